import { assembleSegment } from './assemble-segment.ts';
import { type BitArena, hasBit, listBits, setBit, strideOf } from './bitsets.ts';
import { byGtin, byName, byPopularity, byPriceAscending, byPriceDescending } from './document-orders.ts';
import { FACET_SET_COUNT } from './facet-sets.ts';
import { mergeBrands } from './merge-brands.ts';
import { mergeColumns } from './merge-columns.ts';
import { mergePostings } from './merge-postings.ts';
import { DROPPED, type MergedDocuments } from './merged-documents.ts';
import type { CoreArrays, Segment } from './segment.ts';

/** A segment to be merged, and a bitset of the documents of it that are still current. */
export interface MergeInput {
  readonly segment: Segment;
  readonly live: Uint32Array;
}

/**
 * One segment of the live documents of several, which together hold each GTIN at most once. Nothing is analysed again:
 * impacts depend on their document alone, so postings are only renumbered. At least one input.
 */
export function mergeSegments(inputs: readonly MergeInput[]): Segment {
  const merged = mergeDocuments(inputs);
  const segments = inputs.map(({ segment }) => segment.arrays);
  const order = (
    name: 'nameOrder' | 'priceAscending' | 'priceDescending' | 'gtinOrder',
    compare: typeof byName,
  ) => mergeOrder(segments, merged, (arrays) => arrays[name], compare);
  const core: CoreArrays = {
    ...mergeColumns(segments, merged),
    ...mergeBrands(segments, merged),
    nameOrder: order('nameOrder', byName),
    priceAscending: order('priceAscending', byPriceAscending),
    priceDescending: order('priceDescending', byPriceDescending),
    gtinOrder: order('gtinOrder', byGtin),
    ...mergePostings(segments, merged),
  };
  return assembleSegment(merged.count, core, (arena) => mergeFacetSets(inputs, merged, arena));
}

function mergeDocuments(inputs: readonly MergeInput[]): MergedDocuments {
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

function mergeOrder(
  segments: readonly CoreArrays[],
  merged: MergedDocuments,
  orderOf: (arrays: CoreArrays) => Uint32Array,
  compare: typeof byName,
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
  compare: typeof byName,
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

function mergeFacetSets(inputs: readonly MergeInput[], { newIds }: MergedDocuments, arena: BitArena): void {
  const largest = Math.max(...inputs.map(({ segment }) => segment.documentCount));
  const listed = new Uint32Array(largest);
  inputs.forEach(({ segment }, input) => {
    const source = { words: segment.arrays.sets, stride: strideOf(segment.documentCount) };
    const ids = newIds[input] as Uint32Array;
    for (let set = 0; set < FACET_SET_COUNT; set++) {
      const count = listBits(source, set * source.stride, listed);
      for (let i = 0; i < count; i++) {
        const id = ids[listed[i] as number] as number;
        if (id !== DROPPED) setBit(arena.words, set * arena.stride, id);
      }
    }
  });
}
