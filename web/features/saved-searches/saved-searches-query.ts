import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { SavedSearch } from '#contract/saved-searches.schema.ts';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { unwrap } from '#web/lib/call-error.ts';

const keyOf = (userId: string) => ['user', userId, 'saved-searches'] as const;

/** The user's saved searches, by name; another tab may have changed them. */
export function useSavedSearches() {
  const { user } = useSession();
  return useQuery({
    queryKey: keyOf(user?.id ?? ''),
    enabled: user !== null,
    queryFn: async ({ signal }) => unwrap(await callAsUser('GET /api/saved-searches', { signal })).searches,
    staleTime: 0,
  });
}

export function showSavedSearches(client: QueryClient, userId: string, searches: SavedSearch[]): void {
  client.setQueryData(keyOf(userId), searches);
}
