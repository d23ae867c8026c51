import { expect, type Page } from '@playwright/test';
import { test } from '../support/account-test.ts';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { findPacked } from '../support/find-packed.ts';
import { keptItems } from '../support/kept-items.ts';

test.use({ serviceWorkers: 'allow' });

const line = (page: Page) =>
  page.getByRole('list', { name: 'Products in your cart' }).locator(':scope > li').first();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Changes made offline' });

async function orderBy(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: `Order by ${from}` }).click();
  await page.getByRole('dialog', { name: 'Order by' }).getByRole('button', { name: to }).click();
}

test('a case in the place of eaches waits for a network, is exchanged once, and never over what was changed elsewhere', async ({
  context,
  world,
}) => {
  const page = await world.signedIn(context, 'exchanging@example.com', '/products');
  const { each, box, perCase } = await findPacked(page, ({ nodes, relationships }, gtin) => {
    const [only, other] = relationships.filter(({ target }) => target === gtin);
    const type = nodes.find((node) => node.gtin === only?.source)?.product_type;
    if (!only || other || type !== 'CASE') return undefined;
    return { each: gtin, box: only.source, perCase: only.quantity };
  });
  const caseOf = `Case of ${perCase}`;
  const call = async (method: string, path: string, body?: object) => {
    const token = await page.evaluate(() => localStorage.getItem('accessToken'));
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const reply = await fetch(`${world.url}/api/cart${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    const { items } = (await reply.json()) as { items: { gtin: string; quantity: number }[] };
    return items.map(({ gtin, quantity }) => [gtin, quantity]);
  };
  await call('POST', '/add', { gtin: each, quantity: 2 * perCase });
  await page.goto(`${world.url}/cart`);
  await expect(line(page)).toContainText(`${2 * perCase} eaches = 2 cases`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptItems(page)).toMatchObject({ cart: 1 });

  await context.setOffline(true);
  await orderBy(page, 'Each', caseOf);
  await expect(line(page)).toContainText('Exchanged here, not sent yet');
  await expect(line(page)).toContainText(`2 cases = ${2 * perCase} eaches`);
  await page.getByRole('button', { name: 'See them' }).click();
  await expect(dialog(page).getByRole('listitem')).toContainText(
    new RegExp(`^Exchange ${2 * perCase} × .+ for 2 × `),
  );
  await expectAccessibleEverywhere(page, 'an exchange that waits');
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await expect(page.getByText('Sent: 1 change made offline.')).toBeVisible();
  await expect(line(page)).not.toContainText('not sent yet');
  expect(await call('GET', '')).toEqual([[box, 2]]);

  // It arrives, and its answer is lost.
  await page.route(
    '**/api/cart/exchange',
    async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await call('POST', '/add', { gtin: box, quantity: 3 });
  await page.reload();
  await expect(line(page)).toContainText(`5 cases = ${5 * perCase} eaches`);
  await expect.poll(() => keptItems(page)).toMatchObject({ cart: 1 });
  await orderBy(page, caseOf, 'Each');
  await expect(line(page)).toContainText('Exchanged here, not sent yet');
  await call('POST', '/add', { gtin: box, quantity: 9 });
  await context.setOffline(false);
  await expect(line(page)).not.toContainText('not sent yet');
  expect(new Map((await call('GET', '')) as [string, number][])).toEqual(
    new Map([
      [each, 5 * perCase],
      [box, 9],
    ]),
  );

  await call('DELETE', '/remove', { gtin: box });
  await page.reload();
  await expect(line(page)).toContainText(`${5 * perCase} eaches = 5 cases`);
  await expect.poll(() => keptItems(page)).toMatchObject({ cart: 1 });
  await context.setOffline(true);
  await orderBy(page, 'Each', caseOf);
  await expect(line(page)).toContainText('Exchanged here, not sent yet');
  await call('PUT', '/update', { gtin: each, quantity: 1 });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'See why' }).click();
  await expect(dialog(page)).toContainText('Your cart was changed elsewhere. Look at it again.');
  await expectAccessibleEverywhere(page, 'an exchange that was refused');
  await dialog(page)
    .getByRole('button', { name: /^Discard/ })
    .click();
  await expect(dialog(page)).toContainText('Nothing waits any more.');
  expect(await call('GET', '')).toEqual([[each, 1]]);
});
