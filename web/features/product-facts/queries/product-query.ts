import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Product } from '#contract/product.schema.ts';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';

/** The key is also that of the data which the server puts into a product's page. */
export function productQuery(gtin: string) {
  return queryOptions({
    queryKey: ['product', gtin],
    queryFn: async ({ signal }) =>
      unwrap(await call('GET /api/products/{gtin}', { params: { gtin }, signal })),
  });
}

/**
 * A product in full. What a list already knows of it shows at once, and stays where the details cannot be fetched:
 * then there is no error either.
 */
export function useProduct(gtin: string, fromList?: Product) {
  const query = useQuery(productQuery(gtin));
  const product = query.data ?? fromList;
  return {
    product,
    error: product ? null : query.error,
    refetch: query.refetch,
    isFetching: query.isFetching,
  };
}
