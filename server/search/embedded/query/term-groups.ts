import { hasBit, type SetOffset, setBit } from '../segment/bitsets.ts';
import { denseSetAt } from '../segment/dense-ingredients.ts';
import { fillTerms, firstDenseFrom } from '../segment/derive-sets.ts';
import { prefixTable, termTable } from '../segment/segment.ts';
import { encode, findPrefix, findString } from '../segment/string-table.ts';
import { findPhrase, type Postings } from './phrase-postings.ts';
import type { Condition, Reading } from './reading.ts';
import { isLive, type LiveSegment, type SegmentReader } from './segment-reader.ts';
import type { TermGroup, WordTerms } from './term-group.ts';
import { BEGINNING, WHOLE_WORD } from './word-scores.ts';

const NO_TERMS: TermGroup = { exact: undefined, start: 0, end: 0, prefixSet: undefined };

export function findWordTerms(reader: SegmentReader, condition: Condition): WordTerms {
  return condition.map((reading) => groupOf(reader, reading));
}

function groupOf(reader: SegmentReader, reading: Reading): TermGroup {
  return reader.known.groupOf(reading, () => findTerms(reader, reading));
}

function findTerms(reader: SegmentReader, reading: Reading): TermGroup {
  if ('named' in reading) {
    const groups = reading.named.map((one) => groupOf(reader, one));
    return { ...NO_TERMS, phrase: namedPostings(reader, groups) };
  }
  if ('phrase' in reading) return { ...NO_TERMS, phrase: findPhrase(reader.arrays, reading.phrase) };
  const { text, stem, asPrefix } = reading;
  const terms = termTable(reader.arrays);
  const found = findString(terms, encode(stem));
  const exact = found < 0 ? undefined : found;
  if (!asPrefix) return { ...NO_TERMS, exact };
  const prefix = encode(text);
  const set = findString(prefixTable(reader.arrays), prefix);
  const { denseTerms } = reader.arrays;
  return {
    exact,
    ...findPrefix(terms, prefix),
    prefixSet: set < 0 ? undefined : denseSetAt(denseTerms.length + set, reader.arena.stride),
  };
}

/** The documents with any of the terms in the name, brand or kind, each with the strongest impact. */
function namedPostings({ arrays }: SegmentReader, word: WordTerms): Postings {
  const { postingDocuments, postingImpacts, postingStarts, ingredientStarts } = arrays;
  const lists: (Postings & { readonly weights: Uint8Array })[] = [];
  for (const group of word) {
    if (group.phrase) lists.push({ ...group.phrase, weights: WHOLE_WORD });
    forEachTerm(group, (term, isExact) => {
      const [from, to] = [postingStarts[term], ingredientStarts[term]];
      lists.push({
        documents: postingDocuments.subarray(from, to),
        impacts: postingImpacts.subarray(from, to),
        weights: isExact ? WHOLE_WORD : BEGINNING,
      });
    });
  }
  const [only] = lists;
  return lists.length === 1 && only?.weights === WHOLE_WORD ? only : mergeStrongest(lists);
}

/** Sorted as one number each, a document's postings stand together and its strongest is the last. */
function mergeStrongest(lists: readonly (Postings & { readonly weights: Uint8Array })[]): Postings {
  const size = lists.reduce((sum, { documents }) => sum + documents.length, 0);
  const keys = new Float64Array(size);
  let filled = 0;
  for (const { documents, impacts, weights } of lists) {
    for (let p = 0; p < documents.length; p++)
      keys[filled++] = (documents[p] as number) * IMPACTS + (weights[impacts[p] as number] as number);
  }
  keys.sort();
  const documentOf = (key: number | undefined) => Math.floor((key ?? -1) / IMPACTS);
  const strongest = keys.filter((key, i) => documentOf(key) !== documentOf(keys[i + 1]));
  return {
    documents: Uint32Array.from(strongest, documentOf),
    impacts: Uint8Array.from(strongest, (key) => key % IMPACTS),
  };
}

/** Impacts fit into a byte. */
const IMPACTS = 256;

/** Visits every term of the group once: first the exact one, then those found by the prefix. */
export function forEachTerm(
  { exact, start, end }: TermGroup,
  visit: (term: number, isExact: boolean) => void,
): void {
  if (exact !== undefined) visit(exact, true);
  for (let term = start; term < end; term++) if (term !== exact) visit(term, false);
}

