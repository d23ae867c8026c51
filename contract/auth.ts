/** Times of sessions, as the browser keeps them. */
export const AUTH = {
  callTimeoutMs: 10_000,
  /** A token this near its end counts as expired. */
  expiryMarginMs: 30_000,
  refreshCheckMs: 30_000,
  firstRefreshCheckMs: 1_000,
  minRefreshGapMs: 5_000,
  logoutAfterFailedRefreshMs: 2_000,
} as const;
