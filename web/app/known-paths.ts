/**
 * Public pages that the server renders, as a visitor who is not signed in sees them, each with the file of the page
 * where it is not part of the first load: its styles and scripts are asked for at once.
 */
export const RENDERED_PATHS: Readonly<Record<`/${string}`, string | undefined>> = {
  '/products': undefined,
  '/products/{gtin}': 'pages/product/product-page.tsx',
};

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
