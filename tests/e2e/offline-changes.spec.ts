import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '../support/account-test.ts';
import type { AccountWorld } from '../support/account-world.ts';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { keepFirstProduct, keptItems } from '../support/kept-items.ts';

test.use({ serviceWorkers: 'allow' });

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Offline' });
const cartLink = (page: Page, count: string) =>
  page.getByRole('link', { name: `Cart, ${count}`, exact: true });
const quantity = (page: Page) => page.getByRole('textbox', { name: /^Quantity: / });

/** Signed in with one product in cart and wishlist, and everything on the device that a time without a network needs. */
async function readyForTheStoreRoom(world: AccountWorld, context: BrowserContext, email: string) {
  const page = await world.signedIn(context, email, '/products');
  const name = await keepFirstProduct(page);
  return { page, name };
}

/** The page and the part of it that keeps changes. */
async function openOffline(page: Page, url: string) {
  await page.goto(url);
  await expect(bar(page)).toContainText(/Changes are sent later|to be sent/);
}

/** What the server has, asked by a client of its own. */
async function cartOf(world: AccountWorld, page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const reply = await fetch(`${world.url}/api/cart`, { headers: { authorization: `Bearer ${token}` } });
  const { items } = (await reply.json()) as { items: { gtin: string; quantity: number }[] };
  return items;
}

