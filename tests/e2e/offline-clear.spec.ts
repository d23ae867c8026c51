import { expect } from '@playwright/test';
import { test } from '../support/account-test.ts';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { keptItems } from '../support/kept-items.ts';
import { untilAnswered } from '../support/until-answered.ts';

test.use({ serviceWorkers: 'allow' });

test('a cart cleared without a network loses what was seen in it, and keeps what was added elsewhere', async ({
  context,
  world,
}) => {
  const page = await world.signedIn(context, 'clear-out@example.com', '/products');
  const cards = page.getByRole('article');
  for (const n of [0, 1]) {
    const add = cards.nth(n).getByRole('button', { name: /^Add to Cart/ });
    await untilAnswered(page, '/api/cart/add', () => add.click());
  }
  await expect(page.getByRole('link', { name: 'Cart, 2 items', exact: true })).toBeVisible();
  const gtins = await cards.evaluateAll((all) =>
    all.map((card) => card.innerHTML.match(/\d{14}/)?.[0] ?? ''),
  );
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptItems(page)).toEqual({ cart: 2, wishlist: 0, groups: 0 });
  // As on a slow device: who the user is, is known after all else.
  await page.addInitScript(() => {
    const { match } = CacheStorage.prototype;
    CacheStorage.prototype.match = async function (...asked) {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return match.apply(this, asked);
    };
  });
  await context.setOffline(true);
  await page.goto(`${world.url}/cart`);
  await expect(page.getByRole('list', { name: 'Products in your cart' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toContainText(
    'Changes are sent later',
  );
  const headers = {
    authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ gtin: gtins[2] });
  expect((await fetch(`${world.url}/api/cart/add`, { method: 'POST', headers, body })).ok).toBe(true);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByText('2 changes wait to be sent', { exact: true })).toBeVisible();
  await expectAccessibleEverywhere(page, 'a cart cleared offline');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Sent: 2 changes made offline.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible();
  const reply = await fetch(`${world.url}/api/cart`, { headers });
  const { items } = (await reply.json()) as { items: { gtin: string }[] };
  expect(items.map(({ gtin }) => gtin)).toEqual([gtins[2]]);
});
