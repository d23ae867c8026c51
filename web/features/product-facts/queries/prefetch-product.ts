import type { QueryClient } from '@tanstack/react-query';
import { prefetch } from '#web/lib/refusal.ts';
import { allergensQuery } from './allergens-query.ts';
import { dietClaimsQuery } from './diet-claims-query.ts';
import { guidelinesQuery } from './guidelines-query.ts';
import { nutritionQuery } from './nutrition-query.ts';
import { productQuery } from './product-query.ts';

/** Asks for everything a product's page shows, all at once; nobody waits for it here. */
export function prefetchProduct(queryClient: QueryClient, gtin: string): void {
  prefetch(queryClient, productQuery(gtin));
  prefetch(queryClient, nutritionQuery(gtin));
  prefetch(queryClient, allergensQuery(gtin));
  prefetch(queryClient, dietClaimsQuery(gtin));
  prefetch(queryClient, guidelinesQuery(gtin));
}
