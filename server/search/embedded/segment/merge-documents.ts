import { hasBit } from './bitsets.ts';
import { byPopularity, type CompareDocuments } from './document-orders.ts';
import type { CoreArrays, Segment } from './segment.ts';

/** A segment to be merged, and a bitset of its documents that are still current. */
export interface MergeInput {
  readonly segment: Segment;
  readonly live: Uint32Array;
}

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
  forEachMerged(
    inputs.map(({ segment, live }) => ({
      arrays: segment.arrays,
      length: segment.documentCount,
      idAt: (i: number) => i,
      isKept: (id: number) => hasBit(live, 0, id),
    })),
    byPopularity,
    (input, id) => {
      from[count] = input;
      oldIds[count] = id;
      (newIds[input] as Uint32Array)[id] = count++;
    },
  );
  return { count, inputs: from.subarray(0, count), oldIds: oldIds.subarray(0, count), newIds };
}

/** The merged documents in the order that `orderOf` gives in each input. */
export function mergeOrder(
  segments: readonly CoreArrays[],
  merged: MergedDocuments,
  orderOf: (arrays: CoreArrays) => Uint32Array,
  compare: CompareDocuments,
): Uint32Array {
  const order = new Uint32Array(merged.count);
  let placed = 0;
  forEachMerged(
    segments.map((arrays, input) => {
      const inputOrder = orderOf(arrays);
      const newIds = merged.newIds[input] as Uint32Array;
      return {
        arrays,
        length: inputOrder.length,
        idAt: (i: number) => inputOrder[i] as number,
        isKept: (id: number) => newIds[id] !== DROPPED,
      };
    }),
    compare,
    (input, id) => {
      order[placed++] = (merged.newIds[input] as Uint32Array)[id] as number;
    },
  );
  return order;
}

/** Documents of one input in the order to merge by. */
interface Run {
  readonly arrays: CoreArrays;
  readonly length: number;
  readonly idAt: (index: number) => number;
  readonly isKept: (id: number) => boolean;
}

function forEachMerged(
  runs: readonly Run[],
  compare: CompareDocuments,
  visit: (input: number, id: number) => void,
): void {
  const heads = runs.map((run, input) => ({ run, input, next: 0, id: 0 }));
  const advance = (head: (typeof heads)[number]) => {
    for (; head.next < head.run.length; head.next++) {
      head.id = head.run.idAt(head.next);
      if (head.run.isKept(head.id)) return true;
    }
    return false;
  };
  let open = heads.filter(advance);
  while (open.length > 0) {
    let best = open[0] as (typeof heads)[number];
    for (let i = 1; i < open.length; i++) {
      const head = open[i] as (typeof heads)[number];
      if (compare(head.run.arrays, head.id, best.run.arrays, best.id) < 0) best = head;
    }
    visit(best.input, best.id);
    best.next++;
    if (!advance(best)) open = open.filter((head) => head !== best);
  }
}
