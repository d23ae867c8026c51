import { closeSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { strideOf } from '../segment/bitsets.ts';
import { layOut, type PackedSegment } from '../segment/pack-segment.ts';
import { SEGMENT_ARRAYS } from '../segment/segment.ts';
import { bytesOf, bytesPerElement } from '../segment/typed-arrays.ts';
import { bodyFileName, readFully } from './body-files.ts';
import type { BodyFileState } from './body-writer.ts';
import { type SavedSegment, SNAPSHOT_FILE, type Snapshot } from './snapshot-file.ts';
import { readHeader, type SegmentHeader } from './snapshot-header.ts';

export interface LoadedSnapshot extends Snapshot {
  readonly segments: readonly LoadedSegment[];
}

/** In memory, as it was loaded. */
interface LoadedSegment extends SavedSegment {
  readonly segment: PackedSegment;
}

/** One with room for its arrays, and what is to be read into it. */
export interface UnreadSnapshot {
  readonly snapshot: LoadedSnapshot;
  /** The largest first: so several threads are done at the same time. */
  readonly arrays: readonly UnreadArray[];
}

export interface UnreadArray {
  readonly name: string;
  readonly offset: number;
  /** Where its bytes belong, in memory that threads share. */
  readonly into: Uint8Array;
  readonly checksum: number;
}

/** Reads and checks the snapshot. Throws the reason where there is none or it is damaged. Bodies are checked as they are read. */
export function loadSnapshot(folder: string): LoadedSnapshot {
  const { snapshot, arrays } = layOutSnapshot(folder);
  readArrays(folder, arrays, countTaken());
  return snapshot;
}

/** Reads and checks all but the arrays, which takes little time. Throws where that is damaged, or files are shorter than they were. */
export function layOutSnapshot(folder: string): UnreadSnapshot {
  const path = join(folder, SNAPSHOT_FILE);
  const descriptor = openSync(path, 'r');
  try {
    const { header, end } = readHeader(descriptor);
    const { sequence, readUpTo, bodyFiles } = header;
    if (header.segments.reduce((sum, segment) => sum + sizeOf(segment), end) !== statSync(path).size)
      throw new Error('the file is cut short');
    for (const state of bodyFiles) expectWhole(folder, state);
    let start = end;
    const laidOut = header.segments.map((segment) => {
      const one = layOutSegment(descriptor, segment, start);
      start += sizeOf(segment);
      return one;
    });
    return {
      snapshot: { segments: laidOut.map(({ segment }) => segment), sequence, readUpTo, bodyFiles },
      arrays: laidOut.flatMap(({ arrays }) => arrays).sort((a, b) => b.into.length - a.into.length),
    };
  } finally {
    closeSync(descriptor);
  }
}

function expectWhole(folder: string, { file, length }: BodyFileState): void {
  const name = bodyFileName(file);
  if (statSync(join(folder, name)).size < length) throw new Error(`${name} is cut short`);
}

/** Bytes of the segment in the file. */
function sizeOf(segment: SegmentHeader): number {
  return sizeOfArrays(segment) + strideOf(segment.documentCount) * Uint32Array.BYTES_PER_ELEMENT;
}

function sizeOfArrays({ arrays }: SegmentHeader): number {
  return arrays.reduce((sum, { name, length }) => sum + length * bytesPerElement(SEGMENT_ARRAYS[name]), 0);
}

function layOutSegment(
  descriptor: number,
  header: SegmentHeader,
  start: number,
): { segment: LoadedSegment; arrays: UnreadArray[] } {
  const { documentCount, bodies, liveChecksum } = header;
  const lengths = new Map(header.arrays.map(({ name, length }) => [name, length]));
  const segment = layOut(documentCount, (name) => lengths.get(name) ?? 0, []);
  let offset = start;
  const arrays = header.arrays.map(({ name, length, checksum }): UnreadArray => {
    const into = bytesOf(segment.arrays[name].subarray(0, length));
    const unread = { name, offset, into, checksum };
    offset += into.length;
    return unread;
  });
  const live = new Uint32Array(strideOf(documentCount));
  readChecked(descriptor, { name: 'live', offset, into: bytesOf(live), checksum: liveChecksum });
  return { segment: { segment: { ...segment, bodies }, live }, arrays };
}

/** How many of the arrays have been taken: a number that the threads which read them share. */
export function countTaken(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** Reads and checks the arrays that no other thread has taken. Throws where one is damaged. */
export function readArrays(folder: string, arrays: readonly UnreadArray[], taken: Int32Array): void {
  const descriptor = openSync(join(folder, SNAPSHOT_FILE), 'r');
  const take = () => arrays[Atomics.add(taken, 0, 1)];
  try {
    for (let array = take(); array; array = take()) readChecked(descriptor, array);
  } finally {
    closeSync(descriptor);
  }
}

/** Bytes that are read at a time: they are still in the processor's cache when their checksum is computed. */
const PIECE = 128 << 10;

function readChecked(descriptor: number, { name, offset, into, checksum }: UnreadArray): void {
  let sum = 0;
  for (let done = 0; done < into.length; done += PIECE)
    sum = crc32(readFully(descriptor, offset + done, into.subarray(done, done + PIECE)), sum);
  if (sum !== checksum) throw new Error(`array ${name} is damaged`);
}
