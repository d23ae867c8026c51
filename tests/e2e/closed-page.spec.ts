import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { test } from '../support/account-test.ts';
import type { AccountWorld } from '../support/account-world.ts';
import { keptItems } from '../support/kept-items.ts';

/** Signed in, with the part of the page that keeps changes. */
async function openShelf(world: AccountWorld, context: BrowserContext, email: string): Promise<Page> {
  const page = await world.signedIn(context, email, '/products');
  await expect.poll(() => keptItems(page)).toMatchObject({ cart: 0, wishlist: 0 });
  return page;
}

/** Lets a call reach the server, or not, and never its answer the page; answers when that is so. */
async function holdAnswer(page: Page, path: string, toServer: (route: Route) => Promise<unknown>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await toServer(route);
    resolve();
  });
  return promise;
}

async function listOf(world: AccountWorld, page: Page, path: string) {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const reply = await fetch(`${world.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  return (await reply.json()) as { items: { quantity: number; gtin: string }[] };
}

const add = (page: Page, n: number) =>
  page
    .getByRole('article')
    .nth(n)
    .getByRole('button', { name: /^Add to Cart/ })
    .click();

for (const [what, toServer] of [
  ['an add that never reached the server', async () => {}],
  ['an add whose answer was under way', (route: Route) => route.fetch()],
] as const)
  test(`${what} as its page closed counts once, with what was to follow it`, async ({ context, world }) => {
    const page = await openShelf(world, context, `${what.split(' ').at(-1)}@example.com`);
    const held = holdAnswer(page, '**/api/cart/add', toServer);
    await add(page, 0);
    await add(page, 1);
    await page
      .getByRole('article')
      .nth(2)
      .getByRole('button', { name: /^Add to wishlist/ })
      .click();
    await held;
    await expect(page.getByRole('link', { name: 'Cart, 2 items', exact: true })).toBeVisible();
    await page.close();

    const next = await context.newPage();
    await next.goto(`${world.url}/products`);
    const left = () => next.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unans')));
    await expect(next.getByRole('link', { name: 'Cart, 2 items', exact: true })).toBeVisible();
    await expect(next.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
    await expect.poll(left).toEqual([]);
    const quantities = async () =>
      (await listOf(world, next, '/api/cart')).items.map(({ quantity }) => quantity);
    await expect.poll(quantities).toEqual([1, 1]);
    await expect(next.getByText(/made offline/)).toHaveCount(0);
    await next.reload();
    await expect(next.getByRole('link', { name: 'Cart, 2 items', exact: true })).toBeVisible();
  });

test('products taken out of a group as the page closes are out when it is opened again', async ({
  context,
  world,
}) => {
  const page = await openShelf(world, context, 'closing-group@example.com');
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const send = async (path: string, body: object) =>
    (
      await fetch(`${world.url}/api/wishlist-groups${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json() as Promise<{ id: string }>;
  const { id } = await send('', { name: 'Cold store' });
  const shown = await fetch(`${world.url}/api/products?limit=1`);
  const { products } = (await shown.json()) as { products: { gtin: string }[] };
  await send(`/${id}/add-items`, { gtins: [products[0]?.gtin] });
  await page.goto(`${world.url}/wishlist-groups/${id}`);
  await expect.poll(() => keptItems(page)).toMatchObject({ group: 1 });
  const held = holdAnswer(page, '**/remove-items', async () => {});
  await page
    .getByRole('button', { name: /^Remove from Group/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Remove from Group', exact: true }).last().click();
  await held;
  await page.close();
  const next = await context.newPage();
  await next.goto(`${world.url}/products`);
  const items = async () => (await listOf(world, next, `/api/wishlist-groups/${id}/items`)).items.length;
  await expect.poll(items).toBe(0);
});
