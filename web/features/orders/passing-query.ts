import { useQuery } from '@tanstack/react-query';
import type { OrderSummary } from '#contract/orders.schema.ts';
import { MAX_PASSING_ORDERS } from '#contract/orders.ts';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { percentOf } from './scorecard/scorecard-words.ts';

/**
 * The share of each order's lines that pass Smart Snack, of those it applies to, by the order's id; null where nothing can be
 * told. A few orders at a time.
 */
export function usePassing(orders: readonly OrderSummary[]) {
  const userId = useSession().user?.id ?? '';
  const ids = orders.map(({ id }) => id);
  return useQuery({
    queryKey: ['user', userId, 'orders', 'passing', ids],
    queryFn: async ({ signal }) => {
      const shares = new Map<string, number | null>();
      for (let from = 0; from < ids.length; from += MAX_PASSING_ORDERS) {
        const query = { order: ids.slice(from, from + MAX_PASSING_ORDERS) };
        const reply = unwrap(await callAsUser('GET /api/orders/passing', { query, signal }));
        for (const { id, pass, fail, unknown } of reply.orders)
          if (pass + fail + unknown > 0)
            shares.set(id, pass + fail === 0 ? null : percentOf(pass, pass + fail + unknown));
      }
      return shares;
    },
    enabled: userId !== '' && ids.length > 0,
    // Lines may have been swapped meanwhile.
    staleTime: 0,
  });
}
