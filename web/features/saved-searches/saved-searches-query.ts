import type { QueryClient } from '@tanstack/react-query';
import type { SavedSearch } from '#contract/saved-searches.schema.ts';
import { useOwnQuery } from '#web/features/session/use-own-query.ts';

const keyOf = (userId: string) => ['user', userId, 'saved-searches'] as const;

/** The user's saved searches, by name; another tab may have changed them. */
export function useSavedSearches() {
  return useOwnQuery(
    keyOf,
    'GET /api/saved-searches',
    {},
    { select: ({ searches }) => searches, staleTime: 0 },
  );
}

export function showSavedSearches(client: QueryClient, userId: string, searches: SavedSearch[]): void {
  client.setQueryData(keyOf(userId), { searches });
}
