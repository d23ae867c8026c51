import { type BitArena, strideOf } from './bitsets.ts';
import { moveDenseIngredients } from './dense-ingredients.ts';
import { deriveBrandIndex } from './derive-lookups.ts';
import { deriveOrders } from './derive-orders.ts';
import { deriveRankedNames } from './derive-ranked-names.ts';
import { deriveSets } from './derive-sets.ts';
import { deriveFacetRows } from './facet-rows.ts';
import { FACET_SET_COUNT } from './facet-sets.ts';
import { deriveGtinWindows } from './gtin-windows.ts';
import type { MadeSegment } from './made-segment.ts';
import { type CoreArrays, emptyDerived } from './segment.ts';
import { deriveSpelling } from './spelling.ts';

/** What a segment is made of; `fillFacets` sets the bits of the facet sets. */
interface Parts extends Pick<MadeSegment, 'documentCount' | 'fillFigures'> {
  readonly core: CoreArrays;
  readonly fillFacets: (arena: BitArena) => void;
}
export type AssembleSegment = (parts: Parts) => MadeSegment;

/** One that is merged before anything is found in it: it has what a merge reads, and is made in half the time. */
export const assembleForMerging: AssembleSegment = ({ documentCount, core, fillFacets, fillFigures }) => {
  const stride = strideOf(documentCount);
  const arena: BitArena = { words: new Uint32Array(FACET_SET_COUNT * stride), stride };
  fillFacets(arena);
  const arrays = { ...core, ...emptyDerived(), sets: arena.words };
  return { documentCount, arrays, fillFigures, forMerging: true };
};

/** One with all the arrays that are derived from the core ones. */
export const assembleSegment: AssembleSegment = ({ documentCount, core, fillFacets, fillFigures }) => {
  const sets = deriveSets(documentCount, core, fillFacets);
  const postings = moveDenseIngredients(core, sets, strideOf(documentCount));
  return {
    documentCount,
    arrays: {
      ...core,
      ...postings,
      ...deriveOrders(core),
      ...deriveBrandIndex(core),
      ...deriveRankedNames(postings),
      ...deriveGtinWindows(core),
      ...deriveSpelling(core),
      ...sets,
      facetRows: deriveFacetRows(documentCount, sets.sets),
    },
    fillFigures,
    forMerging: false,
  };
};
