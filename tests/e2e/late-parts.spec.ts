import { expect, type Page, test } from '@playwright/test';
import { apiCaller } from '../support/api-caller.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findGtins } from '../support/find-gtins.ts';
import { holdBack } from '../support/hold-back.ts';
import { signIn } from '../support/sign-in.ts';

test.use({ viewport: { width: 360, height: 900 } });

const lastLine = (page: Page) => page.getByRole('main').getByRole('listitem').last();

test('a line of the cart keeps the room of its packaging level until it is known', async ({ page }) => {
  const send = apiCaller(page, await signIn(page));
  for (const gtin of await findGtins(page, 'beans', 3))
    await send('POST', '/api/cart/add', { gtin, quantity: 5 });
  const letGo = await holdBack(page, '**/api/neo4j/hierarchy/*');
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: /^Add note/ })).toHaveCount(3);
  const before = await lastLine(page).boundingBox();
  letGo();
  await expect(page.getByRole('button', { name: /^Order by/ })).toHaveCount(3);
  expect(await lastLine(page).boundingBox()).toEqual(before);
});

test('a group keeps the room of its tools and of its link until their code is there', async ({ page }) => {
  const send = apiCaller(page, await signIn(page));
  const group = await send('POST', '/api/wishlist-groups', { name: 'Spring menu' });
  const gtins = await findGtins(page, 'beans', 2);
  await send('POST', `/api/wishlist-groups/${group.id}/add-items`, { gtins });
  const bottom = async () => {
    const box = await lastLine(page).boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  for (const link of ['Create share link', 'Copy link']) {
    const answerGroup = await holdBack(page, `**/api/wishlist-groups/${group.id}/**`);
    await page.goto(`/wishlist-groups/${group.id}`);
    await expect(page.getByText('Loading the group')).toBeAttached();
    const letGo = await holdBack(page, '**/assets/*.js');
    answerGroup();
    await expect(page.getByRole('button', { name: /^Add note/ })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'People' })).toHaveCount(0);
    const before = await bottom();
    letGo();
    for (const name of ['People', 'Delete', link])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    expect(await bottom()).toBe(before);
    await page.unrouteAll();
    await send('POST', `/api/wishlist-groups/${group.id}/share`);
  }
});

test.describe('of code that does not come', () => {
  const open = async (page: Page) => {
    await page.goto('/products');
    await expect(page.locator('html[data-live]')).toBeAttached();
    // Whatever loads by itself is there.
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/**', (route) => route.abort());
  };
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

  test('the page stays, and the part comes with the connection', async ({ page }) => {
    await open(page);
    let asked = 0;
    // No connection, then a gateway without the server.
    await page.route('**/healthz', (route) =>
      ++asked === 1 ? route.abort() : route.fulfill({ status: 502 }),
    );
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect.poll(() => asked).toBe(3);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Search results for: All Products' })).toBeVisible();
    await page.unrouteAll();
    await expect(drawer(page)).toBeVisible();
  });

  test('the page stays after an update of the server, and offers to load again', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const missing = page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded.' });
    await expect(missing).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Search results for: All Products' })).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await missing.getByRole('button', { name: /Try Again$/ }).click();
    await expect(missing).toHaveCount(0);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(drawer(page)).toBeVisible();
  });
});

test.describe('of a page that arrives in parts', () => {
  // The page as it is drawn before its scripts.
  test.use({ javaScriptEnabled: false });

  test('the label of a product is not drawn before what stands above it', async ({ page }) => {
    const [gtin] = await findGtins(page, 'granola', 1);
    const label = page.locator('section').filter({ hasText: 'Nutrition Facts' }).first();
    await page.goto(`/products/${gtin}`);
    await expect(label).toBeVisible();
    await page.route(`**/products/${gtin}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.search(/<div class="right_/)) });
    });
    await page.goto(`/products/${gtin}`);
    await expect(label).toBeAttached();
    await expect(label).toBeHidden();
  });
});
