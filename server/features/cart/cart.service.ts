import { MAX_CART_QUANTITY } from '#contract/cart.ts';
import type { Gtin } from '#contract/gtin.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Deps } from '#server/deps.ts';
import { addCartItem, type CartRow, removeCartItem, setCartItem } from './cart.queries.ts';

type Items = Result<readonly CartRow[]>;

const NOT_IN_CART = 'This product is not in your cart.';

export async function addToCart(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  userId: string,
  { gtin, quantity }: { readonly gtin: Gtin; readonly quantity: number },
): Promise<Items> {
  const { known, written, items } = await addCartItem(pool, userId, gtin, quantity, clock());
  if (written) return ok(items);
  if (!known) return fail('not_found', 'Product not found');
  const detail = `A cart holds at most ${MAX_CART_QUANTITY} of one product.`;
  return fail('invalid', detail, { errors: [{ path: 'quantity', message: detail }] });
}

export async function updateCart(
  { pool }: Pick<Deps, 'pool'>,
  userId: string,
  { gtin, quantity }: { readonly gtin: Gtin; readonly quantity: number },
): Promise<Items> {
  const { written, items } = await setCartItem(pool, userId, gtin, quantity);
  return written ? ok(items) : fail('not_found', NOT_IN_CART);
}

export async function removeFromCart(
  { pool }: Pick<Deps, 'pool'>,
  userId: string,
  gtin: Gtin,
): Promise<Items> {
  const items = await removeCartItem(pool, userId, gtin);
  return items ? ok(items) : fail('not_found', NOT_IN_CART);
}
