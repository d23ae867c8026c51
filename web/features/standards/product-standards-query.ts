import { apiQuery } from '#web/lib/api-query.ts';

export const productStandardsQuery = (gtin: string) =>
  apiQuery(['product-standards', gtin], 'GET /api/products/{gtin}/standards', { params: { gtin } });
