import type { LawPlace } from '#contract/ingredient-laws.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** On a day in places; today, and all of them, where none is given. */
export const lawsQuery = (gtin: string, query: { readonly day?: string; readonly place?: LawPlace[] } = {}) =>
  apiQuery(['ingredient-laws', gtin, query], 'GET /api/products/{gtin}/ingredient-laws', {
    params: { gtin },
    query,
  });
