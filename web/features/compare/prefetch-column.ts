import type { QueryClient } from '@tanstack/react-query';
import {
  dietClaimsQuery,
  guidelinesQuery,
  nutritionQuery,
  productQuery,
} from '#web/features/product-facts/product-queries.ts';
import { prefetch } from '#web/lib/refusal.ts';

/** Asks for all that is compared of a product; its allergens come with the product itself. */
export function prefetchColumn(queryClient: QueryClient, gtin: string): void {
  prefetch(queryClient, productQuery(gtin));
  prefetch(queryClient, nutritionQuery(gtin));
  prefetch(queryClient, dietClaimsQuery(gtin));
  prefetch(queryClient, guidelinesQuery(gtin));
}
