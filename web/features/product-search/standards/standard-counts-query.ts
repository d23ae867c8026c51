import { keepPreviousData } from '@tanstack/react-query';
import type { RequestOf } from '#contract/contracts.ts';
import { begunBy } from '#contract/first-days.ts';
import { STANDARD_KEYS } from '#contract/standards.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { countQuery, judgedBy } from '../product-list-query.ts';
import type { ProductSearch } from '../product-search.ts';

/** How many products of the list each standard gives each of its answers, apart from it: the list does not wait. */
export function standardCountsQuery(search: ProductSearch) {
  return countsQuery(search, { facet_standard: begunBy(search.day, STANDARD_KEYS) });
}

/** How many products the ingredient laws of its day and places come to each of their answers for. */
export function lawCountsQuery(search: ProductSearch) {
  return countsQuery(search, { facet_laws: 'true' });
}

type Counted = Pick<RequestOf<'GET /api/products'>['query'], 'facet_standard' | 'facet_laws'>;

function countsQuery(search: ProductSearch, counted: Counted) {
  const query = { ...countQuery(search), ...judgedBy(search), facets: 'true' as const, ...counted };
  return {
    ...apiQuery(['products', 'answers', query], 'GET /api/products', { query }),
    placeholderData: keepPreviousData,
  };
}
