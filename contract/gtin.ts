/**
 * Global Trade Item Numbers (GS1 General Specifications). Stored and answered as 14 digits;
 * accepted in 8, 12, 13 or 14 digits with spaces and hyphens anywhere.
 */

declare const gtinBrand: unique symbol;
/** Exactly 14 digits with a right check digit. Made only by {@link parseGtin}. */
export type Gtin = string & { readonly [gtinBrand]: true };

export const GTIN_LENGTHS = [8, 12, 13, 14] as const;

export const GTIN_FORM_ERROR = 'A GTIN has 8, 12, 13 or 14 digits';
export const GTIN_CHECK_DIGIT_ERROR = 'GTIN check digit is wrong';

export type ParsedGtin =
  | { readonly ok: true; readonly gtin: Gtin }
  | { readonly ok: false; readonly error: typeof GTIN_FORM_ERROR | typeof GTIN_CHECK_DIGIT_ERROR };

/** Reads a GTIN in any accepted form and pads it to 14 digits. */
export function parseGtin(text: string): ParsedGtin {
  const digits = text.replace(SEPARATORS, '');
  if (!ACCEPTED.test(digits)) return { ok: false, error: GTIN_FORM_ERROR };
  if (checkDigit(digits.slice(0, -1)) !== Number(digits.at(-1))) {
    return { ok: false, error: GTIN_CHECK_DIGIT_ERROR };
  }
  return { ok: true, gtin: digits.padStart(14, '0') as Gtin };
}

const SEPARATORS = /[\s-]/g;
const ACCEPTED = /^(?:\d{8}|\d{12,14})$/;

/** The check digit for the digits before it: weights 3, 1, 3 … from the right (GS1 General Specifications 7.9.1). */
export function checkDigit(body: string): number {
  let sum = 0;
  for (let i = 0; i < body.length; i++) {
    const digit = body.charCodeAt(body.length - 1 - i) - DIGIT_ZERO;
    sum += i % 2 === 0 ? 3 * digit : digit;
  }
  return (10 - (sum % 10)) % 10;
}

const DIGIT_ZERO = 48;

/**
 * Expands an 8-digit UPC-E (number system 0 or 1) to its 12-digit UPC-A, whose check digit is the same.
 * Undefined where the digits are no UPC-E. An 8-digit code can be both a UPC-E and a GTIN-8: the symbology
 * decides, so only a reader that knows it should call this first.
 */
export function expandUpcE(digits: string): string | undefined {
  const match = /^([01])(\d)(\d)(\d)(\d)(\d)(\d)(\d)$/.exec(digits);
  if (!match) return undefined;
  const [, system, a, b, c, d, e, last, check] = match;
  const body = `${system}${expandUpcEBody([a, b, c, d, e].join(''), last ?? '')}`;
  return checkDigit(body) === Number(check) ? `${body}${check}` : undefined;
}

function expandUpcEBody(five: string, last: string): string {
  const [a, b, c, d, e] = five;
  if (last <= '2') return `${a}${b}${last}0000${c}${d}${e}`;
  if (last === '3') return `${a}${b}${c}00000${d}${e}`;
  if (last === '4') return `${a}${b}${c}${d}00000${e}`;
  return `${a}${b}${c}${d}${e}0000${last}`;
}

/** The GTIN of a GS1 Digital Link address (`https://example.com/01/09521234543213`), if there is one. */
export function gtinFromDigitalLink(address: string): Gtin | undefined {
  const digits = /^https?:\/\/[^?#]*?\/(?:01|gtin)\/(\d{8}|\d{12,14})(?:[/?#]|$)/i.exec(address.trim())?.[1];
  const parsed = digits === undefined ? undefined : parseGtin(digits);
  return parsed?.ok ? parsed.gtin : undefined;
}

/** As printed under the bars: leading zeros of the padding gone, never shorter than the form it came from. */
export function displayGtin(gtin: Gtin): string {
  const significant = gtin.replace(/^0+/, '').length;
  const length = GTIN_LENGTHS.find((candidate) => candidate >= significant) ?? 14;
  return gtin.slice(14 - length);
}
