import { closeSync, openSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { FIGURE_COLUMNS } from '../segment/columns.ts';
import type { MadeSegment } from '../segment/made-segment.ts';
import { type BodyUse, findBodyUse } from '../segment/pack-segment.ts';
import {
  EARLY_ARRAY_NAMES,
  SEGMENT_ARRAYS,
  type SegmentArrayName,
  type SegmentArrays,
} from '../segment/segment.ts';
import { bytesOf, bytesPerElement, letGo, type TypedArray, viewArray } from '../segment/typed-arrays.ts';
import { readFully } from './body-files.ts';
import { writeFully } from './body-writer.ts';

/**
 * A segment that waits on disk until it is merged: all the parts of a large catalogue would take as much memory as the result. The
 * file is of use to this process alone; its arrays follow one another without gaps.
 */
export interface PartFile {
  readonly path: string;
  readonly documentCount: number;
  readonly arrays: readonly ArrayInFile[];
  readonly bodies: BodyUse;
}

/** `checksum`: CRC-32 of its bytes. */
export interface ArrayInFile {
  readonly name: SegmentArrayName;
  readonly length: number;
  readonly checksum: number;
}

/** Writes the arrays one after another, and lets them go. */
export function writePart(path: string, made: MadeSegment): PartFile {
  const { documentCount, arrays, fillFigures } = made;
  const bodies = findBodyUse(arrays);
  const descriptor = openSync(path, 'w', 0o600);
  let end = 0;
  const write = (name: SegmentArrayName, array: TypedArray): ArrayInFile => {
    const bytes = bytesOf(array);
    const written = { name, length: array.length, checksum: crc32(bytes) };
    writeFully(descriptor, bytes, end);
    end += bytes.length;
    letGo(array);
    return written;
  };
  try {
    const early = EARLY_ARRAY_NAMES.filter((name) => arrays[name].length > 0).map((name) =>
      write(name, arrays[name]),
    );
    const figures = new Float32Array(documentCount * FIGURE_COLUMNS);
    fillFigures(figures);
    return { path, documentCount, arrays: [...early, write('figures', figures)], bodies };
  } finally {
    closeSync(descriptor);
  }
}

/** Bytes that are read at a time, where all are. */
const PIECE = 1 << 20;

/** The bytes of all arrays, as they are in the file. Each piece is read where the last was. */
export function* piecesOfPart({ path, arrays }: PartFile): Generator<Uint8Array> {
  const size = arrays.reduce(
    (sum, { name, length }) => sum + length * bytesPerElement(SEGMENT_ARRAYS[name]),
    0,
  );
  const piece = Buffer.allocUnsafe(Math.min(size, PIECE));
  const descriptor = openSync(path, 'r');
  try {
    for (let start = 0; start < size; start += PIECE)
      yield readFully(descriptor, start, piece.subarray(0, size - start));
  } finally {
    closeSync(descriptor);
  }
}

/** Reads arrays into memory of their own. */
export function readPart<N extends SegmentArrayName>(
  { path, arrays }: PartFile,
  names: readonly N[],
): Pick<SegmentArrays, N> {
  const descriptor = openSync(path, 'r');
  try {
    let start = 0;
    const read: [string, TypedArray][] = [];
    for (const { name, length } of arrays) {
      const bytes = length * bytesPerElement(SEGMENT_ARRAYS[name]);
      if (names.some((one) => one === name)) {
        const memory = new ArrayBuffer(bytes);
        readFully(descriptor, start, new Uint8Array(memory));
        read.push([name, viewArray(SEGMENT_ARRAYS[name], memory, 0, length)]);
      }
      start += bytes;
    }
    const missing = names.filter((name) => !read.some(([one]) => one === name));
    const empty = missing.map((name) => [name, viewArray(SEGMENT_ARRAYS[name], new ArrayBuffer(0), 0, 0)]);
    return Object.fromEntries([...read, ...empty]);
  } finally {
    closeSync(descriptor);
  }
}
