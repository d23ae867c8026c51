import { SEGMENT_ARRAY_NAMES, SEGMENT_ARRAYS, type Segment, type SegmentArrays } from './segment.ts';
import { allocateMemory, type SegmentMemory } from './segment-memory.ts';
import { bytesOf, bytesPerElement, viewArray } from './typed-arrays.ts';

/** Arrays begin at cache lines. */
const ALIGNMENT = 64;
/** New memory is larger than needed, so that the next, slightly larger segment fits as well. */
const HEADROOM = 1.5;

/**
 * The same segment in one piece of shared memory, which threads pass by reference and which can be reused. Takes the
 * smallest spare that is large enough, else new memory.
 */
export function packSegment(segment: Segment, spares: readonly SegmentMemory[]): Segment {
  const lengths = new Map(SEGMENT_ARRAY_NAMES.map((name) => [name, segment.arrays[name].length]));
  const packed = layOut(segment.documentCount, (name) => lengths.get(name) ?? 0, spares);
  for (const name of SEGMENT_ARRAY_NAMES) {
    bytesOf(packed.arrays[name]).set(bytesOf(segment.arrays[name]));
  }
  return packed;
}

/** A segment with arrays of the given lengths, yet to be filled. */
export function layOut(
  documentCount: number,
  lengthOf: (name: (typeof SEGMENT_ARRAY_NAMES)[number]) => number,
  spares: readonly SegmentMemory[],
): Segment {
  let size = 0;
  const places = SEGMENT_ARRAY_NAMES.map((name) => {
    const start = size;
    size += Math.ceil((lengthOf(name) * bytesPerElement(SEGMENT_ARRAYS[name])) / ALIGNMENT) * ALIGNMENT;
    return { name, start };
  });
  const memory = chooseSpare(spares, size) ?? allocateMemory(Math.ceil(size * HEADROOM));
  const arrays = places.map(({ name, start }) => {
    return [name, viewArray(SEGMENT_ARRAYS[name], memory.buffer, start, lengthOf(name))] as const;
  });
  return { documentCount, memory, arrays: Object.fromEntries(arrays) as unknown as SegmentArrays };
}

function chooseSpare(spares: readonly SegmentMemory[], size: number): SegmentMemory | undefined {
  return spares
    .filter(({ buffer }) => buffer.byteLength >= size)
    .sort((a, b) => a.buffer.byteLength - b.buffer.byteLength)[0];
}
