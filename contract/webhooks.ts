export const WEBHOOKS = {
  maxPerAccount: 5,
  maxUrlLength: 2_000,
  /** Changes told in one message. */
  maxChanges: 500,
  /** Messages that no answer accepts are tried again for this long; then the webhook is disabled. */
  giveUpAfterHours: 72,
} as const;
