/** A younger segment is merged with the one before it once that is at most this many times as large. */
const TAIL_FACTOR = 4;

/**
 * How many of the youngest segments to merge into one, oldest first in `sizes`; 0 for none. Sizes so fall off by a
 * factor, a handful of segments is enough for any number of changes, and a document is copied a few times only.
 */
export function countTailToMerge(sizes: readonly number[]): number {
  let sum = sizes.at(-1) ?? 0;
  let count = 1;
  for (let i = sizes.length - 2; i >= 0; i--) {
    const size = sizes[i] ?? 0;
    if (size > sum * TAIL_FACTOR) break;
    sum += size;
    count++;
  }
  return count > 1 ? count : 0;
}

/** Changes beside the base that are worth a new base and a new snapshot. */
const MIN_PENDING = 20_000;
const PENDING_SHARE = 0.1;

/** Whether so much of the index is new, or dead, that all of it should be merged. `pending` counts both. */
export function isBaseDue(baseSize: number, pending: number): boolean {
  return pending > Math.max(MIN_PENDING, baseSize * PENDING_SHARE);
}

const MIN_WASTE = 64 << 20;

/** Whether more than half of the bytes in the body files belong to no product any more. */
export function isCompactionDue(fileBytes: number, liveBytes: number): boolean {
  return fileBytes - liveBytes > Math.max(MIN_WASTE, liveBytes);
}