/** The documents with any of the word's terms: a stored set, or the work set `into`. */
export function wordSet(reader: SegmentReader, word: WordTerms, into = reader.work.group): SetOffset {
  const [only] = word;
  const stored = word.length === 1 && only !== undefined ? storedSet(reader, only) : undefined;
  if (stored !== undefined) return stored;
  reader.kernels.clear(into);
  for (const group of word) addGroup(reader, group, into);
  return into;
}

function storedSet(reader: SegmentReader, group: TermGroup): SetOffset | undefined {
  const { exact, start, end, prefixSet } = group;
  if (exact === undefined || (exact >= start && exact < end)) return prefixSet;
  return start === end ? denseSet(reader, exact) : undefined;
}

function addGroup(reader: SegmentReader, group: TermGroup, into: SetOffset): void {
  const { kernels, arena } = reader;
  if (group.phrase) for (const document of group.phrase.documents) setBit(arena.words, into, document);
  if (group.prefixSet !== undefined) {
    kernels.or(into, into, group.prefixSet);
    if (group.exact !== undefined) addTerms(reader, group.exact, group.exact + 1, into);
    return;
  }
  const { exact, start, end } = group;
  addTerms(reader, start, end, into);
  if (exact !== undefined && (exact < start || exact >= end)) addTerms(reader, exact, exact + 1, into);
}

/** Adds the documents of the terms from `start` up to, not including, `end`. */
function addTerms(
  { arrays, arena, kernels }: SegmentReader,
  start: number,
  end: number,
  into: SetOffset,
): void {
  fillTerms(arrays, arrays.denseTerms, { start, end }, arena, kernels, into);
}

/** The stored set of a frequent term. */
export function denseSet(
  { arrays: { denseTerms }, arena }: SegmentReader,
  term: number,
): SetOffset | undefined {
  const place = firstDenseFrom(denseTerms, term);
  return denseTerms[place] === term ? denseSetAt(place, arena.stride) : undefined;
}

/** Occurrences of the reading's terms in live documents; counting stops at `enough`. */
export function countReading(segment: LiveSegment, reading: Reading, enough: number): number {
  const { exact, start, end, phrase } = groupOf(segment.reader, reading);
  if (phrase) return phrase.documents.filter((document) => isLive(segment, document)).length;
  const outside = exact !== undefined && (exact < start || exact >= end) ? exact : undefined;
  const inRange = countPostings(segment, start, end, enough);
  if (outside === undefined) return inRange;
  return inRange + countPostings(segment, outside, outside + 1, Math.max(0, enough - inRange));
}

/** The number of live documents with the term. */
export function countTerm(segment: LiveSegment, term: number): number {
  return countPostings(segment, term, term + 1, Number.POSITIVE_INFINITY);
}

function countPostings(
  { reader, live, liveCount }: LiveSegment,
  start: number,
  end: number,
  enough: number,
): number {
  const { postingStarts, denseTerms, denseStarts } = reader.arrays;
  if (start >= end) return 0;
  let place = firstDenseFrom(denseTerms, start);
  if (liveCount === reader.segment.documentCount) {
    const listed = (postingStarts[end] as number) - (postingStarts[start] as number);
    let last = place;
    while (last < denseTerms.length && (denseTerms[last] as number) < end) last++;
    return listed + (denseStarts[last] as number) - (denseStarts[place] as number);
  }
  let count = 0;
  for (let from = start; from < end && count < enough; place++) {
    const dense = Math.min(denseTerms[place] ?? end, end);
    const [first, last] = [postingStarts[from] as number, postingStarts[dense] as number];
    count += countPostingsIn(reader, live, first, last, enough - count);
    if (dense < end) count += reader.kernels.countAnd(denseSetAt(place, reader.arena.stride), live);
    from = dense + 1;
  }
  return count;
}

/** How many of the postings from `first` up to `last` are in the set; counting stops at `enough`. */
export function countPostingsIn(
  { arrays: { postingDocuments }, arena }: SegmentReader,
  set: SetOffset,
  first: number,
  last: number,
  enough = Number.POSITIVE_INFINITY,
): number {
  let count = 0;
  for (let p = first; p < last && count < enough; p++) {
    if (hasBit(arena.words, set, postingDocuments[p] as number)) count++;
  }
  return count;
}
