import { hasBit } from './bitsets.ts';
import { byPopularity } from './document-orders.ts';
import { type MergeInput, withArrays } from './merge-input.ts';

/** Where the documents of the merged segment come from. */
export interface MergedDocuments {
  readonly count: number;
  /** Of each new document: the number of its input, and its id there. */
  readonly inputs: Uint32Array;
  readonly oldIds: Uint32Array;
  /** For each input, new ids by old id, ascending, as every input is in the same order; DROPPED where not live. */
  readonly newIds: readonly Uint32Array[];
}

export const DROPPED = 0xffffffff;

/** Numbers the live documents of all inputs by popularity. */
export function mergeDocuments(inputs: readonly MergeInput[]): MergedDocuments {
  const total = inputs.reduce((sum, { segment }) => sum + segment.documentCount, 0);
  const from = new Uint32Array(total);
  const oldIds = new Uint32Array(total);
  const newIds = inputs.map(({ segment }) => new Uint32Array(segment.documentCount).fill(DROPPED));
  let count = 0;
  forEachMerged(inputs, (input, id) => {
    from[count] = input;
    oldIds[count] = id;
    (newIds[input] as Uint32Array)[id] = count++;
  });
  return { count, inputs: from.subarray(0, count), oldIds: oldIds.subarray(0, count), newIds };
}

/** A run is visited as long as its head comes before that of any other, as inputs may well follow one another. */
function forEachMerged(inputs: readonly MergeInput[], visit: (input: number, id: number) => void): void {
  withArrays(inputs, ['gtins', 'popularities'], (segments) => {
    const heads = segments.map(({ gtins, popularities }, input) => {
      const { live } = inputs[input] as MergeInput;
      return { arrays: { gtins, popularities }, count: gtins.length, live, input, id: -1 };
    });
    visitInOrder(heads, visit);
  });
}

interface Head {
  readonly arrays: { readonly gtins: Float64Array; readonly popularities: Float64Array };
  readonly count: number;
  readonly live: Uint32Array;
  readonly input: number;
  id: number;
}

function visitInOrder(heads: readonly Head[], visit: (input: number, id: number) => void): void {
  const advance = (head: Head) => {
    do head.id++;
    while (head.id < head.count && !hasBit(head.live, 0, head.id));
    return head.id < head.count;
  };
  const compare = (a: Head, b: Head) => byPopularity(a.arrays, a.id, b.arrays, b.id);
  let open = heads.filter(advance);
  while (open.length > 0) {
    const [best, next] = firstTwo(open, compare);
    let isOpen = true;
    do {
      visit(best.input, best.id);
      isOpen = advance(best);
    } while (isOpen && (next === undefined || compare(best, next) < 0));
    if (!isOpen) open = open.filter((head) => head !== best);
  }
}

/** The first and the second, of at least one. */
function firstTwo<T>(items: readonly T[], compare: (a: T, b: T) => number): [T, T | undefined] {
  let [first, second] = [items[0] as T, undefined as T | undefined];
  for (let i = 1; i < items.length; i++) {
    const item = items[i] as T;
    if (compare(item, first) < 0) [first, second] = [item, first];
    else if (second === undefined || compare(item, second) < 0) second = item;
  }
  return [first, second];
}
