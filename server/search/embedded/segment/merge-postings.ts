import { mergeSorted, type StringSource } from './merge-sorted.ts';
import { DROPPED, type MergedDocuments } from './merged-documents.ts';
import { type CoreArrays, surfaceTable, termTable } from './segment.ts';
import { bytesAt, packBytes } from './string-table.ts';
import { growingU32 } from './typed-arrays.ts';

type PostingArrays = Pick<
  CoreArrays,
  | 'termBytes'
  | 'termStarts'
  | 'surfaceBytes'
  | 'surfaceStarts'
  | 'postingStarts'
  | 'ingredientStarts'
  | 'postingDocuments'
  | 'postingImpacts'
>;

/** Terms that still have a document, with their postings renumbered. */
export function mergePostings(segments: readonly CoreArrays[], { newIds }: MergedDocuments): PostingArrays {
  const capacity = segments.reduce((sum, { postingDocuments }) => sum + postingDocuments.length, 0);
  const sink = openSink(capacity);
  const terms: Uint8Array[] = [];
  const surfaces: Uint8Array[] = [];
  const postingStarts = growingU32();
  const ingredientStarts = growingU32();
  postingStarts.push(0);

  mergeSorted(segments.map(termTable), (sources) => {
    const start = sink.length();
    const lists = sources.map((source) => ({ source, arrays: segments[source.input] as CoreArrays }));
    sink.append(lists.map(({ source, arrays }) => nameList(source, arrays, newIds)));
    const middle = sink.length();
    sink.append(lists.map(({ source, arrays }) => ingredientList(source, arrays, newIds)));
    if (sink.length() === start) return;
    const [longest] = lists.toSorted((a, b) => postingCount(b) - postingCount(a));
    if (longest === undefined) return;
    terms.push(bytesAt(termTable(longest.arrays), longest.source.index));
    surfaces.push(bytesAt(surfaceTable(longest.arrays), longest.source.index));
    ingredientStarts.push(middle);
    postingStarts.push(sink.length());
  });

  const termTable_ = packBytes(terms);
  const surfaceTable_ = packBytes(surfaces);
  return {
    termBytes: termTable_.bytes,
    termStarts: termTable_.starts,
    surfaceBytes: surfaceTable_.bytes,
    surfaceStarts: surfaceTable_.starts,
    postingStarts: postingStarts.finish(),
    ingredientStarts: ingredientStarts.finish(),
    ...sink.finish(),
  };
}

/** A stretch of an input's postings of one tier. */
interface PostingList {
  readonly arrays: CoreArrays;
  readonly newIds: Uint32Array;
  next: number;
  readonly end: number;
}

function nameList(
  { input, index }: StringSource,
  arrays: CoreArrays,
  newIds: readonly Uint32Array[],
): PostingList {
  return {
    arrays,
    newIds: newIds[input] as Uint32Array,
    next: arrays.postingStarts[index] as number,
    end: arrays.ingredientStarts[index] as number,
  };
}

function ingredientList(
  { input, index }: StringSource,
  arrays: CoreArrays,
  newIds: readonly Uint32Array[],
): PostingList {
  return {
    arrays,
    newIds: newIds[input] as Uint32Array,
    next: arrays.ingredientStarts[index] as number,
    end: arrays.postingStarts[index + 1] as number,
  };
}

function postingCount({ source, arrays }: { source: StringSource; arrays: CoreArrays }): number {
  return (arrays.postingStarts[source.index + 1] as number) - (arrays.postingStarts[source.index] as number);
}

function openSink(capacity: number) {
  const documents = new Uint32Array(capacity);
  const impacts = new Uint8Array(capacity);
  let length = 0;
  const take = (list: PostingList, id: number) => {
    documents[length] = id;
    impacts[length++] = list.arrays.postingImpacts[list.next++] as number;
  };
  return {
    length: () => length,
    /** Appends the live postings of the lists, ascending by new id. */
    append(lists: readonly PostingList[]) {
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
      const [last] = open;
      if (last !== undefined) for (let id = headOf(last); id !== DROPPED; id = headOf(last)) take(last, id);
    },
    finish: () => ({
      postingDocuments: documents.subarray(0, length),
      postingImpacts: impacts.subarray(0, length),
    }),
  };
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
