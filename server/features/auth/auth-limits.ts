/** Times and limits of sessions and sign-in that browsers have no use for. */
export const AUTH_LIMITS = {
  refreshTokenMs: 30 * 24 * 60 * 60_000,
  /** However often it is renewed, a session ends this long after its sign-in. */
  longestSessionMs: 180 * 24 * 60 * 60_000,
  /** A second tab may show the same refresh token again this long and gets the same successor. */
  refreshGraceMs: 10_000,
  /**
   * And this long where nothing has used the successor: its answer was lost. The web app gives a call up after 10 s and
   * looks again 30 s later.
   */
  lostAnswerMs: 60_000,
  codeTries: 5,
  linksPerAddressAnHour: 5,
  linksPerClientAnHour: 30,
  /** Of a million codes: with new links each hour, 600 could be tried in a day. */
  codesPerAddressADay: 20,
  codesPerClientAnHour: 60,
  /** A page asks every 14 minutes; several tabs share one answer. */
  refreshesPerSessionAnHour: 120,
} as const;
