import type { QueryClient } from '@tanstack/react-query';
import { askedProducts } from '#web/features/compare/asked-products.ts';
import { dayAndPlacesOf } from '#web/features/product-facts/day-and-places.ts';
import { guidelinesOnDay } from '#web/features/product-facts/guidelines-on-day.ts';
import { parseJudgedSearch } from '#web/features/product-facts/judged-search.ts';
import { prefetchAnswersOf } from '#web/features/product-facts/prefetch-answers.ts';
import { prefetchColumn, productOnDay } from '#web/features/product-facts/product-queries.ts';
import { prefetch } from '#web/lib/refusal.ts';

/** Fetches what is compared of each product that an address asks for; for a rendered page, what laws say of them too. */
export function prefetchCompared(queryClient: QueryClient, asked: string, search: object): void {
  const { gtins } = askedProducts(asked);
  const judged = parseJudgedSearch({ ...search });
  const { day } = dayAndPlacesOf(judged);
  for (const gtin of gtins) {
    prefetchColumn(queryClient, gtin);
    prefetch(queryClient, productOnDay(gtin, day));
    prefetch(queryClient, guidelinesOnDay(gtin, day));
  }
  if (typeof window === 'undefined') prefetchAnswersOf(queryClient, gtins, judged);
}
