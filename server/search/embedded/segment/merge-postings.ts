import { listBits, setBit, strideOf } from './bitsets.ts';
import { listDenseIngredients } from './dense-ingredients.ts';
import { firstDenseFrom } from './derive-sets.ts';
import { DROPPED, type MergedDocuments } from './merge-documents.ts';
import { isOnDisk, type MergeInput, withArrays } from './merge-input.ts';
import {
  type DerivedArrays,
  emptyDerived,
  POSTING_ARRAY_NAMES,
  type PostingArrays,
  surfaceTable,
  termTable,
} from './segment.ts';
import { bytesAt, forEachDistinct, packBytes } from './string-table.ts';
import { growingU32 } from './typed-arrays.ts';

/** Terms that still have a document, with their postings renumbered. */
export function mergePostings(inputs: readonly MergeInput[], merged: MergedDocuments): PostingArrays {
  return withArrays(inputs, POSTING_ARRAY_NAMES, (segments) =>
    mergePostingArrays(
      segments.map((arrays, i) => ({ ...derivedOf(inputs[i] as MergeInput), ...arrays })),
      merged,
    ),
  );
}

type InputArrays = PostingArrays &
  Pick<DerivedArrays, 'sets' | 'denseTerms' | 'denseStarts' | 'denseImpacts'>;

/** A segment on disk was made to be merged, so that no term has a set. */
function derivedOf({ segment }: MergeInput) {
  return isOnDisk(segment) ? emptyDerived() : segment.arrays;
}

function mergePostingArrays(
  segments: readonly InputArrays[],
  { newIds, count }: MergedDocuments,
): PostingArrays {
  const capacity = segments.reduce(
    (sum, { postingDocuments, denseImpacts }) => sum + postingDocuments.length + denseImpacts.length,
    0,
  );
  const sink = openSink(capacity, count);
  const terms: Uint8Array[] = [];
  const surfaces: Uint8Array[] = [];
  const postingStarts = growingU32();
  const ingredientStarts = growingU32();
  postingStarts.push(0);

  forEachDistinct(segments.map(termTable), (sources) => {
    const start = sink.length();
    const lists = sources.map(({ input, index }) => {
      const arrays = segments[input] as InputArrays;
      return { arrays, index, ...postingsOf(arrays, index, newIds[input] as Uint32Array) };
    });
    sink.append(lists.map(({ names }) => names));
    const ingredientStart = sink.length();
    sink.append(lists.map(({ ingredients }) => ingredients));
    if (sink.length() === start) return;
    const [longest] = lists.toSorted((a, b) => b.size - a.size);
    if (longest === undefined) return;
    terms.push(bytesAt(termTable(longest.arrays), longest.index));
    surfaces.push(bytesAt(surfaceTable(longest.arrays), longest.index));
    ingredientStarts.push(ingredientStart);
    postingStarts.push(sink.length());
  });

  const packedTerms = packBytes(terms);
  const packedSurfaces = packBytes(surfaces);
  return {
    termBytes: packedTerms.bytes,
    termStarts: packedTerms.starts,
    surfaceBytes: packedSurfaces.bytes,
    surfaceStarts: packedSurfaces.starts,
    postingStarts: postingStarts.finish(),
    ingredientStarts: ingredientStarts.finish(),
    ...sink.finish(),
  };
}

/** A stretch of an input's postings of one tier. */
interface PostingList {
  readonly documents: Uint32Array;
  readonly impacts: Uint8Array;
  readonly newIds: Uint32Array;
  next: number;
  readonly end: number;
}

/** A term's postings in an input, and how many they are. */
function postingsOf(arrays: InputArrays, term: number, newIds: Uint32Array) {
  const first = arrays.postingStarts[term] as number;
  const middle = arrays.ingredientStarts[term] as number;
  const end = arrays.postingStarts[term + 1] as number;
  const listed = { documents: arrays.postingDocuments, impacts: arrays.postingImpacts, newIds };
  const names: PostingList = { ...listed, next: first, end: middle };
  const place = firstDenseFrom(arrays.denseTerms, term);
  if (arrays.denseTerms[place] !== term)
    return { names, ingredients: { ...listed, next: middle, end }, size: end - first };
  const dense = listDenseIngredients(arrays, place, strideOf(newIds.length));
  const count = dense.documents.length;
  return { names, ingredients: { ...dense, newIds, next: 0, end: count }, size: middle - first + count };
}

/**
 * More than one document in this many is marked in a set, and the set listed: merging compares each posting with the next of every
 * other list.
 */
const DENSE_SHARE = 64;

function openSink(capacity: number, documentCount: number) {
  const documents = new Uint32Array(capacity);
  const impacts = new Uint8Array(capacity);
  const stride = strideOf(documentCount);
  const marked = new Uint32Array(stride);
  const markedImpacts = new Uint8Array(documentCount);
  let length = 0;
  const take = (list: PostingList, id: number) => {
    documents[length] = id;
    impacts[length++] = list.impacts[list.next++] as number;
  };
  const appendAll = (list: PostingList) => {
    for (let id = headOf(list); id !== DROPPED; id = headOf(list)) take(list, id);
  };
  const appendMarked = (lists: readonly PostingList[]) => {
    for (const { documents, impacts, newIds, next, end } of lists) {
      for (let place = next; place < end; place++) {
        const id = newIds[documents[place] as number] as number;
        if (id === DROPPED) continue;
        setBit(marked, 0, id);
        markedImpacts[id] = impacts[place] as number;
      }
    }
    const end = length + listBits({ words: marked, stride }, 0, documents.subarray(length));
    for (; length < end; length++) impacts[length] = markedImpacts[documents[length] as number] as number;
    marked.fill(0);
  };
  return {
    length: () => length,
    /** Appends the live postings of the lists, ascending by new id. */
    append(lists: readonly PostingList[]) {
      if (isInTurn(lists)) {
        for (const list of lists) appendAll(list);
        return;
      }
      const size = lists.reduce((sum, { next, end }) => sum + end - next, 0);
      if (lists.length > 2 && size * DENSE_SHARE > documentCount) {
        appendMarked(lists);
        return;
      }
      const open = lists.filter((list) => headOf(list) !== DROPPED);
      while (open.length > 1) {
        let best = 0;
        for (let i = 1; i < open.length; i++) {
          if (headOf(open[i] as PostingList) < headOf(open[best] as PostingList)) best = i;
        }
        const list = open[best] as PostingList;
        take(list, headOf(list));
        if (headOf(list) === DROPPED) open.splice(best, 1);
      }
      for (const last of open) appendAll(last);
    },
    finish: () => ({
      postingDocuments: documents.subarray(0, length),
      postingImpacts: impacts.subarray(0, length),
    }),
  };
}

/** Whether each list ends before the next begins, as those of segments do that were read one after another. */
function isInTurn(lists: readonly PostingList[]): boolean {
  let last = -1;
  for (const list of lists) {
    if (list.next === list.end) continue;
    const first = headOf(list);
    const end = list.newIds[list.documents[list.end - 1] as number] as number;
    if (first < last || end === DROPPED) return false;
    last = end;
  }
  return true;
}

/** New id of the list's next live posting, skipping what is not live; DROPPED at its end. */
function headOf(list: PostingList): number {
  for (; list.next < list.end; list.next++) {
    const id = list.newIds[list.documents[list.next] as number] as number;
    if (id !== DROPPED) return id;
  }
  return DROPPED;
}
