import { listBits, setBit, strideOf } from './bitsets.ts';
import { DROPPED, type MergedDocuments } from './merge-documents.ts';
import { type MergeInput, withArrays } from './merge-input.ts';
import { POSTING_ARRAY_NAMES, type PostingArrays, surfaceTable, termTable } from './segment.ts';
import { bytesAt, forEachDistinct, packBytes } from './string-table.ts';
import { growingU32 } from './typed-arrays.ts';

/** Terms that still have a document, with their postings renumbered. */
export function mergePostings(inputs: readonly MergeInput[], merged: MergedDocuments): PostingArrays {
  return withArrays(inputs, POSTING_ARRAY_NAMES, (segments) => mergePostingArrays(segments, merged));
}

function mergePostingArrays(
  segments: readonly PostingArrays[],
  { newIds, count }: MergedDocuments,
): PostingArrays {
  const capacity = segments.reduce((sum, { postingDocuments }) => sum + postingDocuments.length, 0);
  const sink = openSink(capacity, count);
  const terms: Uint8Array[] = [];
  const surfaces: Uint8Array[] = [];
  const postingStarts = growingU32();
  const ingredientStarts = growingU32();
  postingStarts.push(0);

  forEachDistinct(segments.map(termTable), (sources) => {
    const start = sink.length();
    const lists = sources.map(({ input, index }) => {
      const arrays = segments[input] as PostingArrays;
      const first = arrays.postingStarts[index] as number;
      const middle = arrays.ingredientStarts[index] as number;
      const end = arrays.postingStarts[index + 1] as number;
      return { arrays, index, newIds: newIds[input] as Uint32Array, first, middle, end };
    });
    sink.append(
      lists.map(({ arrays, newIds, first, middle }) => ({ arrays, newIds, next: first, end: middle })),
    );
    const ingredientStart = sink.length();
    sink.append(lists.map(({ arrays, newIds, middle, end }) => ({ arrays, newIds, next: middle, end })));
    if (sink.length() === start) return;
    const [longest] = lists.toSorted((a, b) => b.end - b.first - (a.end - a.first));
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
  readonly arrays: PostingArrays;
  readonly newIds: Uint32Array;
  next: number;
  readonly end: number;
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
    impacts[length++] = list.arrays.postingImpacts[list.next++] as number;
  };
  const appendAll = (list: PostingList) => {
    for (let id = headOf(list); id !== DROPPED; id = headOf(list)) take(list, id);
  };
  const appendMarked = (lists: readonly PostingList[]) => {
    for (const { arrays, newIds, next, end } of lists) {
      for (let place = next; place < end; place++) {
        const id = newIds[arrays.postingDocuments[place] as number] as number;
        if (id === DROPPED) continue;
        setBit(marked, 0, id);
        markedImpacts[id] = arrays.postingImpacts[place] as number;
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
    const end = list.newIds[list.arrays.postingDocuments[list.end - 1] as number] as number;
    if (first < last || end === DROPPED) return false;
    last = end;
  }
  return true;
}

/** New id of the list's next live posting, skipping what is not live; DROPPED at its end. */
function headOf(list: PostingList): number {
  const { postingDocuments } = list.arrays;
  for (; list.next < list.end; list.next++) {
    const id = list.newIds[postingDocuments[list.next] as number] as number;
    if (id !== DROPPED) return id;
  }
  return DROPPED;
}
