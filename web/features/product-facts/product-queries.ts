import type { QueryClient } from '@tanstack/react-query';
import { isEarlierDay } from '#contract/guideline.ts';
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

/** A product with the verdicts of a day, where guidelines had other rules then; else as every page asks for it. */
export function productOnDay(gtin: string, day: string | undefined) {
  if (!isEarlierDay(day)) return productQuery(gtin);
  return apiQuery(['product', gtin, day], 'GET /api/products/{gtin}', { params: { gtin }, query: { day } });
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
