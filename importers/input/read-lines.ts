import { ImportError } from '#importers/import-error.ts';
import { refuseForeignEncoding } from './encoding.ts';

/** A line of a data set is a few kilobytes; one without end is a file of another kind. */
const LONGEST_LINE = 32 * 1024 * 1024;
const NEWLINE = 10;

/**
 * The lines of a UTF-8 file, many at a time, without their ends. Bytes that are no UTF-8 become U+FFFD.
 * Throws ImportError where the encoding is another, or a line has no end.
 */
export async function* readLines(name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let carried: Buffer[] = [];
  let carriedLength = 0;
  let first = true;
  for await (const chunk of bytes) {
    const body = first ? refuseForeignEncoding(name, chunk) : chunk;
    first = false;
    const end = body.lastIndexOf(NEWLINE);
    if (end < 0) {
      carried.push(body);
      carriedLength += body.length;
      if (carriedLength > LONGEST_LINE) {
        throw new ImportError(`${name} has a line of more than 32 MB: not a file of this format.`);
      }
      continue;
    }
    const whole = Buffer.concat([...carried, body.subarray(0, end)]);
    carried = [body.subarray(end + 1)];
    carriedLength = body.length - end - 1;
    yield splitLines(whole);
  }
  const rest = Buffer.concat(carried);
  if (rest.length > 0) yield splitLines(rest);
}

function splitLines(bytes: Buffer): string[] {
  const text = bytes.toString('utf8');
  return text.includes('\r') ? text.split(/\r?\n/) : text.split('\n');
}
