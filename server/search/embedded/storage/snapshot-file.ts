import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { workWords } from '../segment/derive-sets.ts';
import { findBodyUse, layOut, type PackedSegment } from '../segment/pack-segment.ts';
import {
  SEGMENT_ARRAY_NAMES,
  SEGMENT_ARRAYS,
  type SegmentArrayName,
  type SegmentArrays,
} from '../segment/segment.ts';
import { bytesOf, bytesPerElement } from '../segment/typed-arrays.ts';
import { bodyFileName, readFully } from './body-files.ts';
import { type BodyFileState, writeFully } from './body-writer.ts';
import { snapshotSchema } from './snapshot-schema.ts';

/**
 * The index on disk. `index.bin` is: 8 bytes of name, length and CRC-32 of the header (4 bytes each, little endian),
 * the header as JSON, then the arrays without gaps. Checksums cover every byte.
 */
export interface Snapshot {
  readonly segment: PackedSegment;
  /** It includes every change of the catalogue up to this number. */
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

/** Replaces the snapshot atomically, after the bodies it refers to are on disk. */
export function saveSnapshot(folder: string, { segment, sequence, bodyFiles }: Snapshot): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { file } of bodyFiles) syncPath(join(folder, bodyFileName(file)));
  const arrays = SEGMENT_ARRAY_NAMES.map((name) => {
    const array = persistentPart(segment, name);
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

/** Reads and checks the snapshot. Throws the reason where there is none or it is damaged. */
export function loadSnapshot(folder: string): Snapshot {
  const path = join(folder, FILE);
  const descriptor = openSync(path, 'r');
  try {
    const { header, end } = readHeader(descriptor);
    const segment = readSegment(descriptor, header, end, statSync(path).size);
    for (const state of header.bodyFiles) checkBodyFile(folder, state);
    return { segment, sequence: header.sequence, bodyFiles: header.bodyFiles };
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

function readSegment(descriptor: number, header: Header, start: number, size: number): PackedSegment {
  const lengths = new Map(header.arrays.map(({ name, length }) => [name, length]));
  const byteLengths = header.arrays.map(({ name, length }) => length * bytesPerElement(SEGMENT_ARRAYS[name]));
  if (byteLengths.reduce((sum, length) => sum + length, start) !== size)
    throw new Error('the file is cut short');
  const segment = layOut(header.documentCount, (name) => lengths.get(name) ?? 0, []);
  let offset = start;
  header.arrays.forEach(({ name, checksum }, i) => {
    const bytes = bytesOf(segment.arrays[name]).subarray(0, byteLengths[i]);
    if (crc32(readFully(descriptor, offset, bytes)) !== checksum) throw new Error(`array ${name} is damaged`);
    offset += bytes.length;
  });
  return { ...segment, bodies: findBodyUse(segment) };
}

/** Reads bodies in pieces, and keeps none. */
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

/** Without the scratch sets of queries, which change while the file is written. */
function persistentPart(
  { documentCount, arrays }: PackedSegment,
  name: SegmentArrayName,
): SegmentArrays[SegmentArrayName] {
  const array = arrays[name];
  return name === 'sets' ? array.subarray(0, array.length - workWords(documentCount)) : array;
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
