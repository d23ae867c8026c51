import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAskedAnswers } from '#web/features/product-facts/product-answers.ts';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { unwrap } from '#web/lib/call-error.ts';

/** The order as its lines are now: asked for again each time it is opened, since a choice or a swap changes it. */
export function useScorecard(orderId: string) {
  const { user } = useSession();
  const query = useAskedAnswers();
  return useQuery({
    queryKey: ['user', user?.id ?? '', 'order', orderId, 'scorecard', query],
    enabled: user !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(await callAsUser('GET /api/orders/{id}/scorecard', { params: { id: orderId }, query, signal })),
  });
}