const changeElsewhere = async (
  world: AccountWorld,
  page: Page,
  method: string,
  call: string,
  body: object,
) => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const reply = await fetch(`${world.url}/api/cart/${call}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.ok).toBe(true);
};

test('changes made without a network are shown as waiting, outlive the page, and are sent once when it is back', async ({
  context,
  world,
}) => {
  const { page, name } = await readyForTheStoreRoom(world, context, 'back-room@example.com');
  await context.setOffline(true);
  // On the shelf that is still open.
  const second = page.getByRole('article').nth(1);
  const secondName = (await second.getByRole('heading').textContent()) ?? '';
  await second.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(cartLink(page, '2 items')).toBeVisible();
  await expect(bar(page)).toContainText('1 change waits to be sent.');
  await page.goto(`${world.url}/cart`);
  await expect(cartLink(page, '2 items')).toBeVisible();
  const lines = page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem');
  await expect(lines.filter({ hasText: secondName })).toContainText('Added here, not sent yet');
  const first = lines.filter({ hasText: name });
  for (const count of ['2', '3', '4']) {
    await first.getByRole('button', { name: /^One more/ }).click();
    await expect(first.getByRole('textbox')).toHaveValue(count);
  }
  await expect(first).toContainText('Quantity not sent yet');
  await expect(page.getByText('2 changes wait to be sent', { exact: true })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'See them' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changes made offline' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    new RegExp(`Add to cart: 1 × ${secondName}`),
    new RegExp(`Quantity of ${name}: 4`),
  ]);
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Wishlist, 1 item' }).click();
  await page.getByRole('button', { name: /^Remove from wishlist/ }).click();
  await expect(page.getByText('1 change waits to be sent', { exact: true })).toBeVisible();

  // A second tab sees the same, and both hear that the network is back.
  const other = await context.newPage();
  await other.goto(`${world.url}/cart`);
  await expect(quantity(other)).toHaveCount(2);
  await expect(other.getByText('2 changes wait to be sent', { exact: true })).toBeVisible();
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET' && /\/api\/(?:cart|wishlist)/.test(request.url()))
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await context.setOffline(false);
  await expect(bar(page)).toBeHidden();
  await expect(bar(other)).toBeHidden();
  await expect(other.getByText(/not sent yet/)).toHaveCount(0);
  await expect(cartLink(other, '5 items')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await expect.poll(() => sent.toString()).toContain('DELETE');
  expect(sent).toEqual(['POST /api/cart/add', 'PUT /api/cart/update', 'DELETE /api/wishlist/remove']);
  expect((await cartOf(world, page)).map((item) => item.quantity).toSorted()).toEqual([1, 4]);
});

test('an add whose answer was lost counts once', async ({ context, world }) => {
  const { page } = await readyForTheStoreRoom(world, context, 'lost-answer@example.com');
  const second = page.getByRole('article').nth(1);
  let isLost = false;
  await page.route('**/api/cart/add', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await second.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(bar(page)).toContainText('1 change waits to be sent.');
  await context.setOffline(false);
  await expect(page.getByText('Sent: 1 change made offline.')).toBeVisible();
  expect((await cartOf(world, page)).map((item) => item.quantity)).toEqual([1, 1]);
  await expect(cartLink(page, '2 items')).toBeVisible();
});

test('what was changed elsewhere meanwhile is not overwritten: the user is asked', async ({
  context,
  world,
}) => {
  const { page } = await readyForTheStoreRoom(world, context, 'two-devices@example.com');
  const [item] = await cartOf(world, page);
  await context.setOffline(true);
  await openOffline(page, `${world.url}/cart`);
  await page.getByRole('button', { name: /^One more/ }).click();
  await expect(page.getByText('Quantity not sent yet')).toBeVisible();
  await changeElsewhere(world, page, 'PUT', 'update', { gtin: item?.gtin, quantity: 9 });
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: 'Could not be made: 1 change' })).toBeVisible();
  await expect(quantity(page)).toHaveValue('9');
  // It is still there for a page opened later.
  await page.reload();
  await page.getByRole('button', { name: 'See why' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changes made offline' });
  await expect(dialog).toContainText('The quantity is 9 now: it was changed elsewhere.');
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: /^Send again/ }).click();
  await expect(dialog).toContainText('Nothing waits any more.');
  await page.keyboard.press('Escape');
  await expect(quantity(page)).toHaveValue('2');

  await context.setOffline(true);
  await page.getByRole('button', { name: /^One more/ }).click();
  await expect(page.getByText('Quantity not sent yet')).toBeVisible();
  await changeElsewhere(world, page, 'DELETE', 'remove', { gtin: item?.gtin });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'See why' }).click();
  await expect(dialog).toContainText('This product is not in your cart.');
  await dialog.getByRole('button', { name: /^Discard/ }).click();
  await expect(dialog).toContainText('Nothing waits any more.');
  expect(await cartOf(world, page)).toEqual([]);
});

test('changes wait for their account: after a log-out they are said, and sent by no other', async ({
  context,
  world,
}) => {
  const { page } = await readyForTheStoreRoom(world, context, 'early-shift@example.com');
  const tokens = await page.evaluate(() => ({ ...localStorage }));
  await context.setOffline(true);
  await openOffline(page, `${world.url}/cart`);
  await page.getByRole('button', { name: /^One more/ }).click();
  await expect(page.getByText('Quantity not sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Not sent yet: 1 change. Log in again on this device to send.')).toBeVisible();
  await context.setOffline(false);
  const late = await world.signedIn(context, 'late-shift@example.com', '/cart');
  await expect(late.getByText('Waiting here for another account to log in: 1 change.')).toBeVisible();
  await expect(late.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(await cartOf(world, late)).toEqual([]);
  // The first account is back.
  await late.evaluate((kept) => Object.assign(localStorage, kept), tokens);
  await late.reload();
  await expect(late.getByText('Sent: 1 change made offline.')).toBeVisible();
  await expect(quantity(late)).toHaveValue('2');
});

test('products are put in a group and taken out without a network', async ({ context, world }) => {
  const { page, name } = await readyForTheStoreRoom(world, context, 'grouping@example.com');
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await fetch(`${world.url}/api/wishlist-groups`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Cold store' }),
  });
  await page.goto(`${world.url}/wishlist?tab=groups`);
  await page
    .getByRole('link', { name: /Cold store/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cold store' })).toBeVisible();
  const address = page.url();
  await expect.poll(() => keptItems(page)).toMatchObject({ cart: 1, wishlist: 1, group: 0 });
  await context.setOffline(true);
  await openOffline(page, `${world.url}/wishlist`);
  await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await page.getByRole('button', { name: 'Move to Group' }).click();
  await page.getByRole('radio', { name: 'Cold store' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to Group' }).click();
  await expect(page.getByText(/1 product added to Cold store/)).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('Added here, not sent yet')).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectAccessibleEverywhere(page);
  // The first try with a network again may come too early.
  await page.route('**/healthz', (route) => route.abort(), { times: 1 });
  await context.setOffline(false);
  await expect(page.getByText('Sent: 1 change made offline.')).toBeVisible();
  await expect(page.getByText('Added here, not sent yet')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name })).toBeVisible();
});
