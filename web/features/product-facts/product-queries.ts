import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Product } from '#contract/product.schema.ts';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { prefetch } from '#web/lib/refusal.ts';

/** The server's render puts its data under the same key. */
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

export function nutritionQuery(gtin: string) {
  return queryOptions({
    queryKey: ['nutrition', gtin],
    queryFn: async ({ signal }) =>
      unwrap(await call('GET /api/nutrition/{gtin}', { params: { gtin }, signal })),
  });
}

export function useNutrition(gtin: string) {
  return useQuery(nutritionQuery(gtin));
}

export function allergensQuery(gtin: string) {
  return queryOptions({
    queryKey: ['allergens', gtin],
    queryFn: async ({ signal }) =>
      unwrap(await call('GET /api/allergens/{gtin}', { params: { gtin }, signal })),
  });
}

export function dietClaimsQuery(gtin: string) {
  return queryOptions({
    queryKey: ['diet-claims', gtin],
    queryFn: async ({ signal }) =>
      unwrap(await call('GET /api/diet_claims/{gtin}', { params: { gtin }, signal })),
  });
}

export function useDietClaims(gtin: string) {
  return useQuery(dietClaimsQuery(gtin));
}

export function guidelinesQuery(gtin: string) {
  return queryOptions({
    queryKey: ['guidelines', gtin],
    queryFn: async ({ signal }) =>
      unwrap(await call('GET /api/products/{gtin}/guidelines', { params: { gtin }, signal })),
  });
}

/** NOVA, facts derived from the label, implausible values. Where it fails, the verdicts say so. */
export function useExplanation(gtin: string) {
  return useQuery(guidelinesQuery(gtin));
}

export function useGuidelines(gtin: string) {
  return useQuery({ ...guidelinesQuery(gtin), select: ({ guidelines }) => guidelines });
}

/** Fetches everything a product's page shows. */
export function prefetchProduct(queryClient: QueryClient, gtin: string): void {
  prefetch(queryClient, productQuery(gtin));
  prefetch(queryClient, nutritionQuery(gtin));
  prefetch(queryClient, allergensQuery(gtin));
  prefetch(queryClient, dietClaimsQuery(gtin));
  prefetch(queryClient, guidelinesQuery(gtin));
}
