import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ImportError } from '#importers/import-error.ts';

/** Data sets shrink tenfold; a file that grows by more than this, past a gigabyte, was made to fill memory or disk. */
const HIGHEST_RATIO = 200;
const BOMB_FROM_BYTES = 2 ** 30;

/** What is read and unpacked at a time. */
export const CHUNK_BYTES = 256 * 1024;

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b]);
const ZIP_MAGIC = Buffer.from('PK\x03\x04', 'latin1');
const EMPTY_ZIP_MAGIC = Buffer.from('PK\x05\x06', 'latin1');

/** Compressions that are recognized and not read. */
const UNREAD: readonly (readonly [magic: Buffer, name: string])[] = [
  [Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a]), 'xz'],
  [Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), 'zstd'],
  [Buffer.from('BZh', 'latin1'), 'bzip2'],
  [Buffer.from('7z\xbc\xaf', 'latin1'), '7z'],
  [Buffer.from('Rar!', 'latin1'), 'rar'],
];

export type Packing = 'gzip' | 'zip' | 'plain';

/** How a file is packed, by its first bytes; its name only words the error. */
export function findPacking(name: string, head: Buffer): Packing {
  if (head.length === 0) throw new ImportError(`${name} is empty.`);
  if (startsWith(head, GZIP_MAGIC)) return 'gzip';
  if (startsWith(head, ZIP_MAGIC) || startsWith(head, EMPTY_ZIP_MAGIC)) return 'zip';
  const other = UNREAD.find(([magic]) => startsWith(head, magic));
  if (other)
    throw new ImportError(`${name} is packed with ${other[1]}: unpack it, or pack it with gzip or zip.`);
  if (/\.gz$/i.test(name)) throw new ImportError(`${name} is named .gz but is not a gzip file.`);
  if (/\.zip$/i.test(name)) throw new ImportError(`${name} is named .zip but is not a zip file.`);
  return 'plain';
}

function startsWith(head: Buffer, magic: Buffer): boolean {
  return head.subarray(0, magic.length).equals(magic);
}

/** Unpacks a gzip stream; one made to explode is refused. */
export async function* gunzip(name: string, packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const unzip = createGunzip({ chunkSize: CHUNK_BYTES });
  let bytesIn = 0;
  let bytesOut = 0;
  const counted = async function* () {
    for await (const chunk of packed) {
      bytesIn += chunk.length;
      yield chunk;
    }
  };
  // Its error destroys the stream that is read below, and comes to light there.
  pipeline(counted, unzip).catch(() => undefined);
  try {
    for await (const chunk of unzip as AsyncIterable<Buffer>) {
      bytesOut += chunk.length;
      refuseBomb(name, bytesIn, bytesOut);
      yield chunk;
    }
  } finally {
    unzip.destroy();
  }
}

/** Stops a file that grows out of all proportion. */
export function refuseBomb(name: string, bytesIn: number, bytesOut: number): void {
  if (bytesOut > BOMB_FROM_BYTES && bytesOut > bytesIn * HIGHEST_RATIO) {
    throw new ImportError(
      `${name} unpacks to more than ${HIGHEST_RATIO} times its size: it is not a data set.`,
    );
  }
}
