import { foldWords, singular } from './words.ts';

/** The facts of a product that rules are about. */
export const FIELDS = ['name', 'brand', 'brick', 'list', 'gtin'] as const;
export type Field = (typeof FIELDS)[number];

/** One condition: the field has any of the phrases, or with `isNot` none of them. */
export interface Condition {
  readonly field: Field;
  readonly isNot: boolean;
  readonly phrases: readonly Phrase[];
}

/** Words in a row. */
export interface Phrase {
  readonly words: readonly string[];
  /** The last word may go on. */
  readonly isPrefix: boolean;
  /** The field has these words and no other. */
  readonly isWhole: boolean;
}

/** Alternatives, each of which is conditions that must all hold. No alternative: no product. */
export type Rule = readonly (readonly Condition[])[];

/**
 * A rule as it is written: `peanut_butter -cup/cookie | nut butter brand:tarnwick`. Conditions are separated by spaces
 * and must all hold, ` | ` separates alternatives; `a/b` is either, `a_b` is both in a row, `-` is not, `choc*` goes on,
 * `=a_b` is the whole field. Words are of the name unless a field stands before them.
 */
export function parseRule(text: string): Rule {
  if (text.trim() === '') return [];
  return text.split(' | ').map((alternative) => alternative.trim().split(/ +/).map(parseCondition));
}

function parseCondition(text: string): Condition {
  const isNot = text.startsWith('-');
  const [, named, value = ''] = /^(?:([a-z]+):)?(.+)$/.exec(isNot ? text.slice(1) : text) ?? [];
  const field = FIELDS.find((known) => known === (named ?? 'name'));
  if (field === undefined) throw new Error(`Not a field: ${text}`);
  const phrases = value.split('/').map(parsePhrase);
  if (phrases.some(({ words }) => words.length === 0)) throw new Error(`Not a condition: ${text}`);
  return { field, isNot, phrases };
}

function parsePhrase(text: string): Phrase {
  const isPrefix = text.endsWith('*');
  const words = foldWords(text.replaceAll('_', ' '));
  return {
    words: words.map((word, i) => (isPrefix && i === words.length - 1 ? word : singular(word))),
    isPrefix,
    isWhole: text.startsWith('='),
  };
}
