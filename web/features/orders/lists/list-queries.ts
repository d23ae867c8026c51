import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { ListLines } from '#contract/scorecards.schema.ts';
import { type AskedAnswers, useAskedAnswers } from '#web/features/product-facts/product-answers.ts';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { unwrap } from '#web/lib/call-error.ts';

/** A list's scorecard as the list is now: asked for again each time it is opened. */
export function useListScorecard(of: string) {
  const { user } = useSession();
  const query = useAskedAnswers();
  return useQuery({
    queryKey: ['user', user?.id ?? '', 'scorecard', of, query],
    enabled: user !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(await callAsUser('GET /api/scorecards/{of}', { params: { of }, query, signal })),
  });
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
