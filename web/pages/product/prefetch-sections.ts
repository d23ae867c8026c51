import type { QueryClient } from '@tanstack/react-query';
import { hierarchyQuery } from '#web/features/hierarchy/hierarchy-query.ts';
import { lawsQuery } from '#web/features/ingredient-laws/laws-query.ts';
import { dayAndPlacesOf } from '#web/features/product-facts/day-and-places.ts';
import { parseJudgedSearch } from '#web/features/product-facts/judged-search.ts';
import { productOnDay } from '#web/features/product-facts/product-queries.ts';
import { productStandardsQuery } from '#web/features/standards/product-standards-query.ts';
import { prefetch } from '#web/lib/refusal.ts';

/** Fetches what a product's page shows for the day and places of its address. */
export function prefetchSections(queryClient: QueryClient, gtin: string, search: object): void {
  const { place: _, ...asked } = dayAndPlacesOf(parseJudgedSearch({ ...search }));
  prefetch(queryClient, productOnDay(gtin, asked.day));
  prefetch(queryClient, hierarchyQuery(gtin));
  prefetch(queryClient, lawsQuery(gtin, asked));
  prefetch(queryClient, productStandardsQuery(gtin, asked.day));
}
