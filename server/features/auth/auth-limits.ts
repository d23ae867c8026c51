/** Times and limits of sessions and sign-in that browsers have no use for. */
export const AUTH_LIMITS = {
  accessTokenMs: 15 * 60_000,
  refreshTokenMs: 30 * 24 * 60 * 60_000,
  /** However often it is renewed, a session ends this long after its sign-in. */
  longestSessionMs: 180 * 24 * 60 * 60_000,
  /** This long a rotated refresh token is answered with its successor: to a second tab, or where the answer was lost. */
  refreshGraceMs: 10_000,
  codeTries: 5,
  linksPerAddressAnHour: 5,
  linksPerClientAnHour: 30,
  /** Of a million codes: with new links each hour, 600 could be tried in a day. */
  codesPerAddressADay: 20,
  codesPerClientAnHour: 60,
  /** A page asks every 14 minutes; several tabs share one answer. */
  refreshesPerSessionAnHour: 120,
} as const;
