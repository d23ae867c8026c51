import { wishlistList } from './wishlist-list.ts';

/** The number of items on the wishlist; a visitor has none. */
export function useWishlistCount(): number {
  return wishlistList.useList(({ items }) => items.length).data ?? 0;
}
