import { hasBit, listBits, type SetOffset, setBit } from '../segment/bitsets.ts';
import { NAME_IMPACT } from '../text/document-words.ts';
import type { SegmentMatch } from './match-segment.ts';
import { placeInName } from './name-phrase.ts';
import type { Postings } from './phrase-postings.ts';
import type { SegmentReader } from './segment-reader.ts';
import { forEachTerm, type WordTerms } from './term-groups.ts';

/**
 * Relevance: products with every word in the name or brand first, among them those whose name is the words alone, then
 * those that have them together in order; then by the sum over the words of the strongest
 * impact of the word's terms in the product; ties by popularity. Words after the sixteenth are conditions, but do not
 * rank.
 *
 * The state of a document while its words are scored, in 26 bits of reader.scores: 0–11 the sum, 12–19 the impact of
 * the last word, 20–24 the number of words, 25 set where a word before the last is outside the name.
 */
const MAX_RANKED_WORDS = 16;

const IMPACT_SHIFT = 12;
const WORD_SHIFT = 20;
const SUM_MASK = (1 << IMPACT_SHIFT) - 1;
const IMPACT_MASK = 0xff << IMPACT_SHIFT;
const OUTSIDE_NAME = 1 << 25;
/** Scores are sums of at most 16 impacts of 8 bits, above them "every word in the name", above that its place there. */
const ALL_IN_NAME = 1 << IMPACT_SHIFT;
const PLACE_SHIFT = IMPACT_SHIFT + 1;
const SCORE_COUNT = 1 << (PLACE_SHIFT + 2);

export interface RankedDocument {
  readonly document: number;
  readonly score: number;
}

/** Halves an impact above its tier's floor: for a word found by its prefix alone, or by another reading. */
export function discountImpact(impact: number): number {
  return impact >= NAME_IMPACT ? NAME_IMPACT + ((impact - NAME_IMPACT) >>> 1) : (impact + 1) >>> 1;
}

/** Impacts by how often they are discounted: for a prefix match, and for a later reading. */
const WEIGHTS = [
  Uint8Array.from({ length: 256 }, (_, impact) => impact),
  Uint8Array.from({ length: 256 }, (_, impact) => discountImpact(impact)),
  Uint8Array.from({ length: 256 }, (_, impact) => discountImpact(discountImpact(impact))),
] as const;

/** A page of the matches, best first. The match must have words. */
export function rankMatches(match: SegmentMatch, skip: number, take: number): RankedDocument[] {
  const { segment, matched, total } = match;
  const { reader } = segment;
  const words = match.words
    .slice(0, MAX_RANKED_WORDS)
    .map((word) => ({ word, names: countNames(reader, word) }))
    .sort((a, b) => a.names - b.names)
    .map(({ word }) => word);
  const wanted = Math.min(skip + take, total);
  // Name postings alone are scored while they fill the page: they are few, and all other products rank below.
  const inName = scoreWords(reader, words, matched, false);
  if (inName >= wanted) return selectPlaces(match, reader.work.touched, skip, take);
  forget(reader, reader.work.touched);
  scoreWords(reader, words, matched, true);
  return selectPlaces(match, matched, skip, take);
}

/** How many of the matches have every word in the name or brand. The match must have words. */
export function countInName({ segment: { reader }, words, matched, total }: SegmentMatch): number {
  if (total === 0) return 0;
  const count = scoreWords(reader, words.slice(0, MAX_RANKED_WORDS), matched, false);
  forget(reader, reader.work.touched);
  return count;
}

/** The matches that have every word in the name or brand, ascending. The match must have words. */
export function listInName({ segment: { reader }, words, matched }: SegmentMatch): Uint32Array {
  scoreWords(reader, words, matched, false);
  const { scores, listed, arena, work } = reader;
  const touched = listed.slice(0, listBits(arena, work.touched, listed));
  const inName = touched.filter(
    (document) => finalScore(scores[document] as number, words.length) >= ALL_IN_NAME,
  );
  forget(reader, work.touched);
  return inName;
}

function countNames({ arrays: { postingStarts, ingredientStarts } }: SegmentReader, word: WordTerms): number {
  let count = 0;
  for (const group of word) {
    forEachTerm(group, (term) => {
      count += (ingredientStarts[term] as number) - (postingStarts[term] as number);
    });
    count += group.phrase?.documents.length ?? 0;
  }
  return count;
}

