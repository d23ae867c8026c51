import { type Browser, expect, type Page, test } from '@playwright/test';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { MAX_LINE_TEXT_LENGTH, MAX_ORDER_NAME_LENGTH } from '#contract/orders.ts';
import { MAX_EMAIL_LENGTH, MAX_PROFILE_FIELD_LENGTH } from '#contract/user.ts';
import { MAX_GROUP_DESCRIPTION_LENGTH, MAX_GROUP_NAME_LENGTH } from '#contract/wishlist-groups.ts';
import { apiCaller } from '../support/api-caller.ts';
import type { ImportedWorld } from '../support/imported-world.ts';
import { LONGEST, longText, longWord, openLongestWorld } from '../support/longest-world.ts';
import { OWN_LISTS } from '../support/own-lists.ts';
import { productsScreen } from '../support/products-screen.ts';
import { cutTexts, pageOverflow, sidewaysScrollers } from '../support/reflow.ts';
import { signIn } from '../support/sign-in.ts';

test.describe.configure({ mode: 'default' });
let world: ImportedWorld;
test.beforeAll(async () => {
  world = await openLongestWorld();
});
test.afterAll(() => world.close());

const WIDTHS = [414, 360, 320];
const [IN_WORDS, IN_ONE_WORD] = LONGEST;
const MILK = encodeURIComponent(JSON.stringify([FAMILY_TITLES.find((title) => title.startsWith('Milk/'))]));
const QUERY = longWord(200);

async function narrowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: world.url,
    viewport: { width: 320, height: 640 },
    reducedMotion: 'reduce',
  });
  // Its address is there for its length.
  await context.route('https://pictures.invalid/**', (route) => route.abort());
  return context.newPage();
}

const softly = expect.configure({ soft: true });
/** What arrives late, or follows the window's width, has come to rest by then. */
const AT_REST_MS = 10_000;

/** Nothing scrolls sideways, neither the page nor a dialog on it, and no text is cut. */
async function inspect(page: Page, what: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    const where = `${what} at ${width} px`;
    const sideways = { message: `scrolls sideways: ${where}`, timeout: AT_REST_MS };
    await softly.poll(() => pageOverflow(page), sideways).toBeLessThanOrEqual(0);
    await softly.poll(() => sidewaysScrollers(page), sideways).toEqual([]);
    expect.soft(await cutTexts(page), `cut: ${where}`).toEqual([]);
  }
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-live]')).toBeAttached();
  await expect(page.getByRole('heading').first()).toBeVisible();
  await inspect(page, path.slice(0, 60));
}

test('the longest products fit a narrow screen, in every list, page and dialog', async ({ browser }) => {
  const page = await narrowPage(browser);
  for (const path of [
    `/products?category=${MILK}`,
    '/products?view=list',
    `/products?brand=${longText(200)}`,
    `/products?q=${QUERY}`,
    `/products?quick=${IN_ONE_WORD}`,
    `/products?product=${IN_WORDS}`,
    `/products-nuts?q=${QUERY}`,
    `/products-nuts?product=${IN_ONE_WORD}`,
    ...LONGEST.map((gtin) => `/products/${gtin}`),
    `/compare?gtins=${LONGEST.join(',')}`,
    `/products/${QUERY}`,
    `/${QUERY}`,
  ])
    await visit(page, path);
});

test('the label breaks no word for a figure, however large', async ({ browser }) => {
  const page = await narrowPage(browser);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(`/products/${IN_WORDS}`);
    const label = page.getByRole('region', { name: 'Nutrition Facts' });
    const lines = await label
      .getByText('Calories', { exact: true })
      .evaluate((word) => word.getClientRects().length);
    expect(lines, `${width} px`).toBe(1);
    await expect(label.getByText(/^\d{1,3}(?:,\d{3})+$/)).toBeVisible();
  }
});

test('what opens over the longest products fits a narrow screen', async ({ browser }) => {
  const page = await narrowPage(browser);
  await visit(page, `/products/${IN_ONE_WORD}`);
  await page.getByRole('region', { name: 'Packaging' }).getByRole('button', { name: 'Hierarchy' }).click();
  for (const view of ['Graph', 'Table', 'Text']) {
    await page.getByRole('tab', { name: view }).click();
    await inspect(page, `hierarchy, ${view}`);
  }
  await visit(page, `/products?category=${MILK}&brand=${longText(200)}&without=%5B"milk","soybeans"%5D`);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await inspect(page, 'filters');
  await page.keyboard.press('Escape');
  await page.goto('/products');
  await expect(page.locator('html[data-live]')).toBeAttached();
  await productsScreen(page).search.fill('taumata');
  await expect(page.getByRole('option').first()).toBeVisible();
  await inspect(page, 'suggestions');
});

test('the longest lists and profile fit a narrow screen', async ({ browser }) => {
  const page = await narrowPage(browser);
  const email = `${longWord(MAX_EMAIL_LENGTH - 12)}@e2e.example`;
  const token = await signIn(page, email);
  const { id, share, order } = await fill(page, token);
  for (const path of [
    ...OWN_LISTS,
    `/wishlist-groups/${id}`,
    `/wishlist-groups/${id}?view=cards`,
    `/shared-groups/${share}`,
    '/public-groups',
    '/orders/new',
    ...['', '/scorecard', '/fix', '/print'].map((part) => `/orders/${order}${part}`),
    `/orders/group-${id}/scorecard`,
    '/profile',
    '/profile/settings',
    '/profile/corporate?tab=users',
    '/products',
  ])
    await visit(page, path);
});

interface Filled {
  readonly id: string;
  readonly share: string;
  readonly order: string;
}

/** All products in the cart, on the wishlist, in a group that is shared and in an order; a profile as long as it may be. */
async function fill(page: Page, token: string): Promise<Filled> {
  const send = apiCaller(page, token);
  const field = longWord(MAX_PROFILE_FIELD_LENGTH);
  await send('PUT', '/api/auth/me', { first_name: field, last_name: field, company_name: field });
  for (const gtin of LONGEST) {
    await send('POST', '/api/cart/add', { gtin, quantity: 9999 });
    await send('POST', '/api/wishlist/add', { gtin });
  }
  const group = async (text: (length: number) => string) =>
    (await send('POST', '/api/wishlist-groups', {
      name: text(MAX_GROUP_NAME_LENGTH),
      description: text(MAX_GROUP_DESCRIPTION_LENGTH),
      is_public: true,
    })) as { id: string };
  await group(longText);
  const { id } = await group(longWord);
  await send('POST', `/api/wishlist-groups/${id}/add-items`, { gtins: LONGEST });
  const { share_token } = (await send('POST', `/api/wishlist-groups/${id}/share`)) as { share_token: string };
  const order = await send('POST', '/api/orders', { name: longWord(MAX_ORDER_NAME_LENGTH), origin: 'csv' });
  const text = longWord(MAX_LINE_TEXT_LENGTH);
  const said = {
    name: text,
    brand: text,
    pack: text,
    quantity: 9999,
    unit: 'CS',
    price: 9999.99,
    price_per: 'case',
  };
  const lines = ['', ...LONGEST].map((code, n) => ({ line: n + 1, code, ...said }));
  await send('POST', `/api/orders/${order.id}/lines`, { lines });
  return { id, share: share_token, order: order.id };
}
