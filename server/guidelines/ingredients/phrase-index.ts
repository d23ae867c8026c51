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
}

/** Comma-separated phrases, singular, lower case and without accents, and what they mean. */
export type PhraseRow<T> = readonly [phrases: string, value: T];

/** Tags the phrases of a row: means('fries')`french fry, tater tot`. */
export function means<T>(value: T): (phrases: TemplateStringsArray) => PhraseRow<T> {
  return ([phrases = '']) => [phrases, value];
}

/** A phrase given twice keeps its last value. */
export function indexPhrases<T>(rows: Iterable<PhraseRow<T>>): PhraseIndex<T> {
  const phrases = new Map<string, T>();
  const longest = new Map<string, number>();
  for (const [list, value] of rows) {
    for (const phrase of list.split(',')) {
      const words = stemWords(phrase);
      const first = words[0];
      if (first === undefined) continue;
      phrases.set(words.join(' '), value);
      longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
    }
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
