import type { ProductPage } from '#contract/products.schema.ts';
import type { SearchProps } from './use-product-search.ts';

/** Whether there is anything to say of how the search read its term: that code loads only then. */
export function hasReading(
  search: SearchProps['search'],
  { understood, left_out: leftOut }: ProductPage,
): boolean {
  return search.as_words !== undefined || understood.length > 0 || leftOut !== null;
}
