import { dayText } from '#contract/date-text.ts';

const MINUTE_MS = 60_000;

/** `21 Nov 2026`, by the reader's own clock: when something happened. */
export function ownDayText(moment: Date): string {
  return dayText(new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS));
}
