import type { SetOffset } from '../segment/bitsets.ts';
import type { SegmentMatch } from './match-segment.ts';
import { isWholeName, type NamePhrase, PLACES, placeInName } from './name-phrase.ts';
import type { Postings } from './phrase-postings.ts';
import { rankOneWord } from './rank-one-word.ts';
import {
  ALL_IN_NAME,
  FEW,
  finalScore,
  forget,
  MAX_SCORED_WORDS,
  type RankedDocument,
  scoreWords,
  sumOf,
  TOGETHER,
  WHOLE_NAME,
} from './score-words.ts';
import { listMembers, type SegmentReader } from './segment-reader.ts';
import { forEachTerm, type WordTerms } from './term-groups.ts';

const SCORE_COUNT = WHOLE_NAME * 2;
/** What each place in the name counts for. */
const PLACE_SCORES = [0, TOGETHER, TOGETHER + WHOLE_NAME] as const;

/**
 * A page of the matches by relevance: products with every word in the name, brand or kind first, among them those whose name is
 * the words alone; then by the sum over the words of the strongest impact of the word's terms in the product, and more where
 * the name has them together in order; ties by popularity. Words after the sixteenth are conditions, but do not rank. The match
 * must have words.
 */
export function rankMatches(match: SegmentMatch, skip: number, take: number): RankedDocument[] {
  const { segment, matched, total } = match;
  const { reader } = segment;
  const [only] = match.words;
  const isMany = match.words.length === 1 && match.phrases.length === 0 && total > FEW;
  const page = isMany && only !== undefined ? rankOneWord(match, only, skip, take) : undefined;
  if (page !== undefined) return page;
  const words = match.words
    .slice(0, MAX_SCORED_WORDS)
    .map((word) => ({ word, names: countNames(reader, word) }))
    .sort((a, b) => a.names - b.names)
    .map(({ word }) => word);
  const wanted = Math.min(skip + take, total);
  // Name postings alone are scored while they fill the page: they are few, and all other products rank below.
  const inName = scoreWords(match, words, false);
  if (inName >= wanted) return selectPlaces(match, reader.work.touched, skip, take);
  forget(reader, reader.work.touched);
  scoreWords(match, words, true);
  return selectPlaces(match, matched, skip, take);
}

/** How many of the matches have every word in the name, brand or kind. The match must have words. */
export function countInName(match: SegmentMatch): number {
  if (match.total === 0) return 0;
  const count = scoreWords(match, match.words.slice(0, MAX_SCORED_WORDS), false);
  forget(match.segment.reader, match.segment.reader.work.touched);
  return count;
}

/** The matches that have every word in the name, brand or kind, ascending. The match must have words. */
export function listInName(match: SegmentMatch): Uint32Array {
  const { words, segment } = match;
  const { reader } = segment;
  scoreWords(match, words, false);
  const { scores, listed, work } = reader;
  const touched = listed.slice(0, listMembers(reader, work.touched));
  const inName = touched.filter(
    (document) => finalScore(scores[document] as number, words.length) >= ALL_IN_NAME,
  );
  forget(reader, work.touched);
  return inName;
}

