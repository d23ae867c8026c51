import { SEGMENT_ARRAY_NAMES, SEGMENT_ARRAYS, type Segment, type SegmentArrays } from './segment.ts';
import { bytesOf, bytesPerElement, viewArray } from './typed-arrays.ts';

/** Arrays begin at cache lines. */
const ALIGNMENT = 64;
/** New memory is so much larger than needed, that the next, slightly larger segment fits in as well. */
const HEADROOM = 1.5;

/**
 * The same segment in one piece of shared memory: threads pass it by reference, and it can be used again. The smallest
 * of the spares that is large enough is taken, else new memory; pages that are never touched cost nothing.
 */
export function packSegment(segment: Segment, spares: readonly SharedArrayBuffer[]): Segment {
  const lengths = new Map(SEGMENT_ARRAY_NAMES.map((name) => [name, segment.arrays[name].length]));
  const packed = layOut(segment.documentCount, (name) => lengths.get(name) ?? 0, spares);
  for (const name of SEGMENT_ARRAY_NAMES) {
    bytesOf(packed.arrays[name]).set(bytesOf(segment.arrays[name]));
  }
  return packed;
}

/** A segment with arrays of the given lengths, whose contents are yet to be written. */
export function layOut(
  documentCount: number,
  lengthOf: (name: (typeof SEGMENT_ARRAY_NAMES)[number]) => number,
  spares: readonly SharedArrayBuffer[],
): Segment {
  let size = 0;
  const places = SEGMENT_ARRAY_NAMES.map((name) => {
    const start = size;
    size += Math.ceil((lengthOf(name) * bytesPerElement(SEGMENT_ARRAYS[name])) / ALIGNMENT) * ALIGNMENT;
    return { name, start };
  });
  const memory = chooseSpare(spares, size) ?? new SharedArrayBuffer(Math.ceil(size * HEADROOM));
  const arrays = places.map(({ name, start }) => {
    return [name, viewArray(SEGMENT_ARRAYS[name], memory, start, lengthOf(name))] as const;
  });
  return { documentCount, arrays: Object.fromEntries(arrays) as unknown as SegmentArrays };
}

/** Undefined where the segment has not been packed. */
export function memoryOf({ arrays }: Segment): SharedArrayBuffer | undefined {
  const { buffer } = arrays.gtins;
  return buffer instanceof SharedArrayBuffer ? buffer : undefined;
}

function chooseSpare(spares: readonly SharedArrayBuffer[], size: number): SharedArrayBuffer | undefined {
  return spares.filter(({ byteLength }) => byteLength >= size).sort((a, b) => a.byteLength - b.byteLength)[0];
}
