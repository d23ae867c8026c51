/** The number of items on the wishlist; a visitor has none. */
export function useWishlistCount(): number {
  return 0;
}
