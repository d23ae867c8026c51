import type { Page } from '@playwright/test';
import type { Filled } from './fill-lists.ts';
import { offline, refused, whileFailing, whileLoading } from './states.ts';

/** One page, or one thing that opens on it. */
export interface Sheet {
  readonly name: string;
  readonly path: string;
  /**
   * A newcomer has an account and nothing in it; a buyer has a cart, a wishlist and a group; `longNamed` has long names;
   * an operator opens the operations page, which is not part of the app.
   */
  readonly by: 'visitor' | 'newcomer' | 'buyer' | 'longNamed' | 'operator';
  readonly open?: ((page: Page) => Promise<void>) | undefined;
  /** An overlay: photograph the window alone, not the whole page below it. */
  readonly isScreenful?: boolean;
}

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click();
  await page.getByRole('dialog').waitFor();
  // Its code and its own calls come with the first opening.
  await page.waitForLoadState('networkidle');
};
const showTab = (name: string) => async (page: Page) => {
  await press('Hierarchy')(page);
  await page.getByRole('dialog').getByRole('tab', { name }).click();
};

export function sheets({ gtins, groupId, shareToken, orderId, longOrderId }: Filled): readonly Sheet[] {
  const product = `/products/${gtins[0]}`;
  const visitor = (path: string, name = path): Sheet => ({ name: nameOf(name), path, by: 'visitor' });
  const newcomer = (path: string): Sheet => ({ name: `${nameOf(path)}-empty`, path, by: 'newcomer' });
  const buyer = (path: string, name = path): Sheet => ({ name: nameOf(name), path, by: 'buyer' });
  const longNamed = (path: string, name: string): Sheet => ({ name: nameOf(name), path, by: 'longNamed' });
  const over = (name: string, path: string, open: Sheet['open'], by: Sheet['by'] = 'visitor'): Sheet => ({
    name,
    path,
    by,
    open,
    isScreenful: true,
  });
  return [
    visitor('/', 'home'),
    over('home-menu', '/', menu),
    visitor('/products'),
    over('shop-menu', '/products', menu, 'buyer'),
    visitor('/products?view=list', 'products-list'),
    visitor('/products?q=soup&view=picture', 'products-picture'),
    visitor('/products?q=zzzzqqqq&nova=1', 'products-none'),
    over('products-filters', '/products', press(/^Filters/)),
    over('quick-view', '/products', press(/^Quick view/)),
    over('palette', '/products', palette),
    over('shortcuts', '/products', shortcuts),
    over('standards-choice', '/standards', press('Choose yours')),
    over('product-dialog', `/products?product=${gtins[0]}`, undefined),
    visitor(product, 'product'),
    over('hierarchy-graph', product, press('Hierarchy')),
    over('hierarchy-table', product, showTab('Table')),
    over('hierarchy-text', product, showTab('Text')),
    visitor('/products-nuts?q=granola', 'products-nuts'),
    visitor('/compare', 'compare-empty'),
    visitor(`/compare?gtins=${gtins.slice(0, 4).join(',')}`, 'compare'),
    visitor('/pricing'),
    visitor('/pricing?period=yearly', 'pricing-yearly'),
    visitor('/resources'),
    visitor('/contact'),
    visitor('/subscription'),
    visitor('/product-hunt'),
    visitor('/login'),
    visitor('/signup'),
    visitor('/forgot-password'),
    visitor('/auth/verify', 'verify'),
    visitor('/prcing', 'not-found'),
    visitor(`/shared-groups/${shareToken}`, 'shared-group'),
    visitor('/shared-groups/none', 'shared-group-gone'),
    visitor('/standards'),
    visitor('/standards/nutri_score', 'standard'),
    visitor('/scan'),
    visitor('/unsubscribe'),
    visitor('/public-groups'),
    visitor('/public-groups?q=zzzzqqqq', 'public-groups-none'),
    newcomer('/cart'),
    newcomer('/wishlist'),
    newcomer('/wishlist-groups'),
    newcomer('/profile/searches'),
    newcomer('/profile/watching'),
    buyer('/cart'),
    over('cart-question', '/cart', press('Clear Cart'), 'buyer'),
    buyer('/cart/detail'),
    buyer('/wishlist'),
    buyer('/wishlist?view=cards', 'wishlist-cards'),
    buyer('/wishlist-groups'),
    buyer(`/wishlist-groups/${groupId}`, 'group'),
    over('group-people', `/wishlist-groups/${groupId}`, press('People'), 'buyer'),
    over('group-activity', `/wishlist-groups/${groupId}`, press('Activity'), 'buyer'),
    over('note', '/wishlist', press(/^Add note/), 'buyer'),
    over('move-to-group', '/wishlist', moveToGroup, 'buyer'),
    buyer('/profile/searches'),
    buyer('/profile/watching'),
    buyer('/orders/new'),
    ...['', '/scorecard', '/print', '/fix'].map((part) => buyer(`/orders/${orderId}${part}`, `order${part}`)),
    ...['cart', 'wishlist'].map((list) => buyer(`/orders/${list}/scorecard`, `scorecard-of-${list}`)),
    over('scorecard-of-cart-share', '/orders/cart/scorecard', press('Share'), 'buyer'),
    buyer('/profile'),
    buyer('/profile/settings'),
    buyer('/profile/help'),
    buyer('/profile/corporate'),
    buyer('/profile/corporate?tab=users', 'corporate-users'),
    { name: 'operations', path: '/operations/', by: 'operator' },
    ...['', '/scorecard'].map((part) => longNamed(`/orders/${longOrderId}${part}`, `order-long${part}`)),
    longNamed('/profile', 'profile-long'),
    longNamed('/orders/new', 'orders-new-long'),
    over('cart-offline', '/cart', offline, 'buyer'),
    over('cart-refused', '/cart', refused(false), 'buyer'),
    over('cart-refused-why', '/cart', refused(true), 'buyer'),
    ...[
      ['/profile/watching', '**/api/watches'],
      ['/profile/searches', '**/api/saved-searches'],
      ['/wishlist?tab=groups', '**/api/wishlist-groups'],
      ['/orders/new', '**/api/orders'],
      [`/orders/${orderId}`, `**/api/orders/${orderId}*`],
      [`/orders/${orderId}/scorecard`, '**/api/orders/*/scorecard*'],
      ['/orders/cart/scorecard', '**/api/scorecards/cart*'],
      [`/orders/${orderId}/fix`, '**/api/orders/*/swaps*'],
    ].flatMap(([path = '', call = '']) => {
      const name = nameOf(path).replace(orderId, 'id');
      return [
        over(`${name}-loading`, path, whileLoading(call), 'buyer'),
        over(`${name}-failed`, path, whileFailing(call), 'buyer'),
      ];
    }),
  ];
}

/** There where the window is too narrow for the links themselves. */
async function menu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu' });
  if (await button.isVisible()) await press('Menu')(page);
}

async function palette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('granola');
  await page.waitForLoadState('networkidle');
}

async function shortcuts(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
}

/** The bar of what is selected, with its choice open. */
async function moveToGroup(page: Page): Promise<void> {
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  await press('Move to Group')(page);
}

function nameOf(path: string): string {
  return path.replaceAll('/', ' ').trim().replaceAll(' ', '-');
}
