import { apiQuery } from '#web/lib/api-query.ts';

/** How many products stand on the shelf at the top of the page. */
export const ON_SHELF = 7;

/** The whole catalogue's size, with its most popular products. */
export const catalogueQuery = (products: number) =>
  apiQuery(['products', 'catalogue', products], 'GET /api/products', { query: { limit: String(products) } });
