import { keepPreviousData } from '@tanstack/react-query';
import { STANDARD_KEYS } from '#contract/standards.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { countQuery } from '../product-list-query.ts';
import type { ProductSearch } from '../product-search.ts';

/** How many products of the list each standard gives each of its answers, apart from it: the list does not wait. */
export function standardCountsQuery(search: ProductSearch) {
  const query = { ...countQuery(search), facets: 'true' as const, facet_standard: [...STANDARD_KEYS] };
  return {
    ...apiQuery(['products', 'standards', query], 'GET /api/products', { query }),
    placeholderData: keepPreviousData,
  };
}
