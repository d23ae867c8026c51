import type { OrderLine } from '#contract/orders.schema.ts';

/** One product of a list in the place of another. */
export interface ListExchange {
  readonly gtin: string;
  readonly to_gtin: string;
  /** Whether the list has the other one already: turned back, both are to be there. */
  readonly isThere: boolean;
}

/** The swaps of an order in the list that it was made of; what the list has no more is left out. */
export function listExchangesOf(
  lines: readonly OrderLine[],
  items: readonly { readonly gtin: string }[],
): readonly ListExchange[] {
  const has = new Set(items.map(({ gtin }) => gtin));
  const comes = new Set(has);
  return lines.flatMap(({ code: gtin, swapped_gtin: to_gtin }) => {
    if (to_gtin === null || to_gtin === gtin || !has.has(gtin)) return [];
    const isThere = comes.has(to_gtin);
    comes.add(to_gtin);
    return [{ gtin, to_gtin, isThere }];
  });
}
