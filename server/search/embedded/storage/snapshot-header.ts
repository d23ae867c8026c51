import { crc32 } from 'node:zlib';
import type { ReadingPlace } from '../../document.ts';
import type { BodyUse } from '../segment/pack-segment.ts';
import { readFully } from './body-files.ts';
import type { BodyFileState } from './body-writer.ts';
import type { ArrayInFile } from './part-file.ts';
import { snapshotSchema } from './snapshot-schema.ts';

const MAGIC = Buffer.from('LARDERIX');
const PREAMBLE = MAGIC.length + 8;
const MAX_HEADER = 1 << 20;

export interface Header {
  readonly schema: string;
  readonly sequence: number;
  readonly readUpTo: ReadingPlace | null;
  readonly bodyFiles: readonly BodyFileState[];
  readonly segments: readonly SegmentHeader[];
}

/** Its arrays follow one another in this order. */
export interface SegmentHeader {
  readonly documentCount: number;
  readonly arrays: readonly ArrayInFile[];
  readonly liveChecksum: number;
  readonly bodies: BodyUse;
}

/** What the file begins with. */
export function preamble(header: Header): Buffer {
  const json = Buffer.from(JSON.stringify(header));
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32LE(json.length, 0);
  numbers.writeUInt32LE(crc32(json), 4);
  return Buffer.concat([MAGIC, numbers, json]);
}

/** Throws where it is damaged, or made by another version. */
export function readHeader(descriptor: number): { header: Header; end: number } {
  const start = readFully(descriptor, 0, Buffer.alloc(PREAMBLE));
  const length = start.readUInt32LE(MAGIC.length);
  if (!start.subarray(0, MAGIC.length).equals(MAGIC) || length > MAX_HEADER)
    throw new Error('not an index file');
  const json = readFully(descriptor, PREAMBLE, Buffer.alloc(length));
  if (crc32(json) !== start.readUInt32LE(MAGIC.length + 4)) throw new Error('the header is damaged');
  const header: Header = JSON.parse(json.toString('utf8'));
  if (header.schema !== snapshotSchema()) throw new Error('made by another version');
  return { header, end: PREAMBLE + length };
}
