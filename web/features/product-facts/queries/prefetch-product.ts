import type { QueryClient } from '@tanstack/react-query';
import { askAhead } from '#web/lib/refusal.ts';
import { allergensQuery } from './allergens-query.ts';
import { dietClaimsQuery } from './diet-claims-query.ts';
import { guidelinesQuery } from './guidelines-query.ts';
import { nutritionQuery } from './nutrition-query.ts';
import { productQuery } from './product-query.ts';

/** Asks for everything a product's page shows, all at once; nobody waits for it here. */
export function prefetchProduct(queryClient: QueryClient, gtin: string): void {
  askAhead(queryClient, productQuery(gtin));
  askAhead(queryClient, nutritionQuery(gtin));
  askAhead(queryClient, allergensQuery(gtin));
  askAhead(queryClient, dietClaimsQuery(gtin));
  askAhead(queryClient, guidelinesQuery(gtin));
}
