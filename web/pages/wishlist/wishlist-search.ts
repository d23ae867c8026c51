import { type JudgedSearch, parseJudgedSearch } from '#web/features/product-facts/judged-search.ts';

export interface WishlistSearch extends JudgedSearch {
  readonly tab?: 'groups';
  readonly view?: 'cards' | undefined;
}

/** What the address says of the wishlist's page; what it does not know is left out. */
export function parseWishlistSearch(search: Readonly<Record<string, unknown>>): WishlistSearch {
  return {
    ...(search.tab === 'groups' && { tab: 'groups' }),
    ...(search.view === 'cards' && { view: 'cards' }),
    ...parseJudgedSearch(search),
  };
}
