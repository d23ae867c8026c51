import type { Cart } from '#contract/cart.schema.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { userList } from '#web/features/session/user-list.ts';

export const cartList = userList<Cart>('cart', (signal) => callAsUser('GET /api/cart', { signal }));

/** The cart of who is signed in, whole; never asked for a visitor. */
export const useCart = () => cartList.useList(whole);

const whole = (cart: Cart) => cart;

export function useIsInCart(gtin: string): boolean {
  return cartList.useList(({ items }) => items.some((item) => item.gtin === gtin)).data === true;
}
