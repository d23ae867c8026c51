import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ListLines } from '#contract/scorecards.schema.ts';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { unwrap } from '#web/lib/call-error.ts';

/** A list's scorecard as the list is now: asked for again each time it is opened. */
export function useListScorecard(of: string) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['user', user?.id ?? '', 'scorecard', of],
    enabled: user !== null,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(await callAsUser('GET /api/scorecards/{of}', { params: { of }, signal })),
  });
}

export function fetchListLines(client: QueryClient, userId: string, of: string): Promise<ListLines> {
  return client.fetchQuery({
    queryKey: ['user', userId, 'scorecard', of, 'lines'],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(await callAsUser('GET /api/scorecards/{of}/lines', { params: { of }, signal })),
  });
}
