import type { Relaxation } from '#contract/products.schema.ts';
import { applyFilters } from './filter-sets.ts';
import type { Filter } from './filters.ts';
import type { SegmentMatch } from './match-segment.ts';

/** The filters whose removal alone brings products back, the most helpful first. */
export function listRelaxations(matches: readonly SegmentMatch[], filters: readonly Filter[]): Relaxation[] {
  return filters
    .map((filter) => ({
      parameter: filter.parameter,
      value: filter.value,
      total: matches.reduce((sum, match) => sum + countWithout(match, filter), 0),
    }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

function countWithout({ segment: { reader }, found, filters }: SegmentMatch, left: Filter): number {
  const others = filters.filter(({ filter }) => filter !== left);
  return reader.kernels.count(applyFilters(reader, found, others, reader.work.others));
}
