import type { Cart } from '#contract/cart.schema.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { userList } from '#web/features/session/user-list.ts';
import { countItems } from './cart-changes.ts';

export const cartList = userList<Cart>('cart', (signal) => callAsUser('GET /api/cart', { signal }));

/** The user's whole cart; never fetched for visitors. */
export const useCart = () => cartList.useList(whole);

const whole = (cart: Cart) => cart;

export function useIsInCart(gtin: string): boolean {
  return cartList.useList(({ items }) => items.some((item) => item.gtin === gtin)).data === true;
}

/** The sum of the quantities in the cart; 0 for visitors. */
export function useCartCount(): number {
  return cartList.useList(countItems).data ?? 0;
}
