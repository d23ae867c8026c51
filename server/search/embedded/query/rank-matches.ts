import { hasBit, listBits, type SetOffset, setBit } from '../segment/bitsets.ts';
import { NAME_IMPACT } from '../text/name-words.ts';
import type { SegmentMatch } from './match-segment.ts';
import type { SegmentReader } from './segment-reader.ts';
import { forEachTerm, type WordTerms } from './term-groups.ts';

/**
 * Relevance. First the products whose name or brand holds every word, then the others; within both by the sum over the
 * words of the strongest impact that a term of the word has in the product; ties by popularity. Words after the
 * sixteenth are conditions like the others, but do not rank.
 *
 * What is known of a document while its words go by, in 26 bits of reader.scores:
 * 0–11 the sum, 12–19 the impact of the last word met, 20–24 how many words, 25 set where one before the last was not
 * in the name.
 */
const MAX_RANKED_WORDS = 16;

const IMPACT_SHIFT = 12;
const WORD_SHIFT = 20;
const SUM_MASK = (1 << IMPACT_SHIFT) - 1;
const IMPACT_MASK = 0xff << IMPACT_SHIFT;
const OUTSIDE_NAME = 1 << 25;
/** Scores are sums of at most 16 impacts of 8 bits, above them one bit for "every word in the name". */
const ALL_IN_NAME = 1 << IMPACT_SHIFT;
const SCORE_COUNT = ALL_IN_NAME * 2;

export interface RankedDocument {
  readonly document: number;
  readonly score: number;
}

/** A word found by its beginning alone, or read as another than it stands, says half as much above its tier's floor. */
export function discountImpact(impact: number): number {
  return impact >= NAME_IMPACT ? NAME_IMPACT + ((impact - NAME_IMPACT) >>> 1) : (impact + 1) >>> 1;
}

/** What an impact is worth, by how often it is softened: found by the beginning, and in a later reading. */
const WEIGHTS = [
  Uint8Array.from({ length: 256 }, (_, impact) => impact),
  Uint8Array.from({ length: 256 }, (_, impact) => discountImpact(impact)),
  Uint8Array.from({ length: 256 }, (_, impact) => discountImpact(discountImpact(impact))),
] as const;

/** The matches from place `skip` on, `take` of them, best first. The match must have words. */
export function rankMatches(match: SegmentMatch, skip: number, take: number): RankedDocument[] {
  const { segment, matched, total } = match;
  const { reader } = segment;
  const words = match.words
    .slice(0, MAX_RANKED_WORDS)
    .map((word) => ({ word, names: countNames(reader, word) }))
    .sort((a, b) => a.names - b.names)
    .map(({ word }) => word);
  const wanted = Math.min(skip + take, total);
  // Only name postings are looked at while they fill the page: they are few, and every other product ranks below.
  const inName = scoreWords(reader, words, matched, false);
  if (inName >= wanted) return selectPlaces(reader, reader.work.touched, words.length, skip, take);
  forget(reader, reader.work.touched);
  scoreWords(reader, words, matched, true);
  return selectPlaces(reader, matched, words.length, skip, take);
}

function countNames({ arrays: { postingStarts, ingredientStarts } }: SegmentReader, word: WordTerms): number {
  let count = 0;
  for (const group of word) {
    forEachTerm(group, (term) => {
      count += (ingredientStarts[term] as number) - (postingStarts[term] as number);
    });
  }
  return count;
}

/** Scores documents of `matched` that have the words in the tiers looked at; answers how many have all of them. */
function scoreWords(
  reader: SegmentReader,
  words: readonly WordTerms[],
  matched: SetOffset,
  withIngredients: boolean,
): number {
  reader.kernels.clear(reader.work.touched);
  const { postingStarts, ingredientStarts } = reader.arrays;
  let complete = 0;
  words.forEach((word, i) => {
    complete = 0;
    word.forEach((group, reading) => {
      forEachTerm(group, (term, isExact) => {
        const first = postingStarts[term] as number;
        const last = (withIngredients ? postingStarts[term + 1] : ingredientStarts[term]) as number;
        const weights = WEIGHTS[Math.min(1, reading) + (isExact ? 0 : 1)] ?? WEIGHTS[0];
        if (last > first) complete += scorePostings(reader, first, last, weights, i, matched);
      });
    });
  });
  return complete;
}

/** Scores a stretch of postings for word number `word`; answers how many documents met this word for the first time. */
function scorePostings(
  { arrays, scores, arena, work }: SegmentReader,
  first: number,
  last: number,
  weights: Uint8Array,
  word: number,
  matched: SetOffset,
): number {
  const { postingDocuments, postingImpacts } = arrays;
  let met = 0;
  for (let p = first; p < last; p++) {
    const document = postingDocuments[p] as number;
    const impact = weights[postingImpacts[p] as number] as number;
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
      met++;
    } else if (words === word + 1) {
      // Another term of the same word: the stronger one counts.
      const before = (known & IMPACT_MASK) >>> IMPACT_SHIFT;
      if (impact > before) scores[document] = known + (impact - before) * (1 + (1 << IMPACT_SHIFT));
    }
  }
  return met;
}

/** The mark that the last word met, of which no stronger impact will come, or one before it was not in the name. */
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
 * that has not met all the words is left out; among the matches there is one only where it was found by its GTIN,
 * and it ranks last.
 */
function selectPlaces(
  reader: SegmentReader,
  set: SetOffset,
  words: number,
  skip: number,
  take: number,
): RankedDocument[] {
  const { scores, listed, work } = reader;
  const isKept = (score: number) => score > 0 || set === work.matched;
  const count = listBits(reader.arena, set, listed);
  placeOfScore.fill(0);
  let highest = 0;
  for (let i = 0; i < count; i++) {
    const document = listed[i] as number;
    const score = finalScore(scores[document] as number, words);
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

/** Turns how many there are of each score into the place of the first of each, the highest score at place 0. */
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
