import { useQueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import { changeLines } from '../orders-query.ts';

/** Says which product a line means; null: none of the catalogue. Answers whether it was stored. */
export type ChooseProduct = (line: number, gtin: string | null) => Promise<boolean>;

export function useChooseProduct(orderId: string): ChooseProduct {
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  return async (line, gtin) => {
    const reply = await callAsUser('PUT /api/orders/{id}/lines/{line}', {
      params: { id: orderId, line: String(line) },
      body: { gtin },
    });
    if (!succeeded(reply, t`The choice could not be stored. Try again.`)) return false;
    const { line: chosen, products } = reply.value;
    changeLines(client, userId, orderId, { lines: [chosen], products });
    return true;
  };
}
