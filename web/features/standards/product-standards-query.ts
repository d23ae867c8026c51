import { STANDARD_KEYS } from '#contract/standards.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** On a day; today where none is given. */
export const productStandardsQuery = (gtin: string, day?: string) =>
  apiQuery(['product-standards', gtin, day], 'GET /api/products/{gtin}/standards', {
    params: { gtin },
    // The three guidelines are explained by a call of their own.
    query: { day, standard: [...STANDARD_KEYS] },
  });
