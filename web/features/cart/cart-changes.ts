import type { Cart } from '#contract/cart.schema.ts';
import { MAX_CART_QUANTITY } from '#contract/cart.ts';
import type { NewNote } from '#contract/item-note.ts';
import type { Product } from '#contract/product.schema.ts';

/** What the cart's calls will have done, to show it before they answer. */

/** The note is kept where it is new to the cart. */
export function withAdded(
  cart: Cart,
  gtin: string,
  quantity: number,
  product: Product | null,
  { note = null, tag = null }: NewNote = {},
): Cart {
  const there = cart.items.find((item) => item.gtin === gtin);
  if (there) return withQuantity(cart, gtin, Math.min(there.quantity + quantity, MAX_CART_QUANTITY));
  return { items: [{ id: gtin, gtin, quantity, note, tag, product }, ...cart.items] };
}

export function withQuantity(cart: Cart, gtin: string, quantity: number): Cart {
  return { items: cart.items.map((item) => (item.gtin === gtin ? { ...item, quantity } : item)) };
}

export function without(cart: Cart, gtin: string): Cart {
  return { items: cart.items.filter((item) => item.gtin !== gtin) };
}

export function countItems({ items }: Cart): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function summarize(cart: Cart) {
  const cents = cart.items.map(({ quantity, product }) => lineCents(product?.price, quantity));
  return {
    /** The sum of the quantities. */
    items: countItems(cart),
    products: cart.items.length,
    /** Products of which no price is on file: the total says nothing of them. */
    withoutPrice: cents.filter((each) => each === undefined).length,
    /** US dollars, of the priced products alone. */
    total: cents.reduce<number>((sum, each) => sum + (each ?? 0), 0) / 100,
  };
}

/** US dollars for so many of a product; undefined where no price is on file. */
export function lineTotal(price: Product['price'] | undefined, quantity: number): number | undefined {
  const cents = lineCents(price, quantity);
  return cents === undefined ? undefined : cents / 100;
}

/** Whole cents, so that a long cart adds up to what its lines say. */
function lineCents(price: Product['price'] | undefined, quantity: number): number | undefined {
  return price ? Math.round(Number((price.amount * 100 * quantity).toFixed(4))) : undefined;
}
