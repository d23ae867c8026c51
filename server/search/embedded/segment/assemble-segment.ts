import { type BitArena, strideOf } from './bitsets.ts';
import { deriveBrandIndex, deriveGtinWindows } from './derive-lookups.ts';
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
      nameRanks: invertOrder(core.nameOrder),
      priceAscendingRanks: invertOrder(core.priceAscending),
      priceDescendingRanks: invertOrder(core.priceDescending),
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

function invertOrder(order: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(order.length);
  order.forEach((document, rank) => {
    ranks[document] = rank;
  });
  return ranks;
}
