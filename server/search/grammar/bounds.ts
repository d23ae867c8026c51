import { anyOf } from './patterns.ts';

/**
 * Bounds as typed. All of them are read as included: "under 200" is at most 200, since labels round, and chips say "up to".
 */
const BEFORE_MAX = [
  'under',
  'below',
  'beneath',
  'less than',
  'fewer than',
  'lower than',
  'smaller than',
  'cheaper than',
  'up to',
  'at most',
  'max',
  'maximum',
  'maximum of',
  'max of',
  'no more than',
  'not more than',
  'no over',
  'not over',
  'not exceeding',
];
const BEFORE_MIN = [
  'over',
  'above',
  'more than',
  'greater than',
  'higher than',
  'at least',
  'min',
  'minimum',
  'minimum of',
  'min of',
  'no less than',
  'not less than',
  'no fewer than',
  'not under',
];
const AFTER_MAX = [
  'or less',
  'or fewer',
  'or under',
  'or below',
  'or lower',
  'max',
  'maximum',
  'at most',
  'tops',
];
const AFTER_MIN = [
  'or more',
  'or over',
  'or above',
  'or higher',
  'min',
  'minimum',
  'at least',
  'and up',
  'plus',
];

export const NUMBER = '(?:\\d{1,3}(?:,\\d{3}){1,2}|\\d{1,6}(?:[.,]\\d{1,3})?|\\.\\d{1,3})(?![.,]?\\d)';
export const BEFORE = `(?:(?:is )?(?:${anyOf([...BEFORE_MAX, ...BEFORE_MIN])} |(?:<=?|>=?|≤|≥) ?))`;
export const AFTER = `(?: ${anyOf([...AFTER_MAX, ...AFTER_MIN])}| ?\\+)`;
/** Not "under $5 a pound", "200 calories per cup". */
export const NOT_PER = '(?!/| (?:per|an?)(?!\\p{L}))';

/** An amount with its bound: "under 5 g", "5 g or less", "5 g+", "5+ g"; a bare range: "5 to 9 g", "between 5 and 9". */
export function bounded(amount: string, plusThenUnit: string): string {
  const range = `between ${amount} and ${amount}|(?:from )?${amount}(?: to | ?[\\-–] ?)${amount}`;
  return `(?:${range}|${BEFORE}${amount}|${amount}${AFTER}|${plusThenUnit})`;
}

export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

const IS_MAX = new RegExp(`[<≤]|(?:^|[^a-z])${anyOf([...BEFORE_MAX, ...AFTER_MAX])}(?![a-z])`, 'i');
/** "No less than" and "not under" hold the words of an upper bound. */
const IS_NEGATED_MAX = /(?:^|[^a-z])not? (?:less|fewer|under)(?![a-z])/i;

/** The bounds of one or two amounts in the words that stand around them. */
export function readBounds(typed: string, amounts: readonly number[]): Bounds {
  const [first = 0, second] = amounts;
  if (second !== undefined) return { min: Math.min(first, second), max: Math.max(first, second) };
  const words = typed.replaceAll(/[\s\-‐‑–]/g, ' ');
  return IS_MAX.test(words) && !IS_NEGATED_MAX.test(words) ? { max: first } : { min: first };
}

/** "1,000" is a thousand, "2,5" two and a half. */
export function readNumber(typed: string): number {
  return Number(/^\d{1,3}(?:,\d{3})+$/.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.'));
}
