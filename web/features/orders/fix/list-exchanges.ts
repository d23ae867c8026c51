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
  return lines.flatMap(({ code: gtin, swapped_gtin: to_gtin }) =>
    to_gtin !== null && to_gtin !== gtin && has.has(gtin)
      ? [{ gtin, to_gtin, isThere: has.has(to_gtin) }]
      : [],
  );
}
