/** Segments up to this size are all of the lowest level. */
const LOWEST_LEVEL = 500;

/**
 * How many of the youngest segments to merge into one, oldest first in `sizes`; 0 for none. A level holds segments that
 * are at most `fanIn` times as large as those of the level below; once there are `fanIn` of one level or lower at the
 * end, they become one. So there are fewer than `fanIn` a level, and a document is copied once a level.
 */
export function countTailToMerge(sizes: readonly number[], fanIn: number): number {
  const levelOf = (size: number) => Math.max(0, Math.ceil(Math.log(size / LOWEST_LEVEL) / Math.log(fanIn)));
  const level = levelOf(sizes.at(-1) ?? 0);
  const higher = sizes.findLastIndex((size) => levelOf(size) > level);
  const count = sizes.length - 1 - higher;
  return count >= fanIn ? count : 0;
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
