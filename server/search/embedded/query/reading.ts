import { stemWord } from '../text/stem-word.ts';

/** One reading of a word: its stem, or with `asPrefix` any word that begins with its text. */
export interface WordReading {
  readonly text: string;
  readonly stem: string;
  readonly asPrefix: boolean;
}

/** Words together in order in the name or brand. The last one, which names the kind of thing, ranks. */
export interface PhraseReading {
  readonly phrase: readonly string[];
}

export type Reading = WordReading | PhraseReading;

/** The condition that one word puts on a product: it must have any of the readings. The first is the likeliest. */
export type Condition = readonly Reading[];

export function readingOf(text: string, asPrefix: boolean): WordReading {
  return { text, stem: stemWord(text), asPrefix };
}

/** A phrase of one word is that word. */
export function phraseReading(words: readonly string[]): Reading {
  const [only = ''] = words;
  return words.length === 1 ? readingOf(only, false) : { phrase: words };
}
