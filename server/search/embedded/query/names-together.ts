import { isLive, type LiveSegment, type SegmentReader } from './segment-reader.ts';
import { forEachTerm, type WordTerms } from './term-groups.ts';

/** With more to look up, whole sets are faster. */
const MAX_LISTS = 32;
const MAX_LOOKED_UP = 512;

/**
 * How many live documents have every word in the name, brand or kind, by looking up those of the rarest word; undefined where that
 * is not the fastest way.
 */
export function countNamesTogether(segment: LiveSegment, words: readonly WordTerms[]): number | undefined {
  if (words.some(hasManyTerms)) return undefined;
  const listed = words.map((word) => nameLists(segment.reader, word)).sort((a, b) => sizeOf(a) - sizeOf(b));
  const [rarest = [], ...others] = listed;
  if (sizeOf(rarest) > MAX_LOOKED_UP) return undefined;
  let count = 0;
  for (const document of new Set(rarest.flatMap((list) => [...list]))) {
    const hasAll = others.every((lists) => lists.some((list) => hasDocument(list, document)));
    if (hasAll && isLive(segment, document)) count++;
  }
  return count;
}

function hasManyTerms(word: WordTerms): boolean {
  return word.reduce((sum, { start, end }) => sum + 1 + end - start, 0) > MAX_LISTS;
}

/** The documents, ascending, of each of the word's terms in names. */
function nameLists({ arrays }: SegmentReader, word: WordTerms): Uint32Array[] {
  const lists: Uint32Array[] = [];
  for (const group of word) {
    if (group.phrase !== undefined) lists.push(group.phrase.documents);
    forEachTerm(group, (term) => {
      lists.push(arrays.postingDocuments.subarray(arrays.postingStarts[term], arrays.ingredientStarts[term]));
    });
  }
  return lists;
}

function sizeOf(lists: readonly Uint32Array[]): number {
  return lists.reduce((sum, { length }) => sum + length, 0);
}

/** Whether the ascending list has the document. */
export function hasDocument(list: Uint32Array, document: number): boolean {
  return list[firstAtLeast(list, document, 0, list.length)] === document;
}

/** The first place in the range with the document or a later one; `last` where there is none. */
export function firstAtLeast(list: Uint32Array, document: number, first: number, last: number): number {
  let low = first;
  let high = last;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < document) low = middle + 1;
    else high = middle;
  }
  return low;
}
