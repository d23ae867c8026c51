import { stemWord } from '../text/stem-word.ts';

/** What is asked of a product's words: the stem, or a word that begins with the text where `asPrefix`. */
export interface Condition {
  readonly text: string;
  readonly stem: string;
  readonly asPrefix: boolean;
}

export function conditionOf(text: string, asPrefix: boolean): Condition {
  return { text, stem: stemWord(text), asPrefix };
}
