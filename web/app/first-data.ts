import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { CallError } from '#web/lib/call-error.ts';
import { isRefusal } from '#web/lib/refusal.ts';

type Answered = DehydratedState['queries'][number];

/**
 * What was fetched to render a page, refusals too: the browser renders the same from it. Undefined where something
 * failed that may work when it is asked for again.
 */
export function writeFirstData(queryClient: QueryClient): DehydratedState | undefined {
  const queries = queryClient.getQueryCache().getAll();
  if (queries.some(({ state }) => state.status === 'error' && !isRefusal(state.error))) return undefined;
  return dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' });
}

/**
 * What the server fetched to render the page is in the page, so that nothing is asked for twice.
 * Without the block, or with one that cannot be read, the page asks as always.
 */
export function readFirstData(page: Document, queryClient: QueryClient): void {
  const text = page.getElementById('first-data')?.textContent;
  if (!text) return;
  try {
    const data = JSON.parse(text) as DehydratedState;
    hydrate(queryClient, { ...data, queries: data.queries.map(asOfNow) });
  } catch {
    // Not JSON: nothing is lost but the head start.
  }
}

/** By the clock of this browser, which need not be the server's; an error left its class behind on the way. */
function asOfNow(query: Answered): Answered {
  const now = Date.now();
  const { state } = query;
  if (state.status !== 'error') return { ...query, state: { ...state, dataUpdatedAt: now } };
  const { failure } = state.error as CallError;
  return { ...query, state: { ...state, error: new CallError(failure), errorUpdatedAt: now } };
}
