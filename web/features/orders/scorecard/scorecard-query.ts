import { keepPreviousData } from '@tanstack/react-query';
import { useAskedAnswers } from '#web/features/product-facts/product-answers.ts';
import { useOwnQuery } from '#web/features/session/use-own-query.ts';

/** The order as its lines are now: asked for again each time it is opened, since a choice or a swap changes it. */
export function useScorecard(orderId: string) {
  const query = useAskedAnswers();
  return useOwnQuery(
    (userId) => ['user', userId, 'order', orderId, 'scorecard', query],
    'GET /api/orders/{id}/scorecard',
    { params: { id: orderId }, query },
    { staleTime: 0, refetchOnWindowFocus: true, placeholderData: keepPreviousData },
  );
}
