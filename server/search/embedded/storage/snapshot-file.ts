import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { ReadingPlace } from '../../document.ts';
import { strideOf } from '../segment/bitsets.ts';
import { workWords } from '../segment/derive-sets.ts';
import type { MergeInput } from '../segment/merge-documents.ts';
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
 * the header as JSON, then without gaps the arrays of each segment and its live set. Checksums cover every byte.
 */
export interface Snapshot {
  /** Oldest first; one where they were merged before. */
  readonly segments: readonly SavedSegment[];
  /** It includes every change of the catalogue up to this number. */
  readonly sequence: number;
  /** The last product read, where reading the catalogue was broken off; null: all of it was read. */
  readonly readUpTo: ReadingPlace | null;
  /** The files that hold the bodies, checked as far as the snapshot needs them. */
  readonly bodyFiles: readonly BodyFileState[];
}

/** A segment, and a bitset of its live documents. */
export interface SavedSegment extends MergeInput {
  readonly segment: PackedSegment;
}

const MAGIC = Buffer.from('LARDERIX');
const PREAMBLE = MAGIC.length + 8;
const MAX_HEADER = 1 << 20;
const FILE = 'index.bin';
const TEMPORARY_FILE = 'index.bin.new';

interface Header {
  readonly schema: string;
  readonly sequence: number;
  readonly readUpTo: ReadingPlace | null;
  readonly bodyFiles: readonly BodyFileState[];
  readonly segments: readonly SegmentHeader[];
}

interface SegmentHeader {
  readonly documentCount: number;
  readonly arrays: readonly { name: SegmentArrayName; length: number; checksum: number }[];
  readonly liveChecksum: number;
}

/** Replaces the snapshot atomically, after the bodies it refers to are on disk. */
export function saveSnapshot(folder: string, { segments, sequence, readUpTo, bodyFiles }: Snapshot): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { file } of bodyFiles) syncPath(join(folder, bodyFileName(file)));
  const parts = segments.map(describeSegment);
  const header: Header = {
    schema: snapshotSchema(),
    sequence,
    readUpTo,
    bodyFiles,
    segments: parts.map((part) => part.header),
  };
  writeFileWhole(join(folder, TEMPORARY_FILE), [...preamble(header), ...parts.flatMap(({ bytes }) => bytes)]);
  renameSync(join(folder, TEMPORARY_FILE), join(folder, FILE));
  syncPath(folder);
}

/** Reads and checks the snapshot. Throws the reason where there is none or it is damaged. */
export function loadSnapshot(folder: string): Snapshot {
  const path = join(folder, FILE);
  const descriptor = openSync(path, 'r');
  try {
    const { header, end } = readHeader(descriptor);
    const { sequence, readUpTo, bodyFiles } = header;
    if (header.segments.reduce((sum, segment) => sum + sizeOf(segment), end) !== statSync(path).size)
      throw new Error('the file is cut short');
    let start = end;
    const segments = header.segments.map((segment) => {
      const read = readSegment(descriptor, segment, start);
      start += sizeOf(segment);
      return read;
    });
    for (const state of bodyFiles) checkBodyFile(folder, state);
    return { segments, sequence, readUpTo, bodyFiles };
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

function describeSegment({ segment, live }: SavedSegment): { header: SegmentHeader; bytes: Uint8Array[] } {
  const arrays = SEGMENT_ARRAY_NAMES.map((name) => {
    const array = persistentPart(segment, name);
    const bytes = bytesOf(array);
    return { name, length: array.length, checksum: crc32(bytes), bytes };
  });
  const liveBytes = bytesOf(live);
  const header = {
    documentCount: segment.documentCount,
    arrays: arrays.map(({ name, length, checksum }) => ({ name, length, checksum })),
    liveChecksum: crc32(liveBytes),
  };
  return { header, bytes: [...arrays.map(({ bytes }) => bytes), liveBytes] };
}

/** Bytes of the segment in the file. */
function sizeOf({ documentCount, arrays }: SegmentHeader): number {
  const live = strideOf(documentCount) * Uint32Array.BYTES_PER_ELEMENT;
  return arrays.reduce((sum, { name, length }) => sum + length * bytesPerElement(SEGMENT_ARRAYS[name]), live);
}

function readSegment(
  descriptor: number,
  { documentCount, arrays, liveChecksum }: SegmentHeader,
  start: number,
): SavedSegment {
  const lengths = new Map(arrays.map(({ name, length }) => [name, length]));
  const segment = layOut(documentCount, (name) => lengths.get(name) ?? 0, []);
  const live = new Uint32Array(strideOf(documentCount));
  let offset = start;
  const read = (name: string, bytes: Uint8Array, checksum: number) => {
    if (crc32(readFully(descriptor, offset, bytes)) !== checksum) throw new Error(`array ${name} is damaged`);
    offset += bytes.length;
  };
  for (const { name, length, checksum } of arrays)
    read(name, bytesOf(segment.arrays[name].subarray(0, length)), checksum);
  read('live', bytesOf(live), liveChecksum);
  return { segment: { ...segment, bodies: findBodyUse(segment) }, live };
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
