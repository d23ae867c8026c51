import { TextDecoder } from 'node:util';
import { ImportError } from '#importers/import-error.ts';
import { refuseForeignEncoding } from '#importers/input/encoding.ts';

/** Encodings that one byte order mark or declaration leads to, as TextDecoder calls them. */
const DECODERS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
};

/**
 * An XML file's text, a part at a time, in the encoding that it declares. Throws ImportError where it is another than
 * it says: a name with letters lost would be kept for ever.
 */
export async function* decodeXml(name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of bytes) {
    const body = decoder ? chunk : refuseForeignEncoding(name, chunk);
    decoder ??= openDecoder(name, body);
    yield decode(name, decoder, body);
  }
  if (decoder) yield decode(name, decoder);
}

function openDecoder(name: string, head: Buffer): TextDecoder {
  const declaration = head.subarray(0, 200).toString('latin1');
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(declaration)?.[1] ?? 'utf-8';
  const label = DECODERS[declared.toLowerCase()];
  if (label === undefined) throw new ImportError(`${name} is encoded in ${declared}: save it as UTF-8.`);
  return new TextDecoder(label, { fatal: true });
}

function decode(name: string, decoder: TextDecoder, body?: Buffer): string {
  try {
    return body ? decoder.decode(body, { stream: true }) : decoder.decode();
  } catch (cause) {
    throw new ImportError(`${name} is not in the encoding that it declares: save it as UTF-8.`, { cause });
  }
}
