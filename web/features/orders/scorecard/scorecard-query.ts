import { useQuery } from '@tanstack/react-query';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { unwrap } from '#web/lib/call-error.ts';

/** The order as its lines are now: asked for again each time it is opened, since a choice or a swap changes it. */
export function useScorecard(orderId: string) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['user', user?.id ?? '', 'order', orderId, 'scorecard'],
    enabled: user !== null,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(await callAsUser('GET /api/orders/{id}/scorecard', { params: { id: orderId }, signal })),
  });
}
