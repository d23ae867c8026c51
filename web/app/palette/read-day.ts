import { readDay } from '#web/features/product-facts/day-and-places.ts';
import { LOCALE } from '#web/lib/language.ts';

/** The day that a text writes out: `2027-01-15`, `15 Jan 2027`, `January 15, 2027`; undefined where it is none we judge by. */
export function dayIn(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase();
  if (/^\d{4}-\d\d-\d\d$/.test(trimmed)) return readDay([trimmed])[0];
  const parts = trimmed.match(/[\p{L}]+|\d+/gu) ?? [];
  // Spanish writes "15 de enero de 2027".
  const [first = '', second = '', year = '', more] = parts.filter((part) => part !== 'de');
  if (more !== undefined || !/^\d{4}$/.test(year)) return undefined;
  const [day, name] = /^\d/.test(first) ? [first, second] : [second, first];
  const month = MONTHS.findIndex((names) => names.some((each) => name.length > 2 && each.startsWith(name)));
  if (month < 0 || !/^\d\d?$/.test(day)) return undefined;
  return readDay([`${year}-${pad(month + 1)}-${pad(Number(day))}`])[0];
}

const pad = (number: number) => String(number).padStart(2, '0');

/** The names of each month, of the page's language and English. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  [LOCALE, 'en-US'].map((locale) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
      .format(Date.UTC(2026, month))
      .toLowerCase(),
  ),
);
