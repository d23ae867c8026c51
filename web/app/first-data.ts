import type { QueryClient } from '@tanstack/react-query';
import type { Product } from '#contract/product.ts';

/**
 * The server puts the product of a product page into the page, so that it need not be asked for.
 * Without the block, or with one that cannot be read, the page asks as always.
 */
export function readFirstData(page: Document, queryClient: QueryClient): void {
  const text = page.getElementById('first-data')?.textContent;
  if (!text) return;
  try {
    const product = JSON.parse(text) as Product;
    queryClient.setQueryData(['product', product.gtin], product);
  } catch {
    // Not JSON: nothing is lost but the head start.
  }
}
