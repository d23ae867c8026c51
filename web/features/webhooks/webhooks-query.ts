import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '#web/features/session/session.ts';
import { unwrap } from '#web/lib/call-error.ts';

/** A user's webhooks; deliveries change them at any moment. */
export function webhooksQuery(userId: string) {
  return queryOptions({
    queryKey: ['user', userId, 'webhooks'],
    queryFn: async ({ signal }) => unwrap(await callAsUser('GET /api/webhooks', { signal })).webhooks,
    staleTime: 0,
  });
}
