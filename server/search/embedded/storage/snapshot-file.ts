import { closeSync, fsyncSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { ReadingPlace } from '../../document.ts';
import { workWords } from '../segment/derive-sets.ts';
import { isOnDisk, type MergeInput } from '../segment/merge-input.ts';
import type { PackedSegment } from '../segment/pack-segment.ts';
import { SEGMENT_ARRAY_NAMES, type SegmentArrayName, type SegmentArrays } from '../segment/segment.ts';
import { bytesOf } from '../segment/typed-arrays.ts';
import { bodyFileName } from './body-files.ts';
import { type BodyFileState, writeFully } from './body-writer.ts';
import { type ArrayInFile, type PartFile, piecesOfPart } from './part-file.ts';
import { type Header, preamble, type SegmentHeader } from './snapshot-header.ts';
import { snapshotSchema } from './snapshot-schema.ts';

/**
 * The index on disk. `index.bin` is: 8 bytes of name, length and CRC-32 of the header (4 bytes each, little endian),
 * the header as JSON, then without gaps the arrays of each segment and its live set. Checksums cover every byte,
 * those of records in the arrays too.
 */
export interface Snapshot {
  /** Oldest first; one where they were merged before. */
  readonly segments: readonly SavedSegment[];
  /** It includes every change of the catalogue up to this number. */
  readonly sequence: number;
  /** The last product read, where reading the catalogue was broken off; null: all of it was read. */
  readonly readUpTo: ReadingPlace | null;
  /** The files that hold the bodies. */
  readonly bodyFiles: readonly BodyFileState[];
}

/** A segment, and a bitset of its live documents. */
export interface SavedSegment extends MergeInput {
  readonly segment: PackedSegment | PartFile;
}

export const SNAPSHOT_FILE = 'index.bin';
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
  renameSync(join(folder, TEMPORARY_FILE), join(folder, SNAPSHOT_FILE));
  syncPath(folder);
}

function describeSegment({ segment, live }: SavedSegment): SegmentHeader {
  const arrays = isOnDisk(segment)
    ? segment.arrays
    : SEGMENT_ARRAY_NAMES.map((name) => describeArray(segment, name));
  const { documentCount, bodies } = segment;
  return { documentCount, arrays, liveChecksum: crc32(bytesOf(live)), bodies };
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
