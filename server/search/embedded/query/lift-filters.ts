import type { Relaxation } from '#contract/products.schema.ts';
import type { SetOffset } from '../segment/bitsets.ts';
import { applyFilters, isByRange, prepareFilters } from './filter-sets.ts';
import type { Filter } from './filters.ts';
import type { SegmentMatch } from './match-segment.ts';

/** The filters that a count ignores: those of a facet, or of one value of it. */
export type Lifted = Pick<Filter, 'facet'> & Partial<Pick<Filter, 'value'>>;

/** The products that pass every filter but the lifted ones. Valid until the next call. */
export function setWithout(match: SegmentMatch, lifted: Lifted | null): SetOffset {
  if (lifted === null) return match.matched;
  const { facet, value } = lifted;
  return setOfOthers(
    match,
    (filter) => filter.facet === facet && (value === undefined || filter.value === value),
  );
}

/** The number of products that pass every filter but those of a facet, and this one of it instead. */
export function countWith(match: SegmentMatch, filter: Filter): number {
  const { reader } = match.segment;
  const others = setWithout(match, { facet: filter.facet });
  // The query's own filter of this facet is still needed in its work set.
  const prepared = prepareFilters(reader, [filter], { [filter.facet]: 'counted' });
  return reader.kernels.count(applyFilters(reader, others, prepared, reader.work.others));
}

/** The filters whose removal alone brings products back, the most helpful first. */
export function listRelaxations(matches: readonly SegmentMatch[], filters: readonly Filter[]): Relaxation[] {
  const distinct = filters.filter(
    ({ facet, value }, at) => filters.findIndex((one) => one.facet === facet && one.value === value) === at,
  );
  return distinct
    .map(({ facet, value }) => ({
      facet,
      value,
      total: matches.reduce(
        (sum, match) => sum + match.segment.reader.kernels.count(setWithout(match, { facet, value })),
        0,
      ),
    }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

function setOfOthers(
  { segment: { reader }, filters, found, ranged, matched }: SegmentMatch,
  isLifted: (filter: Filter) => boolean,
): SetOffset {
  const others = filters.filter(({ filter }) => !isLifted(filter));
  if (others.length === filters.length) return matched;
  if (others.filter(isByRange).length < filters.filter(isByRange).length)
    return applyFilters(reader, found, others, reader.work.others);
  return applyFilters(
    reader,
    ranged,
    others.filter((one) => !isByRange(one)),
    reader.work.others,
  );
}
