import { ImportError } from '#importers/import-error.ts';
import { refuseForeignEncoding } from './encoding.ts';

const LARGEST_ELEMENT = 32 * 1024 * 1024;

const QUOTE = 34;
const BACKSLASH = 92;
const OPENERS: ReadonlySet<number> = new Set([91, 123]);
const CLOSERS: ReadonlySet<number> = new Set([93, 125]);

/**
 * The objects of the first array in a JSON document of any size, `{"BrandedFoods": [{…}, {…}]}`, each as its own
 * text: only brackets and quotes are looked at, and JSON.parse does the rest an element at a time. Throws ImportError
 * where the document ends too early.
 */
export async function* readJsonArray(name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const scan = elementScanner(name);
  let first = true;
  for await (const chunk of bytes) {
    const elements = scan.take(first ? refuseForeignEncoding(name, chunk) : chunk);
    first = false;
    if (elements.length > 0) yield elements;
  }
  scan.end();
}

function elementScanner(name: string) {
  /** Brackets that are open; the array's elements are objects inside it. */
  let depth = 0;
  let arrayDepth = 0;
  let inString = false;
  let isEscaped = false;
  let carried: Buffer[] = [];
  let carriedLength = 0;

  function take(chunk: Buffer): string[] {
    const elements: string[] = [];
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) inString = false;
        continue;
      }
      if (byte === QUOTE) inString = true;
      else if (OPENERS.has(byte)) {
        depth++;
        if (byte === 91 && arrayDepth === 0) arrayDepth = depth;
        else if (arrayDepth > 0 && depth === arrayDepth + 1) start = at;
      } else if (CLOSERS.has(byte)) {
        depth--;
        if (arrayDepth > 0 && depth === arrayDepth) {
          elements.push(Buffer.concat([...carried, chunk.subarray(start, at + 1)]).toString('utf8'));
          carried = [];
          carriedLength = 0;
        }
      }
    }
    if (arrayDepth > 0 && depth > arrayDepth) carry(chunk.subarray(start));
    return elements;
  }

  function carry(rest: Buffer): void {
    carried.push(rest);
    carriedLength += rest.length;
    if (carriedLength > LARGEST_ELEMENT) {
      throw new ImportError(`${name} has an element of more than 32 MB: not a file of this format.`);
    }
  }

  function end(): void {
    if (arrayDepth === 0) throw new ImportError(`${name} is not a JSON document with an array.`);
    if (depth > 0 || inString) throw new ImportError(`${name} is truncated: download it again.`);
  }

  return { take, end };
}
