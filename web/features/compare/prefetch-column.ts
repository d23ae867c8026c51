import type { QueryClient } from '@tanstack/react-query';
import { dietClaimsQuery } from '#web/features/product-facts/queries/diet-claims-query.ts';
import { guidelinesQuery } from '#web/features/product-facts/queries/guidelines-query.ts';
import { nutritionQuery } from '#web/features/product-facts/queries/nutrition-query.ts';
import { productQuery } from '#web/features/product-facts/queries/product-query.ts';
import { prefetch } from '#web/lib/refusal.ts';

/** Asks for all that is compared of a product; its allergens come with the product itself. */
export function prefetchColumn(queryClient: QueryClient, gtin: string): void {
  prefetch(queryClient, productQuery(gtin));
  prefetch(queryClient, nutritionQuery(gtin));
  prefetch(queryClient, dietClaimsQuery(gtin));
  prefetch(queryClient, guidelinesQuery(gtin));
}
