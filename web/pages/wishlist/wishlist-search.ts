export interface WishlistSearch {
  readonly tab?: 'groups';
  readonly view?: 'cards';
}

/** What the address says of the wishlist's page; what it does not know is left out. */
export function parseWishlistSearch(search: Readonly<Record<string, unknown>>): WishlistSearch {
  return {
    ...(search.tab === 'groups' && { tab: 'groups' }),
    ...(search.view === 'cards' && { view: 'cards' }),
  };
}
