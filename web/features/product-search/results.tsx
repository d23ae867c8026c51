import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import type { Product } from '#contract/product.schema.ts';
import type { ProductPage } from '#contract/products.schema.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { FailedResults } from './failed-results.tsx';
import styles from './shelf.module.css';
import type { SearchProps } from './use-product-search.ts';

const EmptyResults = lazyPart(() => import('./empty-results.tsx'), 'EmptyResults');

export interface ResultsProps extends SearchProps {
  readonly list: UseQueryResult<ProductPage>;
  readonly loading: ReactNode;
  readonly children: (products: readonly Product[]) => ReactNode;
}

/** The list in whichever state it is. The next page is drawn in pieces between presses: it is much to draw. */
export function Results({ list, search, update, loading, children }: ResultsProps) {
  const products = useDeferredValue(list.data?.products);
  if (list.isError) return <FailedResults list={list} />;
  if (!list.data || !products) return loading;
  if (list.data.total === 0 && !list.isPlaceholderData) {
    return <EmptyResults search={search} update={update} page={list.data} />;
  }
  return (
    <div
      className={list.isPlaceholderData ? styles.stale : undefined}
      aria-busy={list.isPlaceholderData || products !== list.data.products}
    >
      {children(products)}
    </div>
  );
}
