import type { BitArena } from './bitsets.ts';
import { deriveBrandIndex } from './derive-brand-index.ts';
import { deriveFacetValues } from './derive-facet-values.ts';
import { deriveGtinWindows } from './derive-gtin-windows.ts';
import { deriveSets } from './derive-sets.ts';
import { deriveSpelling } from './derive-spelling.ts';
import { ranksOf } from './document-orders.ts';
import type { CoreArrays, Segment } from './segment.ts';

/** Completes a segment from what cannot be derived; `fillFacets` sets the bits of the facet sets. */
export function assembleSegment(
  documentCount: number,
  core: CoreArrays,
  fillFacets: (arena: BitArena) => void,
): Segment {
  const ranks = (order: Uint32Array) => {
    const into = new Uint32Array(documentCount);
    ranksOf(order, into);
    return into;
  };
  const sets = deriveSets(documentCount, core, fillFacets);
  return {
    documentCount,
    arrays: {
      ...core,
      nameRanks: ranks(core.nameOrder),
      priceAscendingRanks: ranks(core.priceAscending),
      priceDescendingRanks: ranks(core.priceDescending),
      ...deriveBrandIndex(core),
      ...deriveGtinWindows(core),
      ...deriveSpelling(core),
      ...sets,
      ...deriveFacetValues(documentCount, sets.sets),
    },
  };
}
