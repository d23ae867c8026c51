import { hasBit, type SetOffset, setBit } from '../segment/bitsets.ts';
import { NAME_IMPACT } from '../text/document-words.ts';
import type { SegmentMatch } from './match-segment.ts';
import { firstAtLeast } from './names-together.ts';
import type { Postings } from './phrase-postings.ts';
import { listMembers, type SegmentReader } from './segment-reader.ts';
import { forEachTerm, type WordTerms } from './term-groups.ts';

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
/** Final scores are sums of at most 16 impacts of 8 bits, and this bit where every word is in the name. */
export const ALL_IN_NAME = 1 << IMPACT_SHIFT;

/** So few matches are looked up in the postings of a word that has more than this many for each of them. */
export const FEW = 512;
const LOOKUP_COST = 8;

/** Halves an impact above its tier's floor: for a word found by its prefix alone. */
export function discountImpact(impact: number): number {
  return impact >= NAME_IMPACT ? NAME_IMPACT + ((impact - NAME_IMPACT) >>> 1) : (impact + 1) >>> 1;
}

/** What an impact counts for where the term is the word, and where it begins with it. */
export const WHOLE_WORD = Uint8Array.from({ length: 256 }, (_, impact) => impact);
export const BEGINNING = Uint8Array.from({ length: 256 }, (_, impact) => discountImpact(impact));

/** Scores the matched documents by the words in the scored tiers; returns how many have all of the words. */
export function scoreWords(
  { segment: { reader }, matched, total }: SegmentMatch,
  words: readonly WordTerms[],
  withIngredients: boolean,
): number {
  reader.kernels.clear(reader.work.touched);
  const { postingStarts, ingredientStarts, postingDocuments, postingImpacts } = reader.arrays;
  const postings = { documents: postingDocuments, impacts: postingImpacts };
  const few = total <= FEW ? reader.listed.subarray(0, listMembers(reader, matched)) : null;
  let complete = 0;
  words.forEach((word, i) => {
    complete = 0;
    for (const group of word) {
      const score = (from: Postings, first: number, last: number, isExact: boolean) => {
        if (last <= first) return;
        const weights = isExact ? WHOLE_WORD : BEGINNING;
        const isShort = few === null || last - first <= few.length * LOOKUP_COST;
        complete += isShort
          ? scorePostings(reader, from, first, last, weights, i, matched)
          : scoreFew(reader, few, from, first, last, weights, i);
      };
      forEachTerm(group, (term, isExact) => {
        const names = postingStarts[term] as number;
        const ingredients = ingredientStarts[term] as number;
        score(postings, names, ingredients, isExact);
        if (withIngredients) score(postings, ingredients, postingStarts[term + 1] as number, isExact);
      });
      if (group.phrase !== undefined) score(group.phrase, 0, group.phrase.documents.length, true);
    }
  });
  return complete;
}

/** Scores a range of postings for word number `word`; returns how many documents had not had this word yet. */
function scorePostings(
  reader: SegmentReader,
  { documents, impacts }: Postings,
  first: number,
  last: number,
  weights: Uint8Array,
  word: number,
  matched: SetOffset,
): number {
  const { words } = reader.arena;
  let added = 0;
  for (let p = first; p < last; p++) {
    const document = documents[p] as number;
    if (word === 0 && !hasBit(words, matched, document)) continue;
    added += scoreDocument(reader, document, weights[impacts[p] as number] as number, word);
  }
  return added;
}

/** The same by looking up each of the few matched documents in a longer range. */
function scoreFew(
  reader: SegmentReader,
  few: Uint32Array,
  { documents, impacts }: Postings,
  first: number,
  last: number,
  weights: Uint8Array,
  word: number,
): number {
  let added = 0;
  let from = first;
  for (const document of few) {
    from = firstAtLeast(documents, document, from, last);
    if (from < last && documents[from] === document)
      added += scoreDocument(reader, document, weights[impacts[from] as number] as number, word);
  }
  return added;
}

/** 1 where the document had not had this word yet and has all of those before. */
function scoreDocument(
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

/** Clears the scores of the documents of the set. */
export function forget(reader: SegmentReader, touched: SetOffset): void {
  const count = listMembers(reader, touched);
  for (let i = 0; i < count; i++) reader.scores[reader.listed[i] as number] = 0;
}
