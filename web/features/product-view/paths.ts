import type { ProductSearch } from '#web/features/product-search/product-search.ts';

/** Opens a product over the list and keeps its state. The address shown is the product's own, to share or reload. */
export function productOverList(gtin: string) {
  return {
    from: '/products',
    to: '/products',
    search: (list: ProductSearch): ProductSearch => ({ ...list, product: gtin, quick: undefined }),
    mask: {
      to: '/products/$gtin',
      params: { gtin },
      search: ({ product, quick, ...list }: ProductSearch): ProductSearch => list,
      unmaskOnReload: true,
    },
    state: { fromList: true },
    resetScroll: false,
  } as const;
}

/** Opens the quick view of a product over the list. */
export function quickViewOverList(gtin: string) {
  return {
    from: '/products',
    to: '/products',
    search: (list: ProductSearch): ProductSearch => ({ ...list, product: undefined, quick: gtin }),
    state: { fromList: true },
    resetScroll: false,
  } as const;
}
