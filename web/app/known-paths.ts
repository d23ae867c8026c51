/**
 * Public pages that the server renders, as a visitor who is not signed in sees them, each with the file of the page
 * where it is not part of the first load: its styles and scripts are asked for at once.
 */
export const RENDERED_PATHS: Readonly<Record<`/${string}`, string | undefined>> = {
  '/': 'pages/landing/landing-page.tsx',
  '/product-hunt': 'pages/product-hunt/product-hunt-page.tsx',
  '/pricing': 'pages/pricing/pricing-page.tsx',
  '/resources': 'pages/resources/resources-page.tsx',
  '/contact': 'pages/contact/contact-page.tsx',
  '/subscription': 'pages/subscription/subscription-page.tsx',
  '/products': 'pages/products/products-page.tsx',
  '/products-nuts': 'pages/products-nuts/products-nuts-page.tsx',
  '/products/{gtin}': 'pages/product/product-page.tsx',
  '/compare': 'pages/compare/compare-page.tsx',
  '/shared-groups/{token}': 'pages/shared-group/shared-group-page.tsx',
  '/public-groups': 'pages/public-groups/public-groups-page.tsx',
};

/** What search engines and whoever shows a link say of a public page, in a line. They are also the sitemap's pages. */
export const PAGE_DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/': 'Larder reads the label of every food product you could order, checks it against your nutrition standard and says in one sentence whether it passes.',
  '/products':
    'Search and filter food products by name, brand, ingredient or GTIN, checked against Good Choice, Smart Snack and Philly.',
  '/products-nuts':
    'Food products as a dense table: nutrients as columns, filters with counts, and the label of each product beside it.',
  '/compare':
    'Up to four food products side by side: nutrition, allergens, ingredients and every guideline criterion.',
  '/pricing':
    'Starter Pack, Small Teams and Enterprise: what Larder costs a month or a year, and what each plan has.',
  '/resources':
    'USDA FoodData Central, FDA nutrition guidelines, GPC product classification and tips for working with suppliers.',
  '/contact':
    'Write to the people behind Larder: a question, a wrong label, a product or a standard that is missing.',
  '/product-hunt': 'New tools for people who buy and serve food, voted on by those who use them.',
  '/login':
    'Sign in to Larder with a link by email, with Google or with Apple. There is no password to remember.',
  '/signup': 'Create a Larder account for a company or for yourself. There is no password to choose.',
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
  '/compare',
  '/wishlist',
  '/wishlist-groups',
  '/wishlist-groups/{groupId}',
  '/shared-groups/{token}',
  '/public-groups',
  '/cart',
  '/cart/detail',
  '/profile',
  '/profile/settings',
  '/profile/help',
  '/profile/corporate',
  '/subscription',
];
