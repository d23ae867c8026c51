import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { workWords } from '../segment/derive-sets.ts';
import {
  SEGMENT_ARRAY_NAMES,
  SEGMENT_ARRAYS,
  type Segment,
  type SegmentArrayName,
  type SegmentArrays,
} from '../segment/segment.ts';
import { allocateArray, bytesPerElement } from '../segment/shared-arrays.ts';
import { bodyFileName } from './body-address.ts';
import { readFully } from './body-files.ts';
import { type BodyFileState, writeFully } from './body-writer.ts';
import { snapshotSchema } from './snapshot-schema.ts';

/**
 * The index on disk. `index.bin` is: 8 bytes of name, length and CRC-32 of the header (4 bytes each, little endian),
 * the header as JSON, then the arrays one after another without a gap. Every byte is under a checksum.
 */
export interface Snapshot {
  readonly segment: Segment;
  /** Every change of the catalogue up to this number is in it. */
  readonly sequence: number;
  /** The files that hold the bodies, checked as far as the snapshot needs them. */
  readonly bodyFiles: readonly BodyFileState[];
}

const MAGIC = Buffer.from('LARDERIX');
const PREAMBLE = MAGIC.length + 8;
const MAX_HEADER = 1 << 20;
const FILE = 'index.bin';
const TEMPORARY_FILE = 'index.bin.new';

interface Header {
  readonly schema: string;
  readonly sequence: number;
  readonly documentCount: number;
  readonly bodyFiles: readonly BodyFileState[];
  readonly arrays: readonly { name: SegmentArrayName; length: number; checksum: number }[];
}

/** Replaces the snapshot. What it points to is on disk before it is, and it is there whole or not at all. */
export function saveSnapshot(folder: string, { segment, sequence, bodyFiles }: Snapshot): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { file } of bodyFiles) syncPath(join(folder, bodyFileName(file)));
  const arrays = SEGMENT_ARRAY_NAMES.map((name) => {
    const array = lastingPart(segment, name);
    const bytes = bytesOf(array);
    return { name, length: array.length, checksum: crc32(bytes), bytes };
  });
  const header: Header = {
    schema: snapshotSchema(),
    sequence,
    documentCount: segment.documentCount,
    bodyFiles,
    arrays: arrays.map(({ name, length, checksum }) => ({ name, length, checksum })),
  };
  writeFileWhole(join(folder, TEMPORARY_FILE), [...preamble(header), ...arrays.map(({ bytes }) => bytes)]);
  renameSync(join(folder, TEMPORARY_FILE), join(folder, FILE));
  syncPath(folder);
}

/** Reads and checks the snapshot. Throws a sentence where there is none that can be trusted. */
export function loadSnapshot(folder: string): Snapshot {
  const path = join(folder, FILE);
  const descriptor = openSync(path, 'r');
  try {
    const { header, end } = readHeader(descriptor);
    const { documentCount, sequence, bodyFiles } = header;
    const arrays = readArrays(descriptor, header, end, statSync(path).size);
    for (const state of bodyFiles) checkBodyFile(folder, state);
    return { segment: { documentCount, arrays }, sequence, bodyFiles };
  } finally {
    closeSync(descriptor);
  }
}

function preamble(header: Header): Buffer[] {
  const json = Buffer.from(JSON.stringify(header));
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32LE(json.length, 0);
  numbers.writeUInt32LE(crc32(json), 4);
  return [MAGIC, numbers, json];
}

function readHeader(descriptor: number): { header: Header; end: number } {
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

function readArrays(descriptor: number, header: Header, start: number, size: number): SegmentArrays {
  let offset = start;
  const entries = header.arrays.map(({ name, length, checksum }) => {
    const type = SEGMENT_ARRAYS[name];
    const byteLength = length * bytesPerElement(type);
    if (offset + byteLength > size) throw new Error('the file is cut short');
    const array = allocateArray(type, length + (name === 'sets' ? workWords(header.documentCount) : 0));
    const bytes = readFully(descriptor, offset, bytesOf(array).subarray(0, byteLength));
    if (crc32(bytes) !== checksum) throw new Error(`array ${name} is damaged`);
    offset += byteLength;
    return [name, array] as const;
  });
  if (offset !== size) throw new Error('the file is longer than its arrays');
  return Object.fromEntries(entries) as unknown as SegmentArrays;
}

/** Bodies are read in pieces: nothing of them is kept. */
function checkBodyFile(folder: string, { file, length, checksum }: BodyFileState): void {
  const descriptor = openSync(join(folder, bodyFileName(file)), 'r');
  try {
    const piece = Buffer.alloc(Math.min(length, 1 << 20));
    let sum = 0;
    for (let offset = 0; offset < length; offset += piece.length) {
      sum = crc32(
        readFully(descriptor, offset, piece.subarray(0, Math.min(piece.length, length - offset))),
        sum,
      );
    }
    if (sum !== checksum) throw new Error(`${bodyFileName(file)} is damaged`);
  } finally {
    closeSync(descriptor);
  }
}

/** Without the sets that queries work in: they change while the file is written, and mean nothing after it. */
function lastingPart(
  { documentCount, arrays }: Segment,
  name: SegmentArrayName,
): SegmentArrays[SegmentArrayName] {
  const array = arrays[name];
  return name === 'sets' ? array.subarray(0, array.length - workWords(documentCount)) : array;
}

function bytesOf(array: SegmentArrays[SegmentArrayName]): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function writeFileWhole(path: string, parts: readonly Uint8Array[]): void {
  const descriptor = openSync(path, 'w', 0o600);
  try {
    let offset = 0;
    for (const part of parts) {
      writeFully(descriptor, part, offset);
      offset += part.length;
    }
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