/** Scores documents of `matched` by the words in the scored tiers; returns how many have all of the words. */
function scoreWords(
  reader: SegmentReader,
  words: readonly WordTerms[],
  matched: SetOffset,
  withIngredients: boolean,
): number {
  reader.kernels.clear(reader.work.touched);
  const { postingStarts, ingredientStarts, postingDocuments, postingImpacts } = reader.arrays;
  const postings = { documents: postingDocuments, impacts: postingImpacts };
  let complete = 0;
  words.forEach((word, i) => {
    complete = 0;
    word.forEach((group, reading) => {
      forEachTerm(group, (term, isExact) => {
        const first = postingStarts[term] as number;
        const last = (withIngredients ? postingStarts[term + 1] : ingredientStarts[term]) as number;
        const weights = WEIGHTS[Math.min(1, reading) + (isExact ? 0 : 1)] ?? WEIGHTS[0];
        if (last > first) complete += scorePostings(reader, postings, first, last, weights, i, matched);
      });
      if (group.phrase !== undefined) {
        const weights = WEIGHTS[Math.min(1, reading)] ?? WEIGHTS[0];
        complete += scorePostings(
          reader,
          group.phrase,
          0,
          group.phrase.documents.length,
          weights,
          i,
          matched,
        );
      }
    });
  });
  return complete;
}

/** Scores a range of postings for word number `word`; returns how many documents had not had this word yet. */
function scorePostings(
  { scores, arena, work }: SegmentReader,
  { documents, impacts }: Postings,
  first: number,
  last: number,
  weights: Uint8Array,
  word: number,
  matched: SetOffset,
): number {
  let added = 0;
  for (let p = first; p < last; p++) {
    const document = documents[p] as number;
    const impact = weights[impacts[p] as number] as number;
    const known = scores[document] as number;
    const words = (known >>> WORD_SHIFT) & 31;
    if (words === word) {
      if (word === 0) {
        if (!hasBit(arena.words, matched, document)) continue;
        setBit(arena.words, work.touched, document);
      }
      const outside = word > 0 ? outsideName(known) : 0;
      scores[document] =
        ((known & ~IMPACT_MASK) + (1 << WORD_SHIFT) + impact + (impact << IMPACT_SHIFT)) | outside;
      added++;
    } else if (words === word + 1) {
      // Another term of the same word: the stronger impact counts.
      const before = (known & IMPACT_MASK) >>> IMPACT_SHIFT;
      if (impact > before) scores[document] = known + (impact - before) * (1 + (1 << IMPACT_SHIFT));
    }
  }
  return added;
}

/** OUTSIDE_NAME where the last word, whose impact is final now, or one before it is outside the name. */
function outsideName(known: number): number {
  const isOutside = (known & IMPACT_MASK) >>> IMPACT_SHIFT < NAME_IMPACT;
  return isOutside ? OUTSIDE_NAME : known & OUTSIDE_NAME;
}

function forget(reader: SegmentReader, touched: SetOffset): void {
  const count = listBits(reader.arena, touched, reader.listed);
  for (let i = 0; i < count; i++) reader.scores[reader.listed[i] as number] = 0;
}

const placeOfScore = new Uint32Array(SCORE_COUNT);

/**
 * Counting sort by score, descending; documents are listed in id order, so popularity breaks ties. A touched document
 * without all of the words is left out; among the matches it is there by its GTIN alone, and ranks last.
 */
function selectPlaces(
  { segment: { reader }, words, phrases }: SegmentMatch,
  set: SetOffset,
  skip: number,
  take: number,
): RankedDocument[] {
  const { scores, listed, work, arrays } = reader;
  const wordCount = Math.min(words.length, MAX_RANKED_WORDS);
  const isKept = (score: number) => score > 0 || set === work.matched;
  const count = listBits(reader.arena, set, listed);
  placeOfScore.fill(0);
  let highest = 0;
  for (let i = 0; i < count; i++) {
    const document = listed[i] as number;
    let score = finalScore(scores[document] as number, wordCount);
    if (score >= ALL_IN_NAME && phrases.length > 0)
      score |= placeInName(arrays, document, phrases) << PLACE_SHIFT;
    scores[document] = score;
    if (score > highest) highest = score;
    placeOfScore[score] = (placeOfScore[score] as number) + 1;
  }
  startPlaces(highest);
  const selected: RankedDocument[] = [];
  for (let i = 0; i < count; i++) {
    const document = listed[i] as number;
    const score = scores[document] as number;
    scores[document] = 0;
    if (!isKept(score)) continue;
    const place = placeOfScore[score] as number;
    placeOfScore[score] = place + 1;
    if (place >= skip && place < skip + take) selected[place - skip] = { document, score };
  }
  return selected;
}

/** Turns counts by score into the place of the first document of each score, the highest score at place 0. */
function startPlaces(highest: number): void {
  let place = 0;
  for (let score = highest; score >= 0; score--) {
    const size = placeOfScore[score] as number;
    placeOfScore[score] = place;
    place += size;
  }
}

/** 0 where a word is missing. */
function finalScore(known: number, words: number): number {
  if (((known >>> WORD_SHIFT) & 31) !== words) return 0;
  return (known & SUM_MASK) + (outsideName(known) === 0 ? ALL_IN_NAME : 0);
}
