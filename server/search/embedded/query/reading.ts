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

/** Any of the readings, in the name, brand or kind alone. */
export interface NamedReading {
  readonly named: readonly PlainReading[];
}

export type PlainReading = WordReading | PhraseReading;
export type Reading = PlainReading | NamedReading;

/** The condition that one word puts on a product: it must have any of the readings. The first is the likeliest. */
export type Condition = readonly Reading[];

export function readingOf(text: string, asPrefix: boolean): WordReading {
  return { text, stem: stemWord(text), asPrefix };
}

/** The condition, to be met in the name, brand or kind. */
export function namedCondition(condition: Condition): Condition {
  return [{ named: condition.flatMap((reading) => ('named' in reading ? reading.named : [reading])) }];
}

/** The words that a reading looks for, those of a phrase as one. */
export function textsOf(reading: Reading): readonly string[] {
  if ('named' in reading) return reading.named.flatMap(textsOf);
  return ['phrase' in reading ? reading.phrase.join(' ') : reading.text];
}

/** A phrase of one word is that word. */
export function phraseReading(words: readonly string[]): PlainReading {
  const [only = ''] = words;
  return words.length === 1 ? readingOf(only, false) : { phrase: words };
}
