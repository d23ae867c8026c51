import { LOCALE } from '#web/lib/language.ts';

const TIME = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' });
const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

/** Says how old the user's lists are. `seenAt`: milliseconds since 1970 of each list; the oldest counts. */
export function seenText(seenAt: readonly number[], now: Date): string {
  if (seenAt.length === 0) return 'Pages need a connection.';
  const oldest = new Date(Math.min(...seenAt));
  const isToday = oldest.toDateString() === now.toDateString();
  const when = isToday ? `today at ${TIME.format(oldest)}` : MOMENT.format(oldest);
  return `Lists as last seen ${when}. Changes need a connection.`;
}
