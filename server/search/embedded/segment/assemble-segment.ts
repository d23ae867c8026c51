import type { BitArena } from './bitsets.ts';
import { deriveBrandIndex, deriveGtinWindows } from './derive-lookups.ts';
import { deriveRankedNames } from './derive-ranked-names.ts';
import { deriveSets } from './derive-sets.ts';
import { deriveFacetRows } from './facet-rows.ts';
import { deriveFigureHeads } from './figure-heads.ts';
import type { CoreArrays, Segment } from './segment.ts';
import { deriveSpelling } from './spelling.ts';

/** Completes a segment with the arrays derived from the core ones; `fillFacets` sets the bits of the facet sets. */
export function assembleSegment(
  documentCount: number,
  core: CoreArrays,
  fillFacets: (arena: BitArena) => void,
): Segment {
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
}

function invertOrder(order: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(order.length);
  order.forEach((document, rank) => {
    ranks[document] = rank;
  });
  return ranks;
}
