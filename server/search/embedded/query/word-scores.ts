import { setBit } from '../segment/bitsets.ts';
import { NAME_IMPACT } from '../text/document-words.ts';
import type { SegmentReader } from './segment-reader.ts';

export interface RankedDocument {
  readonly document: number;
  readonly score: number;
}

/**
 * The state of a document while its words are scored, in 26 bits of reader.scores: 0–11 the sum, 12–19 the impact of
 * the last word, 20–24 the number of words, 25 set where a word before the last is outside the name.
 */
const IMPACT_SHIFT = 12;
const WORD_SHIFT = 20;
const SUM_MASK = (1 << IMPACT_SHIFT) - 1;
const IMPACT_MASK = 0xff << IMPACT_SHIFT;
const OUTSIDE_NAME = 1 << 25;

/** At most so many words are scored: their sum has 12 bits. */
export const MAX_SCORED_WORDS = 16;
/** What words that stand together in order in the name count for: as much as one more word of it. */
export const TOGETHER = NAME_IMPACT;
/** Final scores are sums of at most 16 impacts of 8 bits and TOGETHER, and this bit where every word is in the name. */
export const ALL_IN_NAME = 1 << (IMPACT_SHIFT + 1);
/** The bit above them where the name is the words alone. */
export const WHOLE_NAME = ALL_IN_NAME * 2;

/** Halves an impact above its tier's floor: for a word found by its prefix alone. */
export function discountImpact(impact: number): number {
  return impact >= NAME_IMPACT ? NAME_IMPACT + ((impact - NAME_IMPACT) >>> 1) : (impact + 1) >>> 1;
}

/** What an impact counts for where the term is the word, and where it begins with it. */
export const WHOLE_WORD = Uint8Array.from({ length: 256 }, (_, impact) => impact);
export const BEGINNING = Uint8Array.from({ length: 256 }, (_, impact) => discountImpact(impact));

/** 1 where the document had not had this word yet and has all of those before. */
export function scoreDocument(
  { scores, arena, work }: SegmentReader,
  document: number,
  impact: number,
  word: number,
): number {
  const known = scores[document] as number;
  const words = (known >>> WORD_SHIFT) & 31;
  if (words === word) {
    if (word === 0) setBit(arena.words, work.touched, document);
    const outside = word > 0 ? outsideName(known) : 0;
    scores[document] =
      ((known & ~IMPACT_MASK) + (1 << WORD_SHIFT) + impact + (impact << IMPACT_SHIFT)) | outside;
    return 1;
  }
  if (words === word + 1) {
    // Another term of the same word: the stronger impact counts.
    const before = (known & IMPACT_MASK) >>> IMPACT_SHIFT;
    if (impact > before) scores[document] = known + (impact - before) * (1 + (1 << IMPACT_SHIFT));
  }
  return 0;
}

/** OUTSIDE_NAME where the last word, whose impact is final now, or one before it is outside the name. */
function outsideName(known: number): number {
  const isOutside = (known & IMPACT_MASK) >>> IMPACT_SHIFT < NAME_IMPACT;
  return isOutside ? OUTSIDE_NAME : known & OUTSIDE_NAME;
}

/** 0 where a word is missing. */
export function finalScore(known: number, words: number): number {
  if (((known >>> WORD_SHIFT) & 31) !== words) return 0;
  return sumOf(known) + (outsideName(known) === 0 ? ALL_IN_NAME : 0);
}

/** The sum of the impacts so far. */
export function sumOf(known: number): number {
  return known & SUM_MASK;
}
