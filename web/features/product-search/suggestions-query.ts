import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';

/** Short enough to feel immediate, long enough to spare a call for every letter of a fast typist. */
export const SUGGEST_PAUSE_MS = 90;

/** Completions of a partial search term. A newer text aborts the call for an older one. */
export function suggestionsQuery(text: string) {
  const q = text.trim();
  return queryOptions({
    queryKey: ['products', 'suggest', q],
    queryFn: async ({ signal }) => unwrap(await call('GET /api/products/suggest', { query: { q }, signal })),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    // Suggestions are a help: without them the search works as it is, so a failure is not repeated.
    retry: false,
  });
}
