import type { HasBrand } from './brand-words.ts';
import type { Lexicon } from './lexicon.ts';
import type { WordQuery } from './parsed-query.ts';

export interface WiderQuery {
  /** What was asked, where no other reading is better. */
  readonly query: WordQuery;
  /** What was left out of it and can be offered back: a word, or those of a brand or claim, as typed. */
  readonly leftOut: readonly string[];
}

/** The reading of a term that the search uses. */
export interface ReadQuery extends WiderQuery {
  /** Products have all of the words as typed. */
  readonly isFound: boolean;
}

/** What the catalogue says of other readings of a term. */
export interface TermMatches {
  readonly lexicon: Lexicon;
  /** Products that match, whatever the filters. */
  countFound(query: WordQuery): number;
  /**
   * Those of them that have all of the words in the name, brand or kind; it may be 0 where they are no more than `above`, 0 if
   * not given.
   */
  countNamed(query: WordQuery, above?: number): number;
  /** The most of its words that a product which has all of them has in the name, brand or kind. */
  mostNamed(query: WordQuery): number;
  readonly hasBrand: HasBrand;
  openKeeper(query: WordQuery): KeepWords;
}

/**
 * Keeps the most words that a name has, or else a product: with the one at `wanted`, where it is given, and with those in
 * quotes; of several such sets the one with typed words rather than corrected ones, then the rarest, which say the most. The same query where nothing has those
 * that must stay.
 */
export type KeepWords = (wanted?: number) => WordQuery;
