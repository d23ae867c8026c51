import type { OrderLine } from '#contract/orders.schema.ts';

/** So many of one item of a cart in the place of so many of another. */
export interface Exchange {
  readonly gtin: string;
  readonly quantity: number;
  readonly to_gtin: string;
  readonly to_quantity: number;
}

export interface Exchanges {
  /** Swaps that the cart does not have yet. */
  readonly open: readonly Exchange[];
  /** Swapped lines of which it is not known how many single ones take their place. */
  readonly untold: number;
}

interface CartItem {
  readonly gtin: string;
  readonly quantity: number;
}

/** What the swaps of an order come to in the cart that it was made of; what is in the cart no more is left out. */
export function exchangesOf(
  lines: readonly OrderLine[],
  cart: readonly CartItem[],
  maxQuantity: number,
): Exchanges {
  const left = new Map(cart.map(({ gtin, quantity }) => [gtin, quantity]));
  const open: Exchange[] = [];
  let untold = 0;
  for (const { code: gtin, quantity, swapped_gtin: to_gtin, ...swapped } of lines) {
    if (to_gtin === null || quantity === null || (left.get(gtin) ?? 0) < quantity) continue;
    const to_quantity = eachesOf(swapped);
    if (!isCount(quantity, maxQuantity) || to_quantity === null || !isCount(to_quantity, maxQuantity))
      untold++;
    else open.push({ gtin, quantity, to_gtin, to_quantity });
  }
  return { open, untold };
}

export function reversed({ gtin, quantity, to_gtin, to_quantity }: Exchange): Exchange {
  return { gtin: to_gtin, quantity: to_quantity, to_gtin: gtin, to_quantity: quantity };
}

/** A swap names the product itself: cases of it are so many single ones, where that is known. */
function eachesOf({
  swapped_quantity: quantity,
  swapped_unit: unit,
  swapped_holds: holds,
}: Pick<OrderLine, 'swapped_quantity' | 'swapped_unit' | 'swapped_holds'>): number | null {
  if (quantity === null || unit === null) return null;
  if (unit === 'each') return quantity;
  return holds === null ? null : quantity * holds;
}

const isCount = (amount: number, most: number) => Number.isInteger(amount) && amount >= 1 && amount <= most;
