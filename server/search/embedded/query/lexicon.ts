import type { FindAlternatives } from '../../words/find-alternatives.ts';
import type { Reading } from './reading.ts';
import type { SimilarTerm } from './similar-terms.ts';

/** The vocabulary of the index, as parsing needs it. */
export interface Lexicon {
  /** Occurrences of the reading's terms in products; counting stops at `enough`. */
  count(reading: Reading, enough: number): number;
  listSimilar(word: string, limit: number): readonly SimilarTerm[];
  hasGtin(gtin: number): boolean;
  readonly findAlternatives: FindAlternatives;
}
