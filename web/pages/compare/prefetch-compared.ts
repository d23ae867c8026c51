import type { QueryClient } from '@tanstack/react-query';
import { askedProducts } from '#web/features/compare/asked-products.ts';
import { prefetchColumn } from '#web/features/product-facts/product-queries.ts';

/** Fetches what is compared of each product that an address asks for. */
export function prefetchCompared(queryClient: QueryClient, gtins: string): void {
  for (const gtin of askedProducts(gtins).gtins) prefetchColumn(queryClient, gtin);
}
