import type { ProductSearch } from '#web/features/product-search/product-search.ts';

/**
 * The properties of a link that opens a product over the list, with the list's state kept. The address shown is the
 * product's own, so that a new tab, a reload or a shared link opens it as a page.
 */
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
