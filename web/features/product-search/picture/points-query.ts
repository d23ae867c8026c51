import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '#contract/contracts.ts';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { toListQuery } from '../product-list-query.ts';
import type { ProductSearch } from '../product-search.ts';

type PointsRequest = RequestOf<'GET /api/products/points'>['query'];
export type Axes = Pick<PointsRequest, 'x' | 'y' | 'guideline' | 'with'>;

/** The points of a search; those of the axes before stay on the screen until the next ones are there. */
export function pointsQuery(search: ProductSearch, axes: Axes) {
  const { facets: _facets, limit: _limit, offset: _offset, ...filters } = toListQuery(search);
  const query: PointsRequest = { ...filters, ...axes };
  return queryOptions({
    queryKey: ['products', 'points', query],
    queryFn: async ({ signal }) => unwrap(await call('GET /api/products/points', { query, signal })),
    placeholderData: keepPreviousData,
  });
}
