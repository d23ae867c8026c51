import { stemWord } from '../text/stem-word.ts';

/** One reading of a word: its stem, or any word that begins with its text where `asPrefix`. */
export interface Reading {
  readonly text: string;
  readonly stem: string;
  readonly asPrefix: boolean;
}

/** What is asked of a product by one word: it must have any of the readings. The first is the likeliest. */
export type Condition = readonly Reading[];

export function readingOf(text: string, asPrefix: boolean): Reading {
  return { text, stem: stemWord(text), asPrefix };
}
