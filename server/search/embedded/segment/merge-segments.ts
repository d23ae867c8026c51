import { assembleSegment } from './assemble-segment.ts';
import { type BitArena, listBits, setBit, strideOf } from './bitsets.ts';
import { FACET_SET_COUNT } from './facet-sets.ts';
import type { MadeSegment } from './made-segment.ts';
import { mergeBrands } from './merge-brands.ts';
import { mergeColumns, mergeFigures, runsOf } from './merge-columns.ts';
import { DROPPED, type MergedDocuments, mergeDocuments } from './merge-documents.ts';
import { type MergeInput, withArraysOf } from './merge-input.ts';
import { mergePostings } from './merge-postings.ts';

/**
 * One segment of the live documents of several, which together hold each GTIN at most once. Nothing is analysed again:
 * impacts depend on their document alone, so postings are only renumbered. At least one input.
 */
export function mergeSegments(inputs: readonly MergeInput[], assemble = assembleSegment): MadeSegment {
  const merged = mergeDocuments(inputs);
  const runs = runsOf(merged);
  const core = {
    ...mergeColumns(inputs, merged.count, runs),
    ...mergeBrands(inputs, merged),
    ...mergePostings(inputs, merged),
  };
  return assemble({
    documentCount: merged.count,
    core,
    fillFacets: (arena) => mergeFacetSets(inputs, merged, arena),
    fillFigures: (figures) => mergeFigures(inputs, runs, figures),
  });
}

function mergeFacetSets(inputs: readonly MergeInput[], { newIds }: MergedDocuments, arena: BitArena): void {
  const largest = Math.max(...inputs.map(({ segment }) => segment.documentCount));
  const listed = new Uint32Array(largest);
  inputs.forEach((input, i) => {
    const ids = newIds[i] as Uint32Array;
    withArraysOf(input, ['sets'], ({ sets }) => addFacetSets(sets, ids, listed, arena));
  });
}

function addFacetSets(words: Uint32Array, newIds: Uint32Array, listed: Uint32Array, into: BitArena): void {
  const source = { words, stride: strideOf(newIds.length) };
  for (let set = 0; set < FACET_SET_COUNT; set++) {
    const count = listBits(source, set * source.stride, listed);
    for (let i = 0; i < count; i++) {
      const id = newIds[listed[i] as number] as number;
      if (id !== DROPPED) setBit(into.words, set * into.stride, id);
    }
  }
}
