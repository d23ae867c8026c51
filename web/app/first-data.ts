import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

/**
 * What the server fetched to render the page is in the page, so that nothing is asked for twice.
 * Without the block, or with one that cannot be read, the page asks as always.
 */
export function readFirstData(page: Document, queryClient: QueryClient): void {
  const text = page.getElementById('first-data')?.textContent;
  if (!text) return;
  try {
    hydrate(queryClient, JSON.parse(text) as DehydratedState);
  } catch {
    // Not JSON: nothing is lost but the head start.
  }
}
