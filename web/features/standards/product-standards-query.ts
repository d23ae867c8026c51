import { apiQuery } from '#web/lib/api-query.ts';

/** What every standard says of a product on a day; today where none is given. */
export const productStandardsQuery = (gtin: string, day?: string) =>
  apiQuery(['product-standards', gtin, day], 'GET /api/products/{gtin}/standards', {
    params: { gtin },
    query: { day, standard: [] },
  });