/** The matches that have the match's one word in the name, brand or kind, ascending, with its impact. */
export function listNamed(match: SegmentMatch): Postings {
  const { reader } = match.segment;
  scoreWords(match, match.words, false);
  const documents = reader.listed.slice(0, listMembers(reader, reader.work.touched));
  const impacts = Uint8Array.from(documents, (document) => sumOf(reader.scores[document] as number));
  forget(reader, reader.work.touched);
  return { documents, impacts };
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

/** Sorted one by one: filling and walking the counts would take longer. */
const FEW_TO_SORT = 1_024;
const keysOfFew = new Float64Array(FEW_TO_SORT);

/**
 * By score, descending; documents are listed in id order, so popularity breaks ties. A touched document without all of
 * the words is left out; among the matches it is there by its GTIN alone, and ranks last.
 */
function selectPlaces(match: SegmentMatch, set: SetOffset, skip: number, take: number): RankedDocument[] {
  const { reader } = match.segment;
  const count = listMembers(reader, set);
  const takeScore = scoreTaker(match, set === reader.work.matched);
  const select = count <= FEW_TO_SORT ? selectBySorting : selectByCounting;
  return select(match, count, takeScore, skip, take);
}

/** Takes a document's score but for its place in the name, which is then forgotten; -1 where it is left out. */
type TakeScore = (document: number) => number;

function scoreTaker({ segment: { reader }, words }: SegmentMatch, keepsAll: boolean): TakeScore {
  const { scores } = reader;
  const wordCount = Math.min(words.length, MAX_SCORED_WORDS);
  return (document) => {
    const score = finalScore(scores[document] as number, wordCount);
    scores[document] = 0;
    return score === 0 && !keepsAll ? -1 : score;
  };
}

function selectBySorting(
  { segment: { reader }, phrases }: SegmentMatch,
  count: number,
  takeScore: TakeScore,
  skip: number,
  take: number,
): RankedDocument[] {
  const { listed, arrays } = reader;
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const document = listed[i] as number;
    let score = takeScore(document);
    if (score < 0) continue;
    if (score >= ALL_IN_NAME) score += PLACE_SCORES[placeInName(arrays, document, phrases)];
    keysOfFew[kept++] = (SCORE_COUNT - score) * FEW_TO_SORT + i;
  }
  const page = keysOfFew
    .subarray(0, kept)
    .sort()
    .subarray(skip, skip + take);
  return Array.from(page, (key) => ({
    document: listed[key % FEW_TO_SORT] as number,
    score: SCORE_COUNT - Math.floor(key / FEW_TO_SORT),
  }));
}

const placeOfScore = new Uint32Array(SCORE_COUNT);

function selectByCounting(
  { segment: { reader }, phrases }: SegmentMatch,
  count: number,
  takeScore: TakeScore,
  skip: number,
  take: number,
): RankedDocument[] {
  const { listed, scores, arrays } = reader;
  placeOfScore.fill(0);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const document = listed[i] as number;
    let score = takeScore(document);
    if (score < 0) continue;
    if (score >= ALL_IN_NAME && isWholeName(arrays, document, phrases))
      score += PLACE_SCORES[PLACES.wholeName];
    listed[kept++] = document;
    scores[document] = score;
    placeOfScore[score] = (placeOfScore[score] as number) + 1;
  }
  if (phrases.length > 0) raiseTogether(reader, kept, phrases, leastOf(skip + take));
  startPlaces();
  const selected: RankedDocument[] = [];
  for (let i = 0; i < kept; i++) {
    const document = listed[i] as number;
    const score = scores[document] as number;
    scores[document] = 0;
    const place = placeOfScore[score] as number;
    placeOfScore[score] = place + 1;
    if (place >= skip && place < skip + take) selected[place - skip] = { document, score };
  }
  return selected;
}

/** The score that the first `wanted` documents have at least, by the counts. */
function leastOf(wanted: number): number {
  let count = 0;
  let score = SCORE_COUNT;
  while (score > 0 && count < wanted) count += placeOfScore[--score] as number;
  return score;
}

/** Raises those with the words together in the name, but for those that reach `least` not even so. */
function raiseTogether(
  { listed, scores, arrays }: SegmentReader,
  count: number,
  phrases: readonly NamePhrase[],
  least: number,
): void {
  const from = Math.max(ALL_IN_NAME, least - TOGETHER);
  for (let i = 0; i < count; i++) {
    const document = listed[i] as number;
    const score = scores[document] as number;
    if (score < from || score >= WHOLE_NAME) continue;
    if (placeInName(arrays, document, phrases) === PLACES.apart) continue;
    placeOfScore[score] = (placeOfScore[score] as number) - 1;
    placeOfScore[score + TOGETHER] = (placeOfScore[score + TOGETHER] as number) + 1;
    scores[document] = score + TOGETHER;
  }
}

/** Turns counts by score into the place of the first document of each score, the highest score at place 0. */
function startPlaces(): void {
  let place = 0;
  for (let score = SCORE_COUNT - 1; score >= 0; score--) {
    const size = placeOfScore[score] as number;
    placeOfScore[score] = place;
    place += size;
  }
}
