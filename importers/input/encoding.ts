import { ImportError } from '#importers/import-error.ts';

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * The first bytes of a text file without a UTF-8 byte order mark. Throws ImportError where they show that the file
 * is UTF-16 or UTF-32, which spreadsheets write as "Unicode text", or no text at all.
 */
export function refuseForeignEncoding(name: string, head: Buffer): Buffer {
  if (head.subarray(0, 3).equals(UTF8_MARK)) return head.subarray(3);
  const [a, b] = head;
  const isMarked = (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff);
  const sample = head.subarray(0, 4096);
  const zeros = sample.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  if (isMarked || zeros > sample.length / 5) {
    throw new ImportError(`${name} is encoded in UTF-16 or UTF-32: save it as UTF-8.`);
  }
  if (zeros > 0) throw new ImportError(`${name} is not a text file.`);
  return head;
}
