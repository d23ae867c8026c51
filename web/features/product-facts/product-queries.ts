import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Product } from '#contract/product.schema.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { prefetch } from '#web/lib/refusal.ts';

/** The server's render puts its data under the same key. */
export const productQuery = (gtin: string) =>
  apiQuery(['product', gtin], 'GET /api/products/{gtin}', { params: { gtin } });

export const nutritionQuery = (gtin: string) =>
  apiQuery(['nutrition', gtin], 'GET /api/nutrition/{gtin}', { params: { gtin } });

export const allergensQuery = (gtin: string) =>
  apiQuery(['allergens', gtin], 'GET /api/allergens/{gtin}', { params: { gtin } });

export const dietClaimsQuery = (gtin: string) =>
  apiQuery(['diet-claims', gtin], 'GET /api/diet_claims/{gtin}', { params: { gtin } });

/** Verdicts, NOVA, facts derived from the label, implausible values. */
export const guidelinesQuery = (gtin: string) =>
  apiQuery(['guidelines', gtin], 'GET /api/products/{gtin}/guidelines', { params: { gtin } });

/** A product in full. What a list knows of it shows at once, and stays without an error where the details fail. */
export function useProduct(gtin: string, fromList?: Product) {
  const { data, error, refetch, isFetching } = useQuery(productQuery(gtin));
  const product = data ?? fromList;
  return { product, error: product ? null : error, refetch, isFetching };
}

/** Fetches all that is compared of a product; its allergens come with the product itself. */
export function prefetchColumn(queryClient: QueryClient, gtin: string): void {
  prefetch(queryClient, productQuery(gtin));
  prefetch(queryClient, nutritionQuery(gtin));
  prefetch(queryClient, dietClaimsQuery(gtin));
  prefetch(queryClient, guidelinesQuery(gtin));
}

/** Fetches everything a product's page shows. */
export function prefetchProduct(queryClient: QueryClient, gtin: string): void {
  prefetchColumn(queryClient, gtin);
  prefetch(queryClient, allergensQuery(gtin));
}
