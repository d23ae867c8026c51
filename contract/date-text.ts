import { c } from 'ttag';

// One time zone for everybody: a date must not change with the reader's clock.
const DAY = new Intl.DateTimeFormat(c('locale of days').t`en-GB`, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `21 Nov 2026`. */
export function dayText(date: Date): string {
  // Some versions of the locale's data write "Sept".
  return DAY.format(date).replace('Sept', 'Sep');
}

/** `1 Jan 2027`, of `2027-01-01`. */
export const dateText = (day: string) => dayText(new Date(`${day}T00:00:00Z`));
