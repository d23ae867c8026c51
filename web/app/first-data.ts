import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { CallError } from '#web/lib/call-error.ts';
import { isRefusal } from '#web/lib/refusal.ts';

/** The data that rendered a page, by query key. */
export interface FirstData {
  readonly answers: readonly (readonly [QueryKey, unknown])[];
  /** Refusals: the browser renders them like the server. */
  readonly refusals: readonly (readonly [QueryKey, CallError['failure']])[];
}

/** Undefined where something failed that may work when it is asked for again. */
export function writeFirstData(queryClient: QueryClient): FirstData | undefined {
  const queries = queryClient.getQueryCache().getAll();
  if (queries.some(({ state }) => state.status === 'error' && !isRefusal(state.error))) return undefined;
  return {
    answers: queries.flatMap(({ queryKey, state }) =>
      state.status === 'success' ? [[queryKey, state.data] as const] : [],
    ),
    refusals: queries.flatMap(({ queryKey, state: { error } }) =>
      isRefusal(error) ? [[queryKey, error.failure] as const] : [],
    ),
  };
}

/**
 * What the server fetched to render the page is in the page, so that nothing is asked for twice; it is as fresh as the
 * page, by the clock of this browser. A missing or damaged block means an ordinary fetch.
 */
export function readFirstData(page: Document, queryClient: QueryClient): void {
  const text = page.getElementById('first-data')?.textContent;
  if (!text) return;
  try {
    const { answers, refusals } = JSON.parse(text) as FirstData;
    for (const [queryKey, data] of answers) queryClient.setQueryData(queryKey, data);
    for (const [queryKey, failure] of refusals) {
      const query = queryClient.getQueryCache().build(queryClient, { queryKey });
      query.setState({ status: 'error', error: new CallError(failure), errorUpdatedAt: Date.now() });
    }
  } catch {
    // Not ours: nothing is lost but the head start.
  }
}
