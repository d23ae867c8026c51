import { useQueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import type { Order } from '#contract/orders.schema.ts';
import { MAX_LINES_AT_ONCE } from '#contract/orders.ts';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import { toast } from '#web/ui/toast.ts';
import { changeLines } from '../orders-query.ts';
import type { LineState } from './plan-merge.ts';

/** Sets lines aside, merges them or brings them back, and offers to undo it; answers whether all were. */
export function useSetAside(order: Order) {
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const send = async (wanted: readonly LineState[]): Promise<boolean> => {
    for (let from = 0; from < wanted.length; from += MAX_LINES_AT_ONCE) {
      const reply = await callAsUser('PUT /api/orders/{id}/aside', {
        params: { id: order.id },
        body: { lines: wanted.slice(from, from + MAX_LINES_AT_ONCE) },
      });
      if (!succeeded(reply, t`The lines could not be changed. Try again.`)) return false;
      changeLines(client, userId, order.id, reply.value);
    }
    return true;
  };
  return async (wanted: readonly LineState[], said: string): Promise<boolean> => {
    const touched = new Set(wanted.map(({ line }) => line));
    const before = order.lines
      .filter(({ line }) => touched.has(line))
      .map(({ line, is_aside, merged_into }) => ({ line, is_aside, merged_into }));
    if (!(await send(wanted))) return false;
    const undo = async () => {
      if (await send(before)) toast.info(t`The lines are as before.`);
    };
    toast.info(said, { label: t`Undo`, run: () => void undo() });
    return true;
  };
}
