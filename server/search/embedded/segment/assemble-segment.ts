import { type BitArena, strideOf } from './bitsets.ts';
import { deriveBrandIndex, deriveGtinWindows } from './derive-lookups.ts';
import { deriveOrders } from './derive-orders.ts';
import { deriveRankedNames } from './derive-ranked-names.ts';
import { deriveSets } from './derive-sets.ts';
import { deriveFacetRows } from './facet-rows.ts';
import { FACET_SET_COUNT } from './facet-sets.ts';
import { deriveFigureHeads } from './figure-heads.ts';
import { type CoreArrays, emptyDerived, type Segment } from './segment.ts';
import { deriveSpelling } from './spelling.ts';

/** Makes a segment of the core arrays; `fillFacets` sets the bits of the facet sets. */
export type AssembleSegment = (
  documentCount: number,
  core: CoreArrays,
  fillFacets: (arena: BitArena) => void,
) => Segment;

/** One that is merged before anything is found in it: it has what a merge reads, and is made in half the time. */
export const assembleForMerging: AssembleSegment = (documentCount, core, fillFacets) => {
  const stride = strideOf(documentCount);
  const arena: BitArena = { words: new Uint32Array(FACET_SET_COUNT * stride), stride };
  fillFacets(arena);
  return { documentCount, arrays: { ...core, ...emptyDerived(), sets: arena.words } };
};

/** One with all the arrays that are derived from the core ones. */
export const assembleSegment: AssembleSegment = (documentCount, core, fillFacets) => {
  const sets = deriveSets(documentCount, core, fillFacets);
  return {
    documentCount,
    arrays: {
      ...core,
      ...deriveOrders(core),
      ...deriveBrandIndex(core),
      ...deriveRankedNames(core),
      ...deriveFigureHeads(core),
      ...deriveGtinWindows(core),
      ...deriveSpelling(core),
      ...sets,
      facetRows: deriveFacetRows(documentCount, sets.sets),
    },
  };
};
