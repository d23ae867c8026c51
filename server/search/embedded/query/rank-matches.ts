import { listWithin } from './list-matched.ts';
import type { SegmentMatch } from './match-segment.ts';
import { openPlaces } from './name-phrase.ts';
import type { Postings } from './phrase-postings.ts';
import { rankNamed } from './rank-one-word.ts';
import { forget, listScored, scoreWords } from './score-words.ts';
import type { SegmentReader } from './segment-reader.ts';
import { FEW_TO_SORT, selectByCounting, selectBySorting } from './select-scored.ts';
import type { WordTerms } from './term-group.ts';
import { forEachTerm } from './term-groups.ts';
import { ALL_IN_NAME, finalScore, MAX_SCORED_WORDS, type RankedDocument, sumOf } from './word-scores.ts';

/** Of more matches than these the strongest postings of a single word are read first. */
const MANY = 512;

/**
 * A page of the matches by relevance: products with every word in the name, brand or kind first, among them those whose name is
 * the words alone; then by the sum over the words of the strongest impact of the word's terms in the product, and more where
 * the name has them together in order; ties by popularity. Words after the sixteenth are conditions, but do not rank. The match
 * must have words.
 */
export function rankMatches(match: SegmentMatch, skip: number, take: number): RankedDocument[] {
  const { segment, total } = match;
  const { reader } = segment;
  const [only] = match.words;
  const isMany = match.words.length === 1 && match.phrases.length === 0 && total > MANY;
  const page = isMany && only !== undefined ? rankNamedFirst(match, only, skip, take) : undefined;
  if (page !== undefined) return page;
  const words = match.words
    .slice(0, MAX_SCORED_WORDS)
    .map((word) => ({ word, names: countNames(reader, word) }))
    .sort((a, b) => a.names - b.names)
    .map(({ word }) => word);
  const wanted = Math.min(skip + take, total);
  // Name postings alone are scored while they fill the page: they are few, and all other products rank below.
  const inName = scoreWords(match, words, false);
  if (inName >= wanted) return selectPlaces(match, false, skip, take);
  forget(match);
  scoreWords(match, words, true);
  return selectPlaces(match, true, skip, take);
}

/**
 * The same for one word: those that have it in the name first, and the others only where the page is among them. Undefined where a
 * reading of the word is a phrase.
 */
export function rankNamedFirst(
  match: SegmentMatch,
  word: WordTerms,
  skip: number,
  take: number,
): RankedDocument[] | undefined {
  const named = rankNamed(match, word, skip, take);
  if (named === undefined) return undefined;
  const { page, found } = named;
  const end = Math.min(skip + take, match.total);
  if (found >= end) return page;
  const { kernels, work } = match.segment.reader;
  kernels.andNot(work.group, match.matched, work.touched);
  const others = { ...match, matched: work.group, total: match.total - found };
  scoreWords(others, [word], true);
  const first = Math.max(skip, found);
  return [...page, ...selectPlaces(others, true, first - found, end - first)];
}

/**
 * How many of the matches have every word in the name, brand or kind; 0 also where they cannot be more than `above`. The match
 * must have words.
 */
export function countInName(match: SegmentMatch, above: number): number {
  if (match.total <= above) return 0;
  const count = scoreWords(match, match.words.slice(0, MAX_SCORED_WORDS), false);
  forget(match);
  return count;
}

/** The matches that have every word in the name, brand or kind, ascending. The match must have words. */
export function listInName(match: SegmentMatch): Uint32Array {
  const { words, segment } = match;
  const { reader } = segment;
  scoreWords(match, words, false);
  const { scores, listed } = reader;
  const scored = listed.slice(0, listScored(match));
  const inName = scored.filter(
    (document) => finalScore(scores[document] as number, words.length) >= ALL_IN_NAME,
  );
  forget(match);
  return inName;
}

/** The matches that have the match's one word in the name, brand or kind, ascending, with its impact. */
export function listNamed(match: SegmentMatch): Postings {
  const { reader } = match.segment;
  scoreWords(match, match.words, false);
  const documents = reader.listed.slice(0, listScored(match));
  const impacts = Uint8Array.from(documents, (document) => sumOf(reader.scores[document] as number));
  forget(match);
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

/**
 * By score, descending; documents are listed in id order, so popularity breaks ties. A scored document without all of
 * the words is left out; where all matches are listed it is there by its GTIN alone, and ranks last.
 */
function selectPlaces(match: SegmentMatch, keepsAll: boolean, skip: number, take: number): RankedDocument[] {
  const { segment, words, phrases } = match;
  const { reader } = segment;
  const listed = {
    reader,
    count: keepsAll ? listWithin(match, match.matched) : listScored(match),
    wordCount: Math.min(words.length, MAX_SCORED_WORDS),
    keepsAll,
    places: openPlaces(reader.arrays, phrases),
  };
  return listed.count <= FEW_TO_SORT
    ? selectBySorting(listed, skip, take)
    : selectByCounting(listed, skip, take);
}
