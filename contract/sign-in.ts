/** Times and limits of signing in, shared by both sides. */
export const SIGN_IN = {
  magicLinkRedirectMs: 2_000,
  providerRedirectMs: 1_500,
  /** A provider's page that has not come by then will not come. */
  providerPatienceMs: 10_000,
  magicLinkMs: 15 * 60_000,
  codeDigits: 6,
} as const;
