import { readNumber } from '#importers/normalise/read-amount.ts';

export type ReadPrice =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly reason: string };

/** The most the store holds; above it a list was misread. */
const HIGHEST = 9_999_999_999;

/** A price in US dollars as price lists write it: "3.5", "$1,234.50", "USD 3.50", "12,50". */
export function readPrice(text: string): ReadPrice {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, reason: 'The price is missing' };
  const digits = trimmed.replace(/^(?:US\s?\$|USD|\$)\s*|\s*(?:USD|US\$|\$)$/gi, '');
  if (/[€£¥]|\b(?:EUR|GBP|CAD|MXN|CHF|AUD)\b/i.test(digits)) {
    return { ok: false, reason: `The price "${trimmed}" is not in US dollars` };
  }
  const amount = /^\d+(?:[.,]\d+)*$/.test(digits) ? readNumber(digits) : Number.NaN;
  if (!Number.isFinite(amount)) return { ok: false, reason: `The price "${trimmed}" is not a number` };
  if (amount <= 0 || amount > HIGHEST) return { ok: false, reason: `The price "${trimmed}" is out of range` };
  const cents = amount * 100;
  if (Math.abs(cents - Math.round(cents)) > 1e-6) {
    return { ok: false, reason: `The price "${trimmed}" has fractions of a cent` };
  }
  return { ok: true, amount: Math.round(cents) / 100 };
}
