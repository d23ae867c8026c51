import { fileOf } from '../storage/body-files.ts';
import { FIGURE_COLUMNS } from './columns.ts';
import { workWords } from './derive-sets.ts';
import { figureHeadLength, fillFigureHeads } from './figure-heads.ts';
import type { MadeSegment } from './made-segment.ts';
import {
  EARLY_ARRAY_NAMES,
  SEGMENT_ARRAY_NAMES,
  SEGMENT_ARRAYS,
  type Segment,
  type SegmentArrayName,
  type SegmentArrays,
} from './segment.ts';
import { allocateMemory, type SegmentMemory, withHeadroom } from './segment-memory.ts';
import { bytesOf, bytesPerElement, letGo, viewArray } from './typed-arrays.ts';

/** A segment in one piece of shared memory, with room for queries to work in. */
export interface PackedSegment extends Segment {
  readonly memory: SegmentMemory;
  readonly bodies: BodyUse;
}

/** The files of the documents' bodies, and the bytes there of names and bodies. */
export interface BodyUse {
  readonly files: readonly number[];
  readonly bytes: number;
}

/** Arrays begin at cache lines. */
const ALIGNMENT = 64;

/**
 * The segment in memory that threads pass by reference and that can be reused. Takes the smallest spare that is large
 * enough, else new memory. Its arrays are let go one after another, so that a large segment is not in memory twice.
 */
export function packSegment(
  { documentCount, arrays, fillFigures, forMerging }: MadeSegment,
  spares: readonly SegmentMemory[],
): PackedSegment {
  const lengths: Partial<Record<SegmentArrayName, number>> = {
    figures: documentCount * FIGURE_COLUMNS,
    figureHeads: forMerging ? 0 : figureHeadLength(documentCount),
  };
  for (const name of EARLY_ARRAY_NAMES) lengths[name] = arrays[name].length;
  const packed = layOut(documentCount, (name) => lengths[name] ?? 0, spares);
  for (const name of EARLY_ARRAY_NAMES) {
    bytesOf(packed.arrays[name]).set(bytesOf(arrays[name]));
    letGo(arrays[name]);
  }
  fillFigures(packed.arrays.figures);
  if (packed.arrays.figureHeads.length > 0) fillFigureHeads(packed.arrays.figureHeads, packed.arrays);
  return { ...packed, bodies: findBodyUse(packed.arrays) };
}

/** A packed segment with arrays of the given lengths, yet to be filled. */
export function layOut(
  documentCount: number,
  lengthOf: (name: (typeof SEGMENT_ARRAY_NAMES)[number]) => number,
  spares: readonly SegmentMemory[],
): Omit<PackedSegment, 'bodies'> {
  let size = 0;
  const places = SEGMENT_ARRAY_NAMES.map((name) => {
    const start = size;
    const length = lengthOf(name) + (name === 'sets' ? workWords(documentCount) : 0);
    size += Math.ceil((length * bytesPerElement(SEGMENT_ARRAYS[name])) / ALIGNMENT) * ALIGNMENT;
    return { name, start, length };
  });
  const memory = chooseSpare(spares, size) ?? allocateMemory(withHeadroom(size));
  const arrays = places.map(({ name, start, length }) => {
    return [name, viewArray(SEGMENT_ARRAYS[name], memory.buffer, start, length)] as const;
  });
  return { documentCount, memory, arrays: Object.fromEntries(arrays) as unknown as SegmentArrays };
}

function chooseSpare(spares: readonly SegmentMemory[], size: number): SegmentMemory | undefined {
  return spares
    .filter(({ buffer }) => buffer.byteLength >= size)
    .sort((a, b) => a.buffer.byteLength - b.buffer.byteLength)[0];
}

export function findBodyUse({
  bodyAddresses,
  nameLengths,
  bodyLengths,
}: Pick<SegmentArrays, 'bodyAddresses' | 'nameLengths' | 'bodyLengths'>): BodyUse {
  const files = new Set<number>();
  let last = 0;
  let bytes = 0;
  for (let document = 0; document < bodyAddresses.length; document++) {
    const file = fileOf(bodyAddresses[document] as number);
    if (file !== last) files.add(file);
    last = file;
    bytes += (nameLengths[document] as number) + (bodyLengths[document] as number);
  }
  return { files: [...files], bytes };
}
