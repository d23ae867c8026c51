import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SaidOnDay } from '#contract/judged-cells.ts';
import type { Judged, Order } from '#contract/orders.schema.ts';
import type { AskedAnswers } from '#web/features/product-facts/product-answers.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { saidOnDay } from './said-on-day.ts';

export type JudgedByGtin = ReadonlyMap<string, Judged>;

/** What guidelines say of products, and what the chosen standards and ingredient laws do on a day. */
export interface JudgedOrder {
  readonly byGtin: JudgedByGtin;
  readonly answers: SaidOnDay;
}

/** Of an order's products as they are now: another choice or swap is another question. */
export function judgedQuery(userId: string, { id, lines }: Order, asked: AskedAnswers) {
  const products = new Set(lines.flatMap(({ gtin, swapped_gtin }) => [gtin, swapped_gtin]));
  return queryOptions({
    queryKey: ['user', userId, 'order', id, 'judged', [...products].toSorted().join(), asked],
    queryFn: async ({ signal }): Promise<JudgedOrder> => {
      const { products, day, answers } = unwrap(
        await callAsUser('GET /api/orders/{id}/judged', { params: { id }, query: asked, signal }),
      );
      const byGtin = new Map(products.map((product) => [product.gtin, product]));
      return { byGtin, answers: saidOnDay(day, answers, asked) };
    },
    placeholderData: keepPreviousData,
  });
}

/** The product that counts: the swapped one, where there is one. */
export function judgedOf(
  judged: JudgedByGtin,
  { gtin, swapped_gtin }: { readonly gtin: string | null; readonly swapped_gtin: string | null },
): Judged | undefined {
  const counted = swapped_gtin ?? gtin;
  return counted === null ? undefined : judged.get(counted);
}
