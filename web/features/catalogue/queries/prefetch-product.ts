import type { QueryClient } from '@tanstack/react-query';
import { allergensQuery } from './allergens-query.ts';
import { dietClaimsQuery } from './diet-claims-query.ts';
import { guidelinesQuery } from './guidelines-query.ts';
import { nutritionQuery } from './nutrition-query.ts';
import { productQuery } from './product-query.ts';

/** Asks for everything a product's page shows, all at once; nobody waits for it here. */
export function prefetchProduct(queryClient: QueryClient, gtin: string): void {
  void queryClient.prefetchQuery(productQuery(gtin));
  void queryClient.prefetchQuery(nutritionQuery(gtin));
  void queryClient.prefetchQuery(allergensQuery(gtin));
  void queryClient.prefetchQuery(dietClaimsQuery(gtin));
  void queryClient.prefetchQuery(guidelinesQuery(gtin));
}
