import type { ReactNode } from 'react';
import { AreaFailure, type AreaFailureProps } from './area-failure.tsx';

export interface FetchedProps<T> {
  readonly query: AreaFailureProps['query'] & { readonly data: T | undefined; readonly isError: boolean };
  /** Said where nothing could be fetched. */
  readonly failure: string;
  /** Stands there meanwhile, in the shape of what is about to come. */
  readonly waiting: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** What a query has fetched; its failure only where there is nothing to show. */
export function Fetched<T>({ query, failure, waiting, children }: FetchedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <AreaFailure text={failure} query={query} /> : waiting;
}
