import { useEffect } from 'react';
import { useCartCount } from '#web/features/cart/cart-count.ts';
import { useWishlistCount } from '#web/features/wishlist/wishlist-count.ts';
import { type Counts, NO_COUNTS } from './counts.ts';

/** Keeps the header told how much is in the lists of who is signed in. Visitors, who have none, do not load it. */
export function ListCounts({ onCounts }: { readonly onCounts: (counts: Counts) => void }) {
  const wishlist = useWishlistCount();
  const cart = useCartCount();
  useEffect(() => onCounts({ wishlist, cart }), [wishlist, cart, onCounts]);
  useEffect(() => () => onCounts(NO_COUNTS), [onCounts]);
  return null;
}
