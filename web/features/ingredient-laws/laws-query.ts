import { apiQuery } from '#web/lib/api-query.ts';

export const lawsQuery = (gtin: string) =>
  apiQuery(['ingredient-laws', gtin], 'GET /api/products/{gtin}/ingredient-laws', { params: { gtin } });
