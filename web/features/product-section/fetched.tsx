import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AreaFailure, type AreaFailureProps } from './area-failure.tsx';

export interface FetchedProps<T> {
  readonly query: AreaFailureProps['query'] & { readonly data: T | undefined; readonly isError: boolean };
  /** Said where nothing could be fetched. */
  readonly failure: string;
  /** Of the block that stands there meanwhile. */
  readonly height?: string;
  readonly children: (data: T) => ReactNode;
}

/** What a query has fetched; its failure only where there is nothing to show. */
export function Fetched<T>({ query, failure, height, children }: FetchedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <AreaFailure text={failure} query={query} />;
  return <Skeleton {...(height !== undefined && { height })} />;
}
