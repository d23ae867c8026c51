/** Segments up to this size are of the lowest level. */
const LOWEST_LEVEL = 500;

/**
 * How many of the newest segments to merge into one; 0 for none. `sizes` is oldest first. A level holds segments up to
 * `fanIn` times as large as those of the level below; once the last `fanIn` segments are of one level or lower, they
 * become one. So each level has fewer than `fanIn`, and a document is copied once a level.
 */
export function countTailToMerge(sizes: readonly number[], fanIn: number): number {
  const levelOf = (size: number) => Math.max(0, Math.ceil(Math.log(size / LOWEST_LEVEL) / Math.log(fanIn)));
  const level = levelOf(sizes.at(-1) ?? 0);
  const higher = sizes.findLastIndex((size) => levelOf(size) > level);
  const count = sizes.length - 1 - higher;
  return count >= fanIn ? count : 0;
}

/** Changes beside the base, as a number and as a share of it, that justify a new base and a new snapshot. */
export interface Patience {
  readonly changes: number;
  readonly share: number;
}

/** While changes come: they would have to be read again after a crash, at some 2,000 a second. */
export const WHILE_CHANGING: Patience = { changes: 2_000, share: 0.1 };
/** After changes were read again at a start, and once there have been none for a while. */
export const AT_REST: Patience = { changes: 500, share: 0.01 };

/** Whether the whole index should be merged. `pending` counts new and deleted documents. */
export function isBaseDue(baseSize: number, pending: number, { changes, share }: Patience): boolean {
  return pending > Math.max(changes, baseSize * share);
}

const MIN_WASTE = 64 << 20;

/** Whether more than half of the body files' bytes are unused. */
export function isCompactionDue(fileBytes: number, liveBytes: number): boolean {
  return fileBytes - liveBytes > Math.max(MIN_WASTE, liveBytes);
}
