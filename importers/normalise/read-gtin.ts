import { expandUpcE, GTIN_CHECK_DIGIT_ERROR, GTIN_FORM_ERROR, type Gtin, parseGtin } from '#contract/gtin.ts';

export type ReadGtin =
  | { readonly ok: true; readonly gtin: Gtin; readonly warning?: string }
  | { readonly ok: false; readonly reason: string };

export const REPADDED = 'a GTIN without its leading zeros was padded';
export const UPC_E = 'a UPC-E code was expanded to its UPC-A';

/**
 * The GTIN of a row, however the source wrote it. 9 to 11 digits are one whose leading zeros a spreadsheet dropped,
 * if the check digit then holds. Codes that a store makes up for itself, coupons and books are no products of a
 * catalogue that many share (GS1 General Specifications 1.4, 2.1.11): they are refused.
 */
export function readGtin(text: string): ReadGtin {
  const digits = text.replace(/[\s-]/g, '');
  if (digits === '') return { ok: false, reason: 'The GTIN is missing' };
  const isShort = /^\d{9,11}$/.test(digits);
  const parsed = parseGtin(isShort ? digits.padStart(12, '0') : digits);
  if (!parsed.ok) {
    const upcA = readUpcE(digits);
    return upcA ? { ok: true, gtin: upcA, warning: UPC_E } : { ok: false, reason: REASONS[parsed.error] };
  }
  const reason = findRestriction(parsed.gtin);
  if (reason) return { ok: false, reason };
  return isShort ? { ok: true, gtin: parsed.gtin, warning: REPADDED } : parsed;
}

const REASONS = {
  [GTIN_FORM_ERROR]: 'A GTIN has 8, 12, 13 or 14 digits',
  [GTIN_CHECK_DIGIT_ERROR]: 'The check digit of the GTIN is wrong',
} as const;

/**
 * The UPC-A of a UPC-E, which sources give as it is printed or padded with zeros. Its check digit is the UPC-A's, so
 * it is read so only where the digits make no GTIN as they stand and do make a UPC-E: never where both would do.
 */
function readUpcE(digits: string): Gtin | undefined {
  const printed = /^0{0,6}([01]\d{7})$/.exec(digits)?.[1];
  const expanded = printed === undefined ? undefined : expandUpcE(printed);
  const parsed = expanded === undefined ? undefined : parseGtin(expanded);
  return parsed?.ok && !findRestriction(parsed.gtin) ? parsed.gtin : undefined;
}

const STORE_CODE = 'The code is for use within one store or company only';

/** Prefixes of the 13-digit form that are no product's (GS1 prefixes; a case built on one is none either). */
const RESTRICTED: readonly (readonly [prefix: RegExp, reason: string])[] = [
  [/^(?:02|04|2)/, STORE_CODE],
  [/^(?:05|98[0-4]|99)/, 'The code is a coupon code'],
  [/^97[789]/, 'The code is a book or periodical code'],
];

function findRestriction(gtin: Gtin): string | undefined {
  // A GTIN-8: 0 and 2 are for stores, and so is what has still more zeros.
  if (gtin.startsWith('000000')) return /^[02]/.test(gtin.slice(6)) ? STORE_CODE : undefined;
  const prefix = gtin.slice(1);
  return RESTRICTED.find(([pattern]) => pattern.test(prefix))?.[1];
}
