import type { SegmentMemory } from '../segment/segment-memory.ts';

/**
 * Memory of removed segments, reused for the next ones. Shared memory must be reused by hand: V8 does not count it, so
 * gigabytes would pile up before a collection.
 */
export interface MemoryPool {
  spares(): SegmentMemory[];
  /** Takes out the smallest spare of so many bytes, for one of several users at once; undefined where there is none. */
  borrow(bytes: number): SegmentMemory | undefined;
  /** Removes a spare that is in use now. */
  take(spare: SegmentMemory | undefined): void;
  /** Adds memory that has no readers any more. */
  give(memory: SegmentMemory | undefined): void;
  clear(): void;
}

export function openMemoryPool(maxSpares: number): MemoryPool {
  let spares: SegmentMemory[] = [];
  const take = (taken: SegmentMemory | undefined) => {
    spares = spares.filter((spare) => spare !== taken);
  };
  return {
    spares: () => spares,
    borrow(bytes) {
      const spare = spares.findLast(({ buffer }) => buffer.byteLength >= bytes);
      take(spare);
      return spare;
    },
    take,
    give(memory) {
      if (memory === undefined || spares.includes(memory)) return;
      // Drops the smallest, which fit the fewest segments.
      spares = [...spares, memory]
        .sort((a, b) => b.buffer.byteLength - a.buffer.byteLength)
        .slice(0, maxSpares);
    },
    clear() {
      spares = [];
    },
  };
}
