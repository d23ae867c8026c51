import type { Facets } from '#contract/products.ts';
import type { SetOffset } from '../segment/bitsets.ts';
import { applyFilters } from './filter-sets.ts';
import type { SegmentMatch } from './match-segment.ts';

/** The products to count a facet in: those that pass every filter but the facet's own. Good until the next call. */
export function setForFacet(match: SegmentMatch, facet: keyof Facets): SetOffset {
  const { segment, filters, found, matched } = match;
  const others = filters.filter(({ filter }) => filter.facet !== facet);
  if (others.length === filters.length) return matched;
  return applyFilters(segment.reader, found, others, segment.reader.work.others);
}
