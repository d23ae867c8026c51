import { assembleSegment } from './assemble-segment.ts';
import { type BitArena, listBits, setBit, strideOf } from './bitsets.ts';
import { FACET_SET_COUNT } from './facet-sets.ts';
import { mergeBrands, mergeColumns } from './merge-columns.ts';
import { DROPPED, type MergedDocuments, type MergeInput, mergeDocuments } from './merge-documents.ts';
import { mergePostings } from './merge-postings.ts';
import type { Segment } from './segment.ts';

/**
 * One segment of the live documents of several, which together hold each GTIN at most once. Nothing is analysed again:
 * impacts depend on their document alone, so postings are only renumbered. At least one input.
 */
export function mergeSegments(inputs: readonly MergeInput[], assemble = assembleSegment): Segment {
  const merged = mergeDocuments(inputs);
  const segments = inputs.map(({ segment }) => segment.arrays);
  const core = {
    ...mergeColumns(segments, merged),
    ...mergeBrands(segments, merged),
    ...mergePostings(segments, merged),
  };
  return assemble(merged.count, core, (arena) => mergeFacetSets(inputs, merged, arena));
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
