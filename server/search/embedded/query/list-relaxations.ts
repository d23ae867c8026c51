import type { Relaxation } from '#contract/products.schema.ts';
import type { Filter, Lifted } from './filters.ts';

/** The filters whose removal alone brings products back, the most helpful first. */
export function listRelaxations(
  filters: readonly Filter[],
  countWithout: (lifted: Lifted) => number,
): Relaxation[] {
  const distinct = filters.filter(
    ({ facet, value }, at) => filters.findIndex((one) => one.facet === facet && one.value === value) === at,
  );
  return distinct
    .map(({ facet, value }) => ({ facet, value, total: countWithout({ facet, value }) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}
