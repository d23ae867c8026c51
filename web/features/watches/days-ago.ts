import { c } from 'ttag';
import { LOCALE } from '#web/lib/language.ts';
import { ownDayText } from '#web/lib/own-day-text.ts';

const WORDS = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
const DAY_MS = 24 * 60 * 60_000;
/** Longer ago a date says more. */
const MOST_DAYS = 13;

/** `today`, `3 days ago`, `on 2 Nov 2026`, by the reader's calendar. */
export function daysAgo(iso: string, now: Date): string {
  const then = new Date(iso);
  const days = Math.round((midnight(now) - midnight(then)) / DAY_MS);
  return days > MOST_DAYS ? c('day').t`on ${ownDayText(then)}` : WORDS.format(-Math.max(0, days), 'day');
}

const midnight = (day: Date) => new Date(day).setHours(0, 0, 0, 0);
