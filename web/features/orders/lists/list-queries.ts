import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { ListLines } from '#contract/scorecards.schema.ts';
import { type AskedAnswers, useAskedAnswers } from '#web/features/product-facts/product-answers.ts';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { useOwnQuery } from '#web/features/session/use-own-query.ts';
import { unwrap } from '#web/lib/call-error.ts';

/** A list's scorecard as the list is now: asked for again each time it is opened. */
export function useListScorecard(of: string) {
  const query = useAskedAnswers();
  return useOwnQuery(
    (userId) => ['user', userId, 'scorecard', of, query],
    'GET /api/scorecards/{of}',
    { params: { of }, query },
    { staleTime: 0, refetchOnWindowFocus: true, placeholderData: keepPreviousData },
  );
}

/** The lines of a list with what is written beside them. */
export function useListLines(of: string) {
  const { user } = useSession();
  return useQuery({ ...linesQuery(user?.id ?? '', of, useAskedAnswers()), enabled: user !== null });
}

export function fetchListLines(
  client: QueryClient,
  userId: string,
  of: string,
  query: AskedAnswers,
): Promise<ListLines> {
  return client.fetchQuery(linesQuery(userId, of, query));
}

function linesQuery(userId: string, of: string, query: AskedAnswers) {
  return queryOptions({
    queryKey: ['user', userId, 'scorecard', of, 'lines', query],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(await callAsUser('GET /api/scorecards/{of}/lines', { params: { of }, query, signal })),
  });
}
