import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { DEFAULT_PAGE_SIZE } from '#contract/paging.ts';
import type { ProductPage } from '#contract/products.schema.ts';
import { changePage } from './change-search.ts';
import { productListQuery } from './product-list-query.ts';
import type { ProductSearch } from './product-search.ts';

/** A list that stands this long is being read, so its next page is likely to be wanted. */
const READING_MS = 1_200;

/** Fetches the next page while this one is read, and whichever page the pointer or the focus approaches. */
export function usePagePrefetch(
  search: ProductSearch,
  list: UseQueryResult<ProductPage>,
): (page: number) => void {
  const client = useQueryClient();
  const prefetch = useCallback(
    (page: number) => void client.prefetchQuery(productListQuery(changePage(search, page))),
    [client, search],
  );
  const next = (search.page ?? 1) + 1;
  const hasNext =
    list.isSuccess &&
    !list.isPlaceholderData &&
    (next - 1) * (search.size ?? DEFAULT_PAGE_SIZE) < list.data.total;
  useEffect(() => {
    if (!hasNext) return;
    const timer = setTimeout(() => prefetch(next), READING_MS);
    return () => clearTimeout(timer);
  }, [hasNext, next, prefetch]);
  return prefetch;
}
