import { keepPreviousData } from '@tanstack/react-query';
import { type Figure, formatFigure } from '#contract/ranges.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { countQuery } from '../product-list-query.ts';
import type { ProductSearch } from '../product-search.ts';

/** How figures are spread over the list, apart from it: the list does not wait for them. */
export function histogramsQuery(search: ProductSearch, figures: readonly Figure[]) {
  const query = { ...countQuery(search), histogram: figures.map(formatFigure) };
  return {
    ...apiQuery(['products', 'histograms', query], 'GET /api/products', { query }),
    placeholderData: keepPreviousData,
  };
}

/** How many products a search lists. */
export function totalQuery(search: ProductSearch) {
  const query = countQuery(search);
  return {
    ...apiQuery(['products', 'total', query], 'GET /api/products', { query }),
    placeholderData: keepPreviousData,
  };
}
