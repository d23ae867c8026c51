import type { QueryClient } from '@tanstack/react-query';
import { hierarchyQuery } from '#web/features/hierarchy/hierarchy-query.ts';
import { lawsQuery } from '#web/features/ingredient-laws/laws-query.ts';
import { productStandardsQuery } from '#web/features/standards/product-standards-query.ts';
import { prefetch } from '#web/lib/refusal.ts';

/** Fetches what the sections of a product's page show beside the product itself. */
export function prefetchSections(queryClient: QueryClient, gtin: string): void {
  prefetch(queryClient, hierarchyQuery(gtin));
  prefetch(queryClient, lawsQuery(gtin));
  prefetch(queryClient, productStandardsQuery(gtin));
}
