import { countItems } from './cart-changes.ts';
import { cartList } from './cart-list.ts';

/** The sum of the quantities in the cart; a visitor has none. */
export function useCartCount(): number {
  return cartList.useList(countItems).data ?? 0;
}
