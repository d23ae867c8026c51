import { t } from 'ttag';
import { LOCALE } from '#web/lib/language.ts';
import { ownMomentText } from '#web/lib/own-moment-text.ts';

const TIME = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' });

/** Says how old the user's lists are. `seenAt`: milliseconds since 1970 of each list; the oldest counts. */
export function seenText(seenAt: readonly number[], now: Date): string {
  if (seenAt.length === 0) return '';
  const oldest = new Date(Math.min(...seenAt));
  const isToday = oldest.toDateString() === now.toDateString();
  return isToday
    ? t`Lists as last seen today at ${TIME.format(oldest)}.`
    : t`Lists as last seen ${ownMomentText(oldest)}.`;
}
