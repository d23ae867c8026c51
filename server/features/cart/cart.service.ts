import { MAX_CART_QUANTITY } from '#contract/cart.ts';
import type { Gtin } from '#contract/gtin.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Deps } from '#server/deps.ts';
import { addCartItem, type CartRow, removeCartItem, setCartItem } from './cart.queries.ts';

type Items = Result<readonly CartRow[]>;

const NOT_IN_CART = 'This product is not in your cart.';

export async function addToCart(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { gtin, quantity }: { readonly gtin: Gtin; readonly quantity: number },
): Promise<Items> {
  const { known, written, items } = await addCartItem(db, userId, gtin, quantity, clock());
  if (written) return ok(items);
  if (!known) return fail('not_found', 'Product not found');
  const detail = `A cart holds at most ${MAX_CART_QUANTITY} of one product.`;
  return fail('invalid', detail, { errors: [{ path: 'quantity', message: detail }] });
}

export async function updateCart(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { gtin, quantity }: { readonly gtin: Gtin; readonly quantity: number },
): Promise<Items> {
  const { written, items } = await setCartItem(db, userId, gtin, quantity);
  return written ? ok(items) : fail('not_found', NOT_IN_CART);
}

export async function removeFromCart({ db }: Pick<Deps, 'db'>, userId: string, gtin: Gtin): Promise<Items> {
  const items = await removeCartItem(db, userId, gtin);
  return items ? ok(items) : fail('not_found', NOT_IN_CART);
}
