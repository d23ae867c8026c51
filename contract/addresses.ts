/** A page of the web app by its address. */
export interface Address {
  /** `{name}` stands for one path segment. */
  readonly path: `/${string}`;
  /** The page's file in `web/pages`; none where the address leads elsewhere. */
  readonly page?: string;
  /** The server renders it, as a visitor who is not signed in sees it. */
  readonly isRendered?: true;
  /** For search engines and link previews, in a line. What has one is in the sitemap. */
  readonly description?: string;
}

/** Every address of the web app; the server answers any other with status 404. */
export const ADDRESSES: readonly Address[] = [
  {
    path: '/',
    page: 'landing/landing-page.tsx',
    isRendered: true,
    description:
      'Larder reads the label of every food product you could order, checks it against your nutrition standard and says in one sentence whether it passes.',
  },
  {
    path: '/product-hunt',
    page: 'product-hunt/product-hunt-page.tsx',
    isRendered: true,
    description: 'New tools for people who buy and serve food, voted on by those who use them.',
  },
  {
    path: '/auth',
  },
  {
    path: '/auth/verify',
    page: 'verify/verify-page.tsx',
  },
  {
    path: '/auth/google',
    page: 'auth-callback/google-callback-page.tsx',
  },
  {
    path: '/login',
    page: 'login/login-page.tsx',
    description:
      'Sign in to Larder with a link by email, with Google or with Apple. There is no password to remember.',
  },
  {
    path: '/login/apple',
    page: 'auth-callback/apple-callback-page.tsx',
  },
  {
    path: '/login/apple/callback',
    page: 'auth-callback/apple-callback-page.tsx',
  },
  {
    path: '/forgot-password',
    page: 'forgot-password/forgot-password-page.tsx',
  },
  {
    path: '/signup',
    page: 'signup/signup-page.tsx',
    description: 'Create a Larder account for a company or for yourself. There is no password to choose.',
  },
  {
    path: '/pricing',
    page: 'pricing/pricing-page.tsx',
    isRendered: true,
    description:
      'Starter Pack, Small Teams and Enterprise: what Larder costs a month or a year, and what each plan has.',
  },
  {
    path: '/resources',
    page: 'resources/resources-page.tsx',
    isRendered: true,
    description:
      'USDA FoodData Central, FDA nutrition guidelines, GPC product classification and tips for working with suppliers.',
  },
  {
    path: '/contact',
    page: 'contact/contact-page.tsx',
    isRendered: true,
    description:
      'Write to the people behind Larder: a question, a wrong label, a product or a standard that is missing.',
  },
  {
    path: '/products',
    page: 'products/products-page.tsx',
    isRendered: true,
    description:
      'Search and filter food products by name, brand, ingredient or GTIN, checked against Good Choice, Smart Snack and Philly.',
  },
  {
    path: '/products/{gtin}',
    page: 'product/product-page.tsx',
    isRendered: true,
  },
  {
    path: '/products-nuts',
    page: 'products-nuts/products-nuts-page.tsx',
    isRendered: true,
    description:
      'Food products as a dense table: nutrients as columns, filters with counts, and the label of the product you open.',
  },
  {
    path: '/compare',
    page: 'compare/compare-page.tsx',
    isRendered: true,
    description:
      'Up to four food products side by side: nutrition, allergens, ingredients and every guideline criterion.',
  },
  {
    path: '/wishlist',
    page: 'wishlist/wishlist-page.tsx',
  },
  {
    path: '/wishlist-groups',
    page: 'wishlist-groups/wishlist-groups-page.tsx',
  },
  {
    path: '/wishlist-groups/{groupId}',
    page: 'wishlist-groups/group-page.tsx',
  },
  {
    path: '/shared-groups/{token}',
    page: 'shared-group/shared-group-page.tsx',
    isRendered: true,
  },
  {
    path: '/public-groups',
    page: 'public-groups/public-groups-page.tsx',
    isRendered: true,
  },
  {
    path: '/cart',
    page: 'cart/cart-page.tsx',
  },
  {
    path: '/cart/detail',
    page: 'cart/cart-detail-page.tsx',
  },
  {
    path: '/profile',
    page: 'profile/profile-page.tsx',
  },
  {
    path: '/profile/settings',
    page: 'settings/settings-page.tsx',
  },
  {
    path: '/profile/help',
    page: 'help/help-page.tsx',
  },
  {
    path: '/profile/corporate',
    page: 'corporate/corporate-page.tsx',
  },
  {
    path: '/subscription',
    page: 'subscription/subscription-page.tsx',
    isRendered: true,
  },
];
