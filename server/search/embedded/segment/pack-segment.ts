import { fileOf } from '../storage/body-files.ts';
import { workWords } from './derive-sets.ts';
import { SEGMENT_ARRAY_NAMES, SEGMENT_ARRAYS, type Segment, type SegmentArrays } from './segment.ts';
import { allocateMemory, type SegmentMemory, withHeadroom } from './segment-memory.ts';
import { bytesOf, bytesPerElement, viewArray } from './typed-arrays.ts';

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
 * The same segment in memory that threads pass by reference and that can be reused. Takes the smallest spare that is large
 * enough, else new memory.
 */
export function packSegment(segment: Segment, spares: readonly SegmentMemory[]): PackedSegment {
  const lengths = new Map(SEGMENT_ARRAY_NAMES.map((name) => [name, segment.arrays[name].length]));
  const packed = layOut(segment.documentCount, (name) => lengths.get(name) ?? 0, spares);
  for (const name of SEGMENT_ARRAY_NAMES) {
    bytesOf(packed.arrays[name]).set(bytesOf(segment.arrays[name]));
  }
  return { ...packed, bodies: findBodyUse(segment) };
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

export function findBodyUse({ documentCount, arrays }: Segment): BodyUse {
  const { bodyAddresses, nameLengths, bodyLengths } = arrays;
  const files = new Set<number>();
  let last = 0;
  let bytes = 0;
  for (let document = 0; document < documentCount; document++) {
    const file = fileOf(bodyAddresses[document] as number);
    if (file !== last) files.add(file);
    last = file;
    bytes += (nameLengths[document] as number) + (bodyLengths[document] as number);
  }
  return { files: [...files], bytes };
}
