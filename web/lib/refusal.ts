import type { FetchQueryOptions, QueryClient, QueryKey, QueryState } from '@tanstack/react-query';
import { CallError } from './call-error.ts';

/** An answer is taken as it is for this long. */
export const FRESH_MS = 60_000;

const REFUSALS: ReadonlySet<string> = new Set(['not_found', 'invalid', 'malformed']);

/** A missing or invalid resource: a final answer that no retry would change. */
export function isRefusal(error: unknown): error is CallError {
  return error instanceof CallError && REFUSALS.has(error.failure.code);
}

export function isFreshlyRefused({
  error,
  errorUpdatedAt,
}: Pick<QueryState, 'error' | 'errorUpdatedAt'>): boolean {
  return isRefusal(error) && Date.now() - errorUpdatedAt < FRESH_MS;
}

/** Fetches a page's data before the page is there, unless it is fresh or was just refused. */
export function prefetch<T, K extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<T, Error, T, K>,
): void {
  const state = queryClient.getQueryState(query.queryKey);
  if (state === undefined || !isFreshlyRefused(state)) void queryClient.prefetchQuery(query);
}
