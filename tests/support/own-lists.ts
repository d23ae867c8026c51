/** The addresses of a user's lists. */
export const OWN_LISTS = [
  '/cart',
  '/cart/detail',
  '/wishlist',
  '/wishlist?view=cards',
  '/wishlist?tab=groups',
  '/wishlist-groups',
] as const;
