const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 5 * 60_000;
/** Links live 15 minutes: a mail that could not be handed over for that long helps nobody. */
export const MAX_MAIL_AGE_MS = 15 * 60_000;

/** How long to wait after a number of failed attempts: doubling, up to five minutes. */
export function retryDelayMs(attempts: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, attempts - 1));
}

/** SMTP answers of 500 and above are final (RFC 5321 4.2.1). */
export function isFinalFailure(error: unknown): boolean {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === 'number' && code >= 500;
}
