import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { ReadingPlace } from '../../document.ts';
import { strideOf } from '../segment/bitsets.ts';
import { workWords } from '../segment/derive-sets.ts';
import { isOnDisk, type MergeInput } from '../segment/merge-input.ts';
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
import { type ArrayInFile, type PartFile, piecesOfPart } from './part-file.ts';
import { type Header, preamble, readHeader, type SegmentHeader } from './snapshot-header.ts';
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

export interface LoadedSnapshot extends Snapshot {
  readonly segments: readonly LoadedSegment[];
}

/** A segment, and a bitset of its live documents. */
export interface SavedSegment extends MergeInput {
  readonly segment: PackedSegment | PartFile;
}

/** In memory, as it was loaded. */
interface LoadedSegment extends SavedSegment {
  readonly segment: PackedSegment;
}

const FILE = 'index.bin';
const TEMPORARY_FILE = 'index.bin.new';

/** Replaces the snapshot atomically, after the bodies it refers to are on disk. */
export function saveSnapshot(folder: string, { segments, sequence, readUpTo, bodyFiles }: Snapshot): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { file } of bodyFiles) syncPath(join(folder, bodyFileName(file)));
  const header: Header = {
    schema: snapshotSchema(),
    sequence,
    readUpTo,
    bodyFiles,
    segments: segments.map(describeSegment),
  };
  writeFileWhole(join(folder, TEMPORARY_FILE), preamble(header), segments);
  renameSync(join(folder, TEMPORARY_FILE), join(folder, FILE));
  syncPath(folder);
}

/** Reads and checks the snapshot. Throws the reason where there is none or it is damaged. */
export function loadSnapshot(folder: string): LoadedSnapshot {
  const snapshot = readSnapshot(folder);
  checkBodies(folder, snapshot.bodyFiles);
  return snapshot;
}

/** The same, but for its bodies. */
export function readSnapshot(folder: string): LoadedSnapshot {
  return withHeader(folder, (descriptor, header, end) => {
    const { sequence, readUpTo, bodyFiles } = header;
    let start = end;
    const segments = header.segments.map((segment) => {
      const read = readSegment(descriptor, segment, start);
      start += sizeOf(segment);
      return read;
    });
    return { segments, sequence, readUpTo, bodyFiles };
  });
}

/** The body files of the snapshot, of which nothing else is read. */
export function readBodyFiles(folder: string): readonly BodyFileState[] {
  return withHeader(folder, (_, { bodyFiles }) => bodyFiles);
}

/** Throws where bodies are not what they were. */
export function checkBodies(folder: string, bodyFiles: readonly BodyFileState[]): void {
  for (const state of bodyFiles) checkBodyFile(folder, state);
}

/** Opens the index file, of which the header is intact and as long as it says. */
function withHeader<T>(folder: string, use: (descriptor: number, header: Header, end: number) => T): T {
  const path = join(folder, FILE);
  const descriptor = openSync(path, 'r');
  try {
    const { header, end } = readHeader(descriptor);
    if (header.segments.reduce((sum, segment) => sum + sizeOf(segment), end) !== statSync(path).size)
      throw new Error('the file is cut short');
    return use(descriptor, header, end);
  } finally {
    closeSync(descriptor);
  }
}

function describeSegment({ segment, live }: SavedSegment): SegmentHeader {
  const arrays = isOnDisk(segment)
    ? segment.arrays
    : SEGMENT_ARRAY_NAMES.map((name) => describeArray(segment, name));
  return { documentCount: segment.documentCount, arrays, liveChecksum: crc32(bytesOf(live)) };
}

function describeArray(segment: PackedSegment, name: SegmentArrayName): ArrayInFile {
  const array = persistentPart(segment, name);
  return { name, length: array.length, checksum: crc32(bytesOf(array)) };
}

/** The bytes of the segment, piece by piece. */
function* bytesOfSegment({ segment, live }: SavedSegment): Generator<Uint8Array> {
  if (isOnDisk(segment)) yield* piecesOfPart(segment);
  else for (const name of SEGMENT_ARRAY_NAMES) yield bytesOf(persistentPart(segment, name));
  yield bytesOf(live);
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
): LoadedSegment {
  const lengths = new Map(arrays.map(({ name, length }) => [name, length]));
  const segment = layOut(documentCount, (name) => lengths.get(name) ?? 0, []);
  const live = new Uint32Array(strideOf(documentCount));
  let offset = start;
  const read = (name: string, bytes: Uint8Array, checksum: number) => {
    if (readSummed(descriptor, offset, bytes) !== checksum) throw new Error(`array ${name} is damaged`);
    offset += bytes.length;
  };
  for (const { name, length, checksum } of arrays)
    read(name, bytesOf(segment.arrays[name].subarray(0, length)), checksum);
  read('live', bytesOf(live), liveChecksum);
  return { segment: { ...segment, bodies: findBodyUse(segment.arrays) }, live };
}

/** Bytes that are read at a time: they are still in the processor's cache when their checksum is computed. */
const PIECE = 128 << 10;

/** Fills the array from the file; returns the CRC-32 of what was read. */
function readSummed(descriptor: number, offset: number, into: Uint8Array): number {
  let sum = 0;
  for (let done = 0; done < into.length; done += PIECE)
    sum = crc32(readFully(descriptor, offset + done, into.subarray(done, done + PIECE)), sum);
  return sum;
}

/** Reads bodies in pieces, and keeps none. */
function checkBodyFile(folder: string, { file, length, checksum }: BodyFileState): void {
  const descriptor = openSync(join(folder, bodyFileName(file)), 'r');
  try {
    const piece = Buffer.alloc(Math.min(length, PIECE));
    let sum = 0;
    for (let offset = 0; offset < length; offset += PIECE)
      sum = crc32(readFully(descriptor, offset, piece.subarray(0, length - offset)), sum);
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

function writeFileWhole(path: string, start: Uint8Array, segments: readonly SavedSegment[]): void {
  const descriptor = openSync(path, 'w', 0o600);
  try {
    writeFully(descriptor, start, 0);
    let offset = start.length;
    for (const segment of segments) {
      for (const piece of bytesOfSegment(segment)) {
        writeFully(descriptor, piece, offset);
        offset += piece.length;
      }
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
