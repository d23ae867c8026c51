import type { SetOffset } from '../segment/bitsets.ts';
import type { Postings } from './phrase-postings.ts';

/** The terms of a segment that a reading of a word means. */
export interface TermGroup {
  /** The word itself; undefined where it is no term. */
  readonly exact: number | undefined;
  /** The terms that begin with it: from start up to, not including, end. May include the exact one. */
  readonly start: number;
  readonly end: number;
  /** The set of the terms from start to end, where the segment stores one. */
  readonly prefixSet: SetOffset | undefined;
  /** The documents of a phrase, which has no terms. */
  readonly phrase?: Postings;
}

/** The terms of a word, a group for each of its readings. */
export type WordTerms = readonly TermGroup[];
