import { useQueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import type { LineProduct } from '#contract/line-product.schema.ts';
import type { OrderLine } from '#contract/orders.schema.ts';
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

/** Whether a line is what the text in the search field is about. */
export function isFound(
  { name, brand, code, supplier_number }: OrderLine,
  product: LineProduct | undefined,
  text: string,
): boolean {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const all = [name, brand, code, supplier_number, product?.name, product?.brand].join(' ').toLowerCase();
  return words.every((word) => all.includes(word));
}
