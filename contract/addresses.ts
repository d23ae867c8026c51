import { t } from 'ttag';

/**
 * Every address of the web app with its page: `cart/cart` is `web/pages/cart/cart-page.tsx`, null leads elsewhere. The
 * server answers any other address with status 404. `$name` stands for one path segment.
 */
export const PAGES = {
  '/': 'landing/landing',
  '/product-hunt': 'product-hunt/product-hunt',
  '/auth': null,
  '/auth/verify': 'verify/verify',
  '/auth/google': 'auth-callback/google-callback',
  '/login': 'login/login',
  '/login/apple': 'auth-callback/apple-callback',
  '/login/apple/callback': 'auth-callback/apple-callback',
  '/forgot-password': 'forgot-password/forgot-password',
  '/signup': 'signup/signup',
  '/pricing': 'pricing/pricing',
  '/resources': 'resources/resources',
  '/contact': 'contact/contact',
  '/products': 'products/products',
  '/products/$gtin': 'product/product',
  '/products-nuts': 'products-nuts/products-nuts',
  '/standards': 'standards/standards',
  '/standards/$key': 'standards/standard',
  '/compare': 'compare/compare',
  '/scan': 'scan/scan',
  '/wishlist': 'wishlist/wishlist',
  '/wishlist-groups': 'wishlist-groups/wishlist-groups',
  '/wishlist-groups/$groupId': 'wishlist-groups/group',
  '/shared-groups/$token': 'shared-group/shared-group',
  '/public-groups': 'public-groups/public-groups',
  '/cart': 'cart/cart',
  '/cart/detail': 'cart/cart-detail',
  '/orders/new': 'order-new/order-new',
  '/orders/$orderId': 'order/order',
  '/orders/$orderId/$part': 'order/order',
  '/profile': 'profile/profile',
  '/profile/settings': 'settings/settings',
  '/profile/searches': 'saved-searches/saved-searches',
  '/profile/watching': 'watching/watching',
  '/profile/help': 'help/help',
  '/profile/corporate': 'corporate/corporate',
  '/unsubscribe/$token': 'unsubscribe/unsubscribe',
  '/subscription': 'subscription/subscription',
} as const;

export type Path = keyof typeof PAGES;

/** Pages the server renders, as a visitor who is not signed in sees them. */
export const RENDERED: ReadonlySet<string> = new Set<Path>([
  '/',
  '/product-hunt',
  '/pricing',
  '/resources',
  '/contact',
  '/products',
  '/products/$gtin',
  '/products-nuts',
  '/standards',
  '/standards/$key',
  '/compare',
  '/shared-groups/$token',
  '/public-groups',
  '/subscription',
]);

/** A line for search engines and link previews. The sitemap lists the pages that have one. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/': t`Larder reads the label of every food product you could order, checks it against your nutrition standard and says in one sentence whether it passes.`,
  '/product-hunt': t`New tools for people who buy and serve food, voted on by those who use them.`,
  '/login': t`Sign in to Larder with a link by email, with Google or with Apple. There is no password to remember.`,
  '/signup': t`Create a Larder account for a company or for yourself. There is no password to choose.`,
  '/pricing': t`Starter Pack, Small Teams and Enterprise: what Larder costs a month or a year, and what each plan has.`,
  '/resources': t`USDA FoodData Central, FDA nutrition guidelines, GPC product classification and tips for working with suppliers.`,
  '/contact': t`Write to the people behind Larder: a question, a wrong label, a product or a standard that is missing.`,
  '/products': t`Search and filter food products by name, brand, ingredient or GTIN, checked against Good Choice, Smart Snack and Philly.`,
  '/products-nuts': t`Food products as a dense table: nutrients as columns, filters with counts, and the label of the product you open.`,
  '/standards': t`Nutrition standards and ingredient laws that Larder judges a label by: what each asks, whom it binds and since when.`,
  '/compare': t`Up to four food products side by side: nutrition, allergens, ingredients and every guideline criterion.`,
} satisfies Partial<Record<Path, string>>;
