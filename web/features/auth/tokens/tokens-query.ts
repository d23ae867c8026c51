import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '#web/features/session/session.ts';
import { unwrap } from '#web/lib/call-error.ts';

/** A user's personal tokens; another tab, or a program's last use, may have changed them. */
export function tokensQuery(userId: string) {
  return queryOptions({
    queryKey: ['user', userId, 'tokens'],
    queryFn: async ({ signal }) => unwrap(await callAsUser('GET /api/auth/tokens', { signal })).tokens,
    staleTime: 0,
  });
}
