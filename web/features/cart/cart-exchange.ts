import type { Cart } from '#contract/cart.schema.ts';
import { MAX_CART_QUANTITY } from '#contract/cart.ts';
import type { Product } from '#contract/product.schema.ts';

/** So many of one product in the place of so many of another. */
export interface CartExchange {
  readonly gtin: string;
  readonly quantity: number;
  readonly to_gtin: string;
  readonly to_quantity: number;
}

/** The new item joins its own line, or else takes the place of the old one. */
export function withExchanged(cart: Cart, exchange: CartExchange, product: Product | null): Cart {
  const { gtin, quantity, to_gtin, to_quantity } = exchange;
  const goes = cart.items.find((item) => item.gtin === gtin);
  if (!goes || goes.quantity < quantity) return cart;
  const isThere = cart.items.some((item) => item.gtin === to_gtin);
  const rest = goes.quantity - quantity;
  const id = rest > 0 ? to_gtin : goes.id;
  const comes = { ...goes, id, gtin: to_gtin, quantity: to_quantity, product };
  return {
    items: cart.items.flatMap((item) => {
      if (item.gtin === to_gtin) {
        return [{ ...item, quantity: Math.min(item.quantity + to_quantity, MAX_CART_QUANTITY) }];
      }
      if (item !== goes) return [item];
      return [...(isThere ? [] : [comes]), ...(rest > 0 ? [{ ...goes, quantity: rest }] : [])];
    }),
  };
}

export const exchangeName = (toGtin: string) => `exchange ${toGtin}`;
