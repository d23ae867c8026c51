import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DEFAULT_PAGE_SIZE } from '#contract/paging.ts';
import type { ProductPage } from '#contract/products.schema.ts';
import { changePage } from './change-search.ts';
import type { ProductSearch } from './product-search.ts';
import type { UpdateSearch } from './use-product-search.ts';

/** An address of a page that is not there, as in an old link to a list that has become shorter, leads to the last. */
export function useLastPage(
  search: ProductSearch,
  update: UpdateSearch,
  list: UseQueryResult<ProductPage>,
): void {
  const total = list.data && !list.isPlaceholderData ? list.data.total : 0;
  const last = Math.ceil(total / (search.size ?? DEFAULT_PAGE_SIZE));
  const isPastEnd = last > 0 && (search.page ?? 1) > last;
  useEffect(() => {
    if (isPastEnd) update((now) => changePage(now, last), { replace: true });
  }, [isPastEnd, last, update]);
}
