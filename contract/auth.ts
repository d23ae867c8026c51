/** Times and limits of sessions and sign-in, shared by both sides. */
export const AUTH = {
  callTimeoutMs: 10_000,
  /** A token this near its end counts as expired. */
  expiryMarginMs: 30_000,
  refreshCheckMs: 30_000,
  firstRefreshCheckMs: 1_000,
  minRefreshGapMs: 5_000,
  refreshToastMs: 3_000,
  logoutAfterFailedRefreshMs: 2_000,
  magicLinkRedirectMs: 2_000,
  providerRedirectMs: 1_500,
  accessTokenMs: 15 * 60_000,
  magicLinkMs: 15 * 60_000,
  codeDigits: 6,
} as const;
