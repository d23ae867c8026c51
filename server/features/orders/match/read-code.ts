import { checkDigit, type Gtin, gtinFromDigitalLink, parseGtin } from '#contract/gtin.ts';

/** What the text of a code cell can mean. */
export type ReadCode =
  /** Nothing, or no code at all, such as a supplier's own number. */
  | { readonly kind: 'none' }
  /** A right code. `note`: how it had to be read, null where as it stands. */
  | { readonly kind: 'right'; readonly gtin: Gtin; readonly note: string | null }
  /** No right code, but one of these may be meant: taken only where the product's name agrees. */
  | { readonly kind: 'doubtful'; readonly guesses: readonly Guess[]; readonly fault: string }
  | { readonly kind: 'lost'; readonly fault: string };

export interface Guess {
  readonly gtin: Gtin;
  readonly note: string;
}

const SCIENTIFIC = /^([1-9])(?:[.,](\d+))?e\+?(\d{1,2})$/i;
/** GS1's element string, as scanners write it. */
const ELEMENT = /^\(01\)\s*(\d{14})$|^\]?[cCdQ]?\d?01(\d{14})$/;
const WRONG_CHECK_DIGIT = 'Check digit is wrong';

/** Reads a code in the forms that files have it: any GTIN, zeros lost, a check digit missing or wrong, shortened by Excel. */
export function readCode(text: string): ReadCode {
  // A spreadsheet's mark of a text, or a formula that keeps it one.
  const plain = text
    .trim()
    .replace(/^'|^="|"$/g, '')
    .trim();
  if (plain === '') return { kind: 'none' };
  const scientific = SCIENTIFIC.exec(plain);
  if (scientific) return readScientific(plain, scientific);
  const linked = gtinFromDigitalLink(plain);
  if (linked) return { kind: 'right', gtin: linked, note: null };
  const element = ELEMENT.exec(plain);
  const digits = (element?.[1] ?? element?.[2] ?? plain).replace(/\.0+$/, '').replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits)) return { kind: 'none' };
  return readDigits(digits);
}

function readDigits(digits: string): ReadCode {
  const parsed = parseGtin(digits);
  if (parsed.ok) return { kind: 'right', gtin: parsed.gtin, note: null };
  const significant = digits.replace(/^0+/, '');
  if (significant.length < SHORTEST) return { kind: 'none' };
  if (significant.length > 14) {
    return { kind: 'lost', fault: `${digits.length} digits are too many for a code` };
  }
  const padded = parseGtin(significant.padStart(14, '0'));
  if (padded.ok) {
    return digits.length < 14 && ![8, 12, 13].includes(digits.length)
      ? { kind: 'right', gtin: padded.gtin, note: 'Leading zeros restored' }
      : { kind: 'right', gtin: padded.gtin, note: null };
  }
  return { kind: 'doubtful', guesses: guessesOf(significant), fault: WRONG_CHECK_DIGIT };
}

/** Shorter numbers are suppliers' own. */
const SHORTEST = 9;

/** The check digit left off, or mistyped; two neighbors exchanged; one digit wrong. The likeliest first. */
function guessesOf(digits: string): Guess[] {
  const guesses = new Map<string, string>();
  const add = (body: string, note: string) => {
    const parsed = parseGtin(body.padStart(14, '0'));
    if (parsed.ok && !guesses.has(parsed.gtin)) guesses.set(parsed.gtin, note);
  };
  if (digits.length < 14) add(digits + checkDigit(digits), 'Check digit added');
  const body = digits.slice(0, -1);
  add(body + checkDigit(body), 'Check digit corrected');
  for (let i = 0; i + 1 < digits.length; i++) {
    add(
      digits.slice(0, i) + digits.charAt(i + 1) + digits.charAt(i) + digits.slice(i + 2),
      'Two digits exchanged back',
    );
  }
  for (let i = 0; i < digits.length - 1; i++) {
    for (let digit = 0; digit < 10; digit++)
      add(digits.slice(0, i) + digit + digits.slice(i + 1), 'One digit corrected');
  }
  return [...guesses].map(([gtin, note]) => ({ gtin: gtin as Gtin, note }));
}

/** Excel shows long numbers as 1.23E+13; whether digits are lost depends on how many it wrote. */
function readScientific(text: string, [, first = '', rest = '', power = '0']: RegExpExecArray): ReadCode {
  const length = Number(power) + 1;
  if (length > 14 || length < SHORTEST) return { kind: 'none' };
  if (rest.length + 1 === length) {
    const read = readDigits(first + rest);
    if (read.kind === 'right') return { ...read, note: `Written out from ${text}` };
    return read;
  }
  return { kind: 'lost', fault: `Excel wrote ${text}; digits are lost` };
}
