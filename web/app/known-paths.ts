/** Public pages that the server renders, as a visitor who is not signed in sees them. */
export const RENDERED_PATHS: readonly `/${string}`[] = ['/products', '/products/{gtin}'];

/** Every address of the web app; `{name}` stands for one path segment. The server answers any other with status 404. */
export const KNOWN_PATHS: readonly `/${string}`[] = [
  '/',
  '/product-hunt',
  '/auth',
  '/auth/verify',
  '/auth/google',
  '/login',
  '/login/apple',
  '/login/apple/callback',
  '/forgot-password',
  '/signup',
  '/pricing',
  '/resources',
  '/contact',
  '/products',
  '/products/{gtin}',
  '/products-nuts',
  '/wishlist',
  '/wishlist-groups',
  '/wishlist-groups/{groupId}',
  '/cart',
  '/cart/detail',
  '/profile',
  '/profile/settings',
  '/profile/help',
  '/profile/corporate',
  '/subscription',
];
