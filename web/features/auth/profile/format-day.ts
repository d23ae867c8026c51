const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "March 14, 2025", in the reader's time zone. */
export function formatDay(iso: string): string {
  return DAY.format(new Date(iso));
}

/** "Mar 14, 2025, 3:05 PM", in the reader's time zone. */
export function formatMoment(iso: string): string {
  return MOMENT.format(new Date(iso));
}
