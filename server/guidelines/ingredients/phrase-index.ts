import { foldText } from './fold-text.ts';
import { stemWords } from './stem-words.ts';

/** Phrases looked up in a row of stemmed words, the longest first. */
export interface PhraseIndex<T> {
  readonly phrases: ReadonlyMap<string, T>;
  /** Longest phrase that begins with a word, in words. */
  readonly longest: ReadonlyMap<string, number>;
}

export interface PhraseMatch<T> {
  readonly value: T;
  /** In words. */
  readonly length: number;
  /** The word itself denies it: "laktosefrei". */
  readonly denied?: boolean;
}

/** A phrase, singular, lower case and without accents, and what it means. */
export type PhraseRow<T> = readonly [phrase: string, value: T];

/**
 * Throws where a phrase is given twice, also in another spelling, since one of the two would win unseen; where it has no
 * word; and where it has capitals or accents, since no folded text would ever match it.
 */
export function indexPhrases<T>(rows: Iterable<PhraseRow<T>>): PhraseIndex<T> {
  const phrases = new Map<string, T>();
  const longest = new Map<string, number>();
  for (const [phrase, value] of rows) {
    const words = stemWords(phrase);
    const first = words[0];
    const stems = words.join(' ');
    if (foldText(phrase) !== phrase) throw new Error(`Not lower case without accents: "${phrase}".`);
    if (first === undefined) throw new Error(`No word of a phrase: "${phrase}".`);
    if (phrases.has(stems)) throw new Error(`Twice in the tables of names: "${phrase}".`);
    phrases.set(stems, value);
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  return { phrases, longest };
}

/** The longest phrase that begins at this word. */
export function matchPhrase<T>(
  index: PhraseIndex<T>,
  words: readonly string[],
  at: number,
): PhraseMatch<T> | undefined {
  const first = words[at];
  if (first === undefined) return undefined;
  const longest = index.longest.get(first);
  if (longest === undefined) return undefined;
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const value = index.phrases.get(length === 1 ? first : words.slice(at, at + length).join(' '));
    if (value !== undefined) return { value, length };
  }
  return undefined;
}
