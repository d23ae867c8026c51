import { hasBit, type SetOffset } from '../segment/bitsets.ts';
import { isLive, type LiveSegment, type SegmentReader } from './segment-reader.ts';
import type { WordTerms } from './term-group.ts';
import { denseSet, forEachTerm } from './term-groups.ts';

/** With more to look up, whole sets are faster. */
const MAX_LISTS = 32;
const MAX_LOOKED_UP = 2_048;

/** The documents, ascending, that a term has in names: a part of an array. */
interface NameList {
  readonly documents: Uint32Array;
  readonly first: number;
  readonly last: number;
  /** The documents that have the term anywhere, where there are many. */
  readonly dense: SetOffset | undefined;
}

/** A word's terms, and its documents in names. */
export interface NamedWord {
  /** A list for each of its terms, the longest first, where most documents are found; undefined where there are too many. */
  readonly lists: readonly NameList[] | undefined;
  /** Of all lists. */
  readonly size: number;
}

export function namedWord(reader: SegmentReader, terms: WordTerms): NamedWord {
  if (hasManyTerms(terms)) return { lists: undefined, size: 0 };
  const lists = nameLists(reader, terms);
  return { lists, size: lists.reduce((sum, { first, last }) => sum + last - first, 0) };
}

/**
 * How many live documents have every word in the name, brand or kind, by looking up those of the rarest word; 0 also where
 * they cannot be more than `above`, and undefined where that is not the fastest way.
 */
export function countNamesTogether(
  segment: LiveSegment,
  words: readonly NamedWord[],
  above: number,
): number | undefined {
  if (words.some(({ lists }) => lists === undefined)) return undefined;
  const [rarest, ...others] = words.toSorted((a, b) => a.size - b.size);
  if (rarest?.lists === undefined || rarest.size <= above) return 0;
  if (rarest.size > MAX_LOOKED_UP) return undefined;
  const otherLists = others.map(({ lists = [] }) => lists);
  let count = 0;
  let left = rarest.size;
  for (let i = 0; i < rarest.lists.length; i++) {
    const { documents, first, last } = rarest.lists[i] as NameList;
    const cursors = otherLists.map((lists) => lists.map(openCursor));
    for (let p = first; p < last; p++) {
      if (count + left-- <= above) return 0;
      const document = documents[p] as number;
      if (!areInEach(segment.reader, cursors, document)) continue;
      // Not where one of the lists before had it.
      if (i > 0 && isInAny(segment.reader, rarest.lists.slice(0, i).map(openCursor), document)) continue;
      if (isLive(segment, document)) count++;
    }
  }
  return count;
}

/** A list, and a place in it before which no more documents are looked up: these come ascending. */
interface Cursor {
  readonly list: NameList;
  place: number;
}

const openCursor = (list: NameList): Cursor => ({ list, place: list.first });

/** By index: an iterator for each document would be most of what a query leaves to be collected. */
function areInEach(reader: SegmentReader, words: readonly (readonly Cursor[])[], document: number): boolean {
  for (let i = 0; i < words.length; i++) {
    if (!isInAny(reader, words[i] as readonly Cursor[], document)) return false;
  }
  return true;
}

function isInAny({ arena }: SegmentReader, cursors: readonly Cursor[], document: number): boolean {
  for (let i = 0; i < cursors.length; i++) {
    const cursor = cursors[i] as Cursor;
    const { documents, last, dense } = cursor.list;
    if (dense !== undefined && !hasBit(arena.words, dense, document)) continue;
    const place = nextAtLeast(documents, document, cursor.place, last);
    cursor.place = place;
    if (place < last && documents[place] === document) return true;
  }
  return false;
}

function hasManyTerms(word: WordTerms): boolean {
  return word.reduce((sum, { start, end }) => sum + 1 + end - start, 0) > MAX_LISTS;
}

function nameLists(reader: SegmentReader, word: WordTerms): NameList[] {
  const { arrays } = reader;
  const lists: NameList[] = [];
  for (const group of word) {
    if (group.phrase !== undefined) {
      const { documents } = group.phrase;
      lists.push({ documents, first: 0, last: documents.length, dense: undefined });
    }
    forEachTerm(group, (term) => {
      const first = arrays.postingStarts[term] as number;
      const last = arrays.ingredientStarts[term] as number;
      if (first < last)
        lists.push({ documents: arrays.postingDocuments, first, last, dense: denseSet(reader, term) });
    });
  }
  return lists.sort((a, b) => b.last - b.first - (a.last - a.first));
}

/** Whether the ascending list has the document. */
export function hasDocument(list: Uint32Array, document: number): boolean {
  return list[firstAtLeast(list, document, 0, list.length)] === document;
}

/** The first place in the range with the document or a later one; `last` where there is none. */
function firstAtLeast(list: Uint32Array, document: number, first: number, last: number): number {
  let low = first;
  let high = last;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < document) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The same by steps that double: where many are looked up in order, the next is not far. */
export function nextAtLeast(list: Uint32Array, document: number, first: number, last: number): number {
  let step = 1;
  let low = first;
  while (low + step < last && (list[low + step] as number) < document) {
    low += step;
    step *= 2;
  }
  return firstAtLeast(list, document, low, Math.min(low + step, last));
}
