import { t } from 'ttag';

/** Too early to tell from less. */
const LEAST_MS = 400;

/** `about 4 seconds left`, at the pace so far; undefined where that says nothing yet. */
export function timeLeft(sent: number, of: number, sinceMs: number): string | undefined {
  if (sent === 0 || sent >= of || sinceMs < LEAST_MS) return undefined;
  const seconds = Math.ceil(((of - sent) * sinceMs) / sent / 1_000);
  if (seconds <= 1) return t`about a second left`;
  return seconds < 90 ? t`about ${seconds} seconds left` : t`about ${Math.round(seconds / 60)} minutes left`;
}
