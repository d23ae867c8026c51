import type { QueryClient } from '@tanstack/react-query';
import { dietClaimsQuery } from '#web/features/product-facts/queries/diet-claims-query.ts';
import { guidelinesQuery } from '#web/features/product-facts/queries/guidelines-query.ts';
import { nutritionQuery } from '#web/features/product-facts/queries/nutrition-query.ts';
import { productQuery } from '#web/features/product-facts/queries/product-query.ts';
import { askAhead } from '#web/lib/refusal.ts';

/** Asks for all that is compared of a product; its allergens come with the product itself. */
export function prefetchColumn(queryClient: QueryClient, gtin: string): void {
  askAhead(queryClient, productQuery(gtin));
  askAhead(queryClient, nutritionQuery(gtin));
  askAhead(queryClient, dietClaimsQuery(gtin));
  askAhead(queryClient, guidelinesQuery(gtin));
}
