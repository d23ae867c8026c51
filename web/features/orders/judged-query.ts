import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Judged, Order } from '#contract/orders.schema.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { unwrap } from '#web/lib/call-error.ts';

export type JudgedByGtin = ReadonlyMap<string, Judged>;

/** What the guidelines say of an order's products as they are now: another choice or swap is another question. */
export function judgedQuery(userId: string, { id, lines }: Order) {
  const products = new Set(lines.flatMap(({ gtin, swapped_gtin }) => [gtin, swapped_gtin]));
  return queryOptions({
    queryKey: ['user', userId, 'order', id, 'judged', [...products].toSorted().join()],
    queryFn: async ({ signal }): Promise<JudgedByGtin> => {
      const { products } = unwrap(
        await callAsUser('GET /api/orders/{id}/judged', { params: { id }, signal }),
      );
      return new Map(products.map((product) => [product.gtin, product]));
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
