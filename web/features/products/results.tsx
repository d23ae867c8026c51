import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Product } from '#contract/product.ts';
import type { ProductPage } from '#contract/products.ts';
import { EmptyResults } from './empty-results.tsx';
import { FailedResults } from './failed-results.tsx';
import type { ProductSearch } from './product-search.ts';
import styles from './shelf.module.css';
import type { UpdateSearch } from './use-product-search.ts';

export interface ResultsProps {
  readonly list: UseQueryResult<ProductPage>;
  readonly search: ProductSearch;
  readonly update: UpdateSearch;
  readonly loading: ReactNode;
  readonly children: (products: readonly Product[]) => ReactNode;
}

/** The list in whichever state it is: loading, failed, empty, there, or the last one while the next is fetched. */
export function Results({ list, search, update, loading, children }: ResultsProps) {
  if (list.isError) {
    return <FailedResults error={list.error} isRetrying={list.isFetching} onRetry={() => list.refetch()} />;
  }
  if (!list.data) return loading;
  if (list.data.total === 0 && !list.isPlaceholderData) {
    return <EmptyResults search={search} update={update} page={list.data} />;
  }
  return (
    <div className={list.isPlaceholderData ? styles.stale : undefined} aria-busy={list.isPlaceholderData}>
      {children(list.data.products)}
    </div>
  );
}
