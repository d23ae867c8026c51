import { hasBit, type SetOffset } from '../segment/bitsets.ts';
import { isLive, type LiveSegment, type SegmentReader } from './segment-reader.ts';
import type { WordTerms } from './term-group.ts';
import { denseSet, forEachTerm } from './term-groups.ts';

/** With more to look up, whole sets are faster. */
const MAX_LISTS = 32;
const MAX_LOOKED_UP = 2_048;

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
  for (const [i, list] of rarest.lists.entries()) {
    left -= list.last - list.first;
    let size = takeDocuments(list);
    for (const lists of otherLists) {
      if (count + left + size <= above) return 0;
      size = keepNamed(segment.reader, lists, size);
    }
    const before = rarest.lists.slice(0, i);
    for (let place = 0; place < size; place++) {
      const document = kept[place] as number;
      if (isLive(segment, document) && !before.some((one) => hasListed(one, document))) count++;
    }
  }
  return count > above ? count : 0;
}

/** Documents that have every word so far, ascending, and whether each has the next one. */
const kept = new Uint32Array(MAX_LOOKED_UP);
const isNamed = new Uint8Array(MAX_LOOKED_UP);

function takeDocuments({ documents, first, last }: NameList): number {
  kept.set(documents.subarray(first, last));
  return last - first;
}

/** Keeps those of the `size` documents that any of the lists has; returns how many. */
function keepNamed(reader: SegmentReader, lists: readonly NameList[], size: number): number {
  const [first, ...others] = lists;
  if (first === undefined) return 0;
  isNamed.fill(0, 0, size);
  markNamed(reader, first, size);
  for (const list of others) markNamed(reader, list, size);
  let count = 0;
  for (let place = 0; place < size; place++) {
    kept[count] = kept[place] as number;
    count += isNamed[place] as number;
  }
  return count;
}

/** Of a list that is this many times as long, each document is looked up: walking through it takes longer. */
const MAX_WALKED = 12;

function markNamed(reader: SegmentReader, list: NameList, size: number): void {
  if (list.last - list.first > size * MAX_WALKED) lookUpNamed(reader, list, size);
  else walkNamed(list, size);
}

/** Without branches, which would be guessed wrongly as often as not: numbers of documents are below 2^31. */
function walkNamed({ documents, first, last }: NameList, size: number): void {
  let place = 0;
  for (let at = first; at < last && place < size; ) {
    const document = kept[place] as number;
    const listed = documents[at] as number;
    isNamed[place] = (isNamed[place] as number) | (((listed ^ document) - 1) >>> 31);
    const isBefore = (listed - document) >>> 31;
    at += isBefore;
    place += 1 - isBefore;
  }
}

function lookUpNamed(
  { arena }: SegmentReader,
  { documents, first, last, dense }: NameList,
  size: number,
): void {
  for (let place = 0, at = first; place < size; place++) {
    const document = kept[place] as number;
    if (dense !== undefined && !hasBit(arena.words, dense, document)) continue;
    at = nextAtLeast(documents, document, at, last);
    if (at < last && documents[at] === document) isNamed[place] = 1;
  }
}

function hasListed({ documents, first, last }: NameList, document: number): boolean {
  const place = firstAtLeast(documents, document, first, last);
  return place < last && documents[place] === document;
}

function hasManyTerms(word: WordTerms): boolean {
  return word.reduce((sum, { start, end }) => sum + 1 + end - start, 0) > MAX_LISTS;
}

/** The documents, ascending, that a term has in names: a part of an array. */
interface NameList {
  readonly documents: Uint32Array;
  readonly first: number;
  readonly last: number;
  /** The documents that have the term anywhere, where there are many. */
  readonly dense: SetOffset | undefined;
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
