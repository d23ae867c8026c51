import { hasBit, type SetOffset } from '../segment/bitsets.ts';
import { isLive, type LiveSegment, type SegmentReader } from './segment-reader.ts';
import { denseSet, forEachTerm, type WordTerms } from './term-groups.ts';

/** With more to look up, whole sets are faster. */
const MAX_LISTS = 32;
const MAX_LOOKED_UP = 512;

/** The documents, ascending, that a term has in names: a part of an array. */
interface NameList {
  readonly documents: Uint32Array;
  readonly first: number;
  readonly last: number;
  /** The documents that have the term anywhere, where there are many. */
  readonly dense?: SetOffset | undefined;
}

/**
 * How many live documents have every word in the name, brand or kind, by looking up those of the rarest word; 0 also where
 * they cannot be more than `above`, and undefined where that is not the fastest way.
 */
export function countNamesTogether(
  segment: LiveSegment,
  words: readonly WordTerms[],
  above: number,
): number | undefined {
  if (words.some(hasManyTerms)) return undefined;
  const listed = words
    .map((word) => {
      const lists = nameLists(segment.reader, word);
      return { lists, size: lists.reduce((sum, { first, last }) => sum + last - first, 0) };
    })
    .sort((a, b) => a.size - b.size);
  const [rarest, ...others] = listed;
  if (rarest === undefined || rarest.size <= above) return 0;
  if (rarest.size > MAX_LOOKED_UP) return undefined;
  const { reader } = segment;
  let count = 0;
  rarest.lists.forEach(({ documents, first, last }, i) => {
    const earlier = rarest.lists.slice(0, i);
    for (let p = first; p < last; p++) {
      const document = documents[p] as number;
      if (
        others.every(({ lists }) => isInAny(reader, lists, document)) &&
        !isInAny(reader, earlier, document)
      ) {
        if (isLive(segment, document)) count++;
      }
    }
  });
  return count;
}

function hasManyTerms(word: WordTerms): boolean {
  return word.reduce((sum, { start, end }) => sum + 1 + end - start, 0) > MAX_LISTS;
}

/** The lists of each of the word's terms; the longest first, where most documents are found. */
function nameLists(reader: SegmentReader, word: WordTerms): NameList[] {
  const { arrays } = reader;
  const lists: NameList[] = [];
  for (const group of word) {
    if (group.phrase !== undefined) {
      const { documents } = group.phrase;
      lists.push({ documents, first: 0, last: documents.length });
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

function isInAny({ arena }: SegmentReader, lists: readonly NameList[], document: number): boolean {
  for (const { documents, first, last, dense } of lists) {
    if (dense !== undefined && !hasBit(arena.words, dense, document)) continue;
    const place = firstAtLeast(documents, document, first, last);
    if (place < last && documents[place] === document) return true;
  }
  return false;
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
