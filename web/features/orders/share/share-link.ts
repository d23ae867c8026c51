import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ScorecardLink } from '#contract/scorecards.schema.ts';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import { unwrap } from '#web/lib/call-error.ts';

const keyOf = (userId: string, of: string) => ['user', userId, 'scorecard', of, 'link'] as const;

/** The read-only link of a list's scorecard, and what its owner can do about it. */
export function useShareLink(of: string) {
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const show = (link: ScorecardLink | null) => client.setQueryData(keyOf(userId, of), link);
  const change = async (method: 'POST' | 'DELETE') => {
    const reply = await callAsUser(`${method} /api/scorecards/{of}/link`, { params: { of } });
    if (succeeded(reply)) show(reply.value.link);
    return reply.ok;
  };
  return {
    query: useQuery({
      queryKey: keyOf(userId, of),
      queryFn: async ({ signal }) =>
        unwrap(await callAsUser('GET /api/scorecards/{of}/link', { params: { of }, signal })).link,
    }),
    share: () => change('POST'),
    revoke: () => change('DELETE'),
    renew: async () => (await change('DELETE')) && change('POST'),
  };
}
