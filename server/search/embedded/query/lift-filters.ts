import type { Relaxation } from '#contract/products.schema.ts';
import type { SetOffset } from '../segment/bitsets.ts';
import { applyFilters } from './filter-sets.ts';
import type { Filter } from './filters.ts';
import type { SegmentMatch } from './match-segment.ts';

/** The filters that a count ignores: those of a facet, or of one subject of it. */
export type Lifted = Pick<Filter, 'facet' | 'subject'>;

/** The products that pass every filter but the lifted ones. Valid until the next call. */
export function setWithout(match: SegmentMatch, lifted: Lifted | null): SetOffset {
  if (lifted === null) return match.matched;
  const { facet, subject } = lifted;
  return setOfOthers(
    match,
    (filter) => filter.facet === facet && (subject === undefined || filter.subject === subject),
  );
}

/** The filters whose removal alone brings products back, the most helpful first. */
export function listRelaxations(matches: readonly SegmentMatch[], filters: readonly Filter[]): Relaxation[] {
  const countWithout = (match: SegmentMatch, lifted: Filter) =>
    match.segment.reader.kernels.count(setOfOthers(match, (filter) => filter === lifted));
  return filters
    .map((filter) => ({
      parameter: filter.parameter,
      value: filter.value,
      total: matches.reduce((sum, match) => sum + countWithout(match, filter), 0),
    }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

function setOfOthers(
  { segment: { reader }, filters, found, matched }: SegmentMatch,
  isLifted: (filter: Filter) => boolean,
): SetOffset {
  const others = filters.filter(({ filter }) => !isLifted(filter));
  if (others.length === filters.length) return matched;
  return applyFilters(reader, found, others, reader.work.others);
}
