import { hasBit, setBit } from '../segment/bitsets.ts';
import { NAME_IMPACT } from '../text/document-words.ts';
import type { SegmentMatch } from './match-segment.ts';
import type { SegmentReader } from './segment-reader.ts';
import type { WordTerms } from './term-group.ts';
import { forEachTerm } from './term-groups.ts';
import { ALL_IN_NAME, BEGINNING, type RankedDocument, WHOLE_WORD } from './word-scores.ts';

/** The end of a chain of lists. */
const NONE = 0xffffffff;

/**
 * The name postings of each term of the word, a list each: its next posting and its end, whether its term is the whole word,
 * and the next list of the same weight. Kept between queries, as the beginning of a word can have thousands.
 */
const lists = {
  places: new Uint32Array(0),
  ends: new Uint32Array(0),
  wholes: new Uint32Array(0),
  nexts: new Uint32Array(0),
};

/** The first list of each weight. */
const heads = new Uint32Array(256);

/** Of the matches that have a word in the name. */
export interface NamedPage {
  readonly page: RankedDocument[];
  /** How many come before the end of the page, or how many there are. */
  readonly found: number;
}

/**
 * A page of the matches that have the word in the name, brand or kind, as rankMatches: the strongest postings of all its terms
 * first, so that no more are read than the page needs. Where there are fewer, all of them are in the work set `touched`
 * afterwards. Undefined where a reading of the word is a phrase.
 */
export function rankNamed(
  { segment: { reader }, matched, total }: SegmentMatch,
  word: WordTerms,
  skip: number,
  take: number,
): NamedPage | undefined {
  const wanted = Math.min(skip + take, total);
  if (word.some(({ phrase }) => phrase !== undefined)) return undefined;
  openLists(reader, word);
  reader.kernels.clear(reader.work.touched);
  const page: RankedDocument[] = [];
  let found = 0;
  for (let weight = 255; weight >= NAME_IMPACT && found < wanted; weight--) {
    const count = listWeight(reader, matched, weight, wanted - found);
    if (found + count > skip) {
      const sorted = reader.listed.subarray(0, count).sort();
      const documents = sorted.subarray(Math.max(0, skip - found), wanted - found);
      for (const document of documents) page.push({ document, score: ALL_IN_NAME + weight });
    }
    found += count;
  }
  return { page, found };
}

/** Chains the word's lists by the weight of their first postings. */
function openLists(reader: SegmentReader, word: WordTerms): void {
  const { rankedStarts } = reader.arrays;
  reserve(word.reduce((sum, { start, end }) => sum + 1 + end - start, 0));
  heads.fill(NONE);
  let list = 0;
  for (const group of word) {
    forEachTerm(group, (term, isExact) => {
      const start = rankedStarts[term] as number;
      const end = rankedStarts[term + 1] as number;
      if (start === end) return;
      lists.places[list] = start;
      lists.ends[list] = end;
      lists.wholes[list] = Number(isExact);
      chain(reader, list++);
    });
  }
}

function reserve(count: number): void {
  if (count <= lists.places.length) return;
  lists.places = new Uint32Array(2 * count);
  lists.ends = new Uint32Array(2 * count);
  lists.wholes = new Uint32Array(2 * count);
  lists.nexts = new Uint32Array(2 * count);
}

/** Puts a list that is not at its end among those whose next posting has the same weight. */
function chain({ arrays: { rankedImpacts } }: SegmentReader, list: number): void {
  const weights = lists.wholes[list] === 1 ? WHOLE_WORD : BEGINNING;
  const weight = weights[rankedImpacts[lists.places[list] as number] as number] as number;
  lists.nexts[list] = heads[weight] as number;
  heads[weight] = list;
}

/**
 * Lists the matches that have this weight and no higher one, in any order: all of them, or where there are more than `most`
 * at least that many of the first. Returns how many.
 */
function listWeight(reader: SegmentReader, matched: number, weight: number, most: number): number {
  const { arena, arrays, work, listed } = reader;
  const { rankedDocuments, rankedImpacts } = arrays;
  let count = 0;
  while (heads[weight] !== NONE) {
    const list = heads[weight] as number;
    heads[weight] = lists.nexts[list] as number;
    const end = lists.ends[list] as number;
    let place = lists.places[list] as number;
    const impact = rankedImpacts[place];
    // The first `most` of each list are enough: it is ascending as long as its impact is the same.
    const enough = count + most;
    for (; place < end && rankedImpacts[place] === impact && count < enough; place++) {
      const document = rankedDocuments[place] as number;
      if (!hasBit(arena.words, matched, document) || hasBit(arena.words, work.touched, document)) continue;
      setBit(arena.words, work.touched, document);
      listed[count++] = document;
    }
    // Another impact may have the same weight, and its first documents come before those taken.
    if (count === enough) place = endOfImpact(rankedImpacts, place, end, impact as number);
    lists.places[list] = place;
    if (place < end) chain(reader, list);
  }
  return count;
}

/** The place from `place` on, up to `end`, at which the impacts, which descend, are below this one. */
function endOfImpact(impacts: Uint8Array, place: number, end: number, impact: number): number {
  let [low, high] = [place, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((impacts[middle] as number) < impact) high = middle;
    else low = middle + 1;
  }
  return low;
}
