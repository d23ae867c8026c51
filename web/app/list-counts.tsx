import { useEffect } from 'react';
import { useCartCount } from '#web/features/cart/cart-list.ts';
import { useWishlistCount } from '#web/features/wishlist/wishlist-list.ts';
import { type Counts, NO_COUNTS } from './counts.ts';

/** Reports the user's list counts to the header. Visitors do not load it. */
export function ListCounts({ onCounts }: { readonly onCounts: (counts: Counts) => void }) {
  const wishlist = useWishlistCount();
  const cart = useCartCount();
  useEffect(() => onCounts({ wishlist, cart }), [wishlist, cart, onCounts]);
  useEffect(() => () => onCounts(NO_COUNTS), [onCounts]);
  return null;
}
