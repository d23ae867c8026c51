import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import { begunBy } from '#contract/first-days.ts';
import { MAX_LINES_AT_ONCE } from '#contract/orders.ts';
import type { Choice } from '#web/features/alternatives/choice.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { useOwnQuery } from '#web/features/session/use-own-query.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import { changeLines } from '../orders-query.ts';

const keyOf = (userId: string, orderId: string) => ['user', userId, 'order', orderId, 'swaps'] as const;

/** The failing lines of an order with what could stand in, as the order is now, by the rules of the chosen day. */
export function useSwaps(orderId: string, { guidelines, freeFrom }: Choice) {
  const { day } = useDayAndPlaces();
  const guideline = begunBy(day, guidelines);
  const query = { guideline, free_from: [...freeFrom], ...(day !== undefined && { day }) };
  return useOwnQuery(
    (userId) => [...keyOf(userId, orderId), guideline, freeFrom, day],
    'GET /api/orders/{id}/swaps',
    { params: { id: orderId }, query },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
}

export interface Swap {
  readonly line: number;
  /** Null: the line's own product again. */
  readonly gtin: string | null;
}

/** Swaps lines a few hundred at a time; answers whether all were. */
export function useSetSwaps(orderId: string) {
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  return async (swaps: readonly Swap[]): Promise<boolean> => {
    let isDone = true;
    for (let from = 0; isDone && from < swaps.length; from += MAX_LINES_AT_ONCE) {
      const reply = await callAsUser('PUT /api/orders/{id}/swaps', {
        params: { id: orderId },
        body: { swaps: swaps.slice(from, from + MAX_LINES_AT_ONCE) },
      });
      isDone = succeeded(reply, t`The swap could not be stored. Try again.`);
      if (!reply.ok) break;
      changeLines(client, userId, orderId, reply.value);
    }
    void client.invalidateQueries({ queryKey: keyOf(userId, orderId) });
    return isDone;
  };
}
