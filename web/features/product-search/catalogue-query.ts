import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';

/** How many products stand on the shelf at the top of the page. */
export const ON_SHELF = 7;

/** The whole catalogue's size, with its most popular products. */
export function catalogueQuery(products: number) {
  return queryOptions({
    queryKey: ['products', 'catalogue', products],
    queryFn: async ({ signal }) =>
      unwrap(await call('GET /api/products', { query: { limit: String(products) }, signal })),
  });
}
