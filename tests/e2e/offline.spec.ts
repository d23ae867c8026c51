import { expect, type Page } from '@playwright/test';
import { test } from '../support/account-test.ts';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { keepFirstProduct } from '../support/kept-items.ts';

test.use({ serviceWorkers: 'allow' });

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Offline' });
/** Addresses of everything this browser keeps beside files of the build. */
const keptLists = (page: Page) =>
  page.evaluate(async () => {
    const requests = await caches.open('larder-lists-1').then((cache) => cache.keys());
    return requests.map(({ url }) => new URL(url).pathname);
  });

test('without a network the lists last seen open, making a group is refused, and logging out removes them', async ({
  context,
  world,
}) => {
  const page = await world.signedIn(context, 'store-room@example.com', '/products');
  const name = await keepFirstProduct(page);

  await context.setOffline(true);
  await page.goto(`${world.url}/cart`);
  await expect(bar(page)).toContainText(/Lists as last seen today at \d+:\d\d .M\. Changes are sent later\./);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Wishlist, 1 item' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.goto(`${world.url}/wishlist?tab=groups`);
  await page.getByRole('button', { name: /^Create a group/ }).click();
  const form = page.getByRole('dialog', { name: 'Create a group' });
  await form.getByLabel('Name').fill('Cold store');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(
    page.getByText('You are offline. Nothing was changed: try again with a connection.'),
  ).toBeVisible();
  await page.goto(`${world.url}/orders/new`);
  await expect(
    page.getByRole('alert').filter({ hasText: 'You are offline. Try again with a connection.' }),
  ).toBeVisible();
  await expectAccessibleEverywhere(page, 'a page that is not kept');
  await page.goto(`${world.url}/wishlist`);
  await bar(page).getByRole('button', { name: 'Try again' }).click();
  await expect(bar(page)).toBeVisible();

  await context.setOffline(false);
  await expect(bar(page)).toBeHidden();
  await page.goto(`${world.url}/cart`);
  await page.getByRole('button', { name: /^One more/ }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect.poll(() => keptLists(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${world.url}/cart`);
  await expect(page.getByRole('dialog', { name: 'Login Required' })).toBeVisible();
});
