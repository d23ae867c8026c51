/** Held by the store too (0023_watches.sql). */
export const WATCHES = {
  maxPerAccount: 100,
  /** A search that finds more cannot be watched: what is new in it would be noise. */
  maxSearchProducts: 1_000,
  keptMonths: 6,
  /** The newest changes of what is watched, in one answer. */
  maxShown: 500,
} as const;

export const WATCH_KINDS = ['product', 'wishlist', 'group', 'order', 'search'] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];
