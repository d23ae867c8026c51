import { expect, test } from '@playwright/test';
import { apiCaller } from '../support/api-caller.ts';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { findFixable } from '../support/find-fixable.ts';
import { lengthenToasts } from '../support/long-toasts.ts';
import { makeOrder } from '../support/make-order.ts';
import { signIn } from '../support/sign-in.ts';

test.beforeEach(({ context }) => lengthenToasts(context));

test('failing lines are swapped one by one or all, and every step is undone', async ({ page }) => {
  const gtins = await findFixable(page, 3);
  const order = await makeOrder(
    page,
    'Snack guide',
    gtins.map((code, i) => ({ code, quantity: 9 - i, unit: 'EA' })),
  );
  await page.goto(`${order}/scorecard`);
  await page.getByRole('link', { name: 'Fix 3 lines' }).click();
  await expect(page.getByText('3 lines fail. 3 have a better match.')).toBeVisible();
  await expectAccessibleEverywhere(page, 'before a swap');
  const rows = page.getByRole('list', { name: 'Failing lines' }).locator(':scope > li');
  await rows
    .first()
    .getByRole('button', { name: /^Next of .* for line 1$/ })
    .click();
  const other = (await rows.first().getByRole('heading').nth(1).textContent()) ?? '';
  await rows
    .first()
    .getByRole('button', { name: `Swap line 1 for ${other}` })
    .click();
  await expect(page.getByText('1 of 3 swapped.')).toBeVisible();
  await expect(rows.first()).toContainText('Swapped');
  await expectAccessibleEverywhere(page, 'after a swap');
  await page.reload();
  await expect(rows.first().getByRole('heading').nth(1)).toHaveText(other);
  await rows
    .first()
    .getByRole('button', { name: /^Undo the swap of line 1/ })
    .click();
  await expect(page.getByText('0 of 3 swapped.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByText('1 of 3 swapped.')).toBeVisible();

  await page.goto(order);
  await expect(page.getByRole('row', { name: new RegExp(other) })).toContainText('Swapped for this');
});

test('swaps of an order made of a cart go back into the cart, and out of it again', async ({ page }) => {
  const gtins = await findFixable(page, 2);
  const send = apiCaller(page, await signIn(page));
  for (const gtin of gtins) await send('POST', '/api/cart/add', { gtin, quantity: 4, note: 'For lunch' });
  await page.goto('/orders/cart/scorecard');
  await page.getByRole('button', { name: 'Fix 2 lines in an order' }).click();
  await expect(page.getByRole('button', { name: /into the cart$/ })).toHaveCount(0);
  for (const line of [1, 2])
    await page.getByRole('button', { name: new RegExp(`^Swap line ${line} for`) }).click();
  const put = page.getByRole('button', { name: 'Put 2 swaps into the cart' });
  await expect(put).toBeVisible();
  await expectAccessibleEverywhere(page, 'swaps for the cart');
  await put.click();
  await expect(page.getByText('2 swaps put into the cart.')).toBeVisible();
  await expect(put).toHaveCount(0);
  const inCart = async () =>
    (await send('GET', '/api/cart')).items.map(({ gtin, note }: { gtin: string; note: string }) => [
      gtin,
      note,
    ]);
  const swapped = await inCart();
  // Two lines may have the same swap, which then is one item.
  expect(new Set(swapped.map(([, note]: string[]) => note))).toEqual(new Set(['For lunch']));
  for (const gtin of gtins) expect(swapped.flat()).not.toContain(gtin);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(put).toBeVisible();
  await expect
    .poll(async () => (await inCart()).map(([gtin]: string[]) => gtin).toSorted())
    .toEqual(gtins.toSorted());
});

test('swaps of an order made of a group or the wishlist go back there, and out of it again', async ({
  page,
}) => {
  const gtins = await findFixable(page, 2);
  const send = apiCaller(page, await signIn(page));
  const { id } = await send('POST', '/api/wishlist-groups', { name: 'Menu' });
  await send('POST', `/api/wishlist-groups/${id}/add-items`, { gtins });
  const lists = {
    group: [`group-${id}`, `/api/wishlist-groups/${id}/items`],
    wishlist: ['wishlist', '/api/wishlist'],
  } as const;
  for (const [name, [of, address]] of Object.entries(lists)) {
    const inList = async () =>
      (await send('GET', address)).items.map(({ gtin }: { gtin: string }) => gtin).toSorted();
    const before = await inList();
    await page.goto(`/orders/${of}/scorecard`);
    await page.getByRole('button', { name: /^Fix \d+ lines in an order$/ }).click();
    const swap = page.getByRole('button', { name: /^Swap line \d+ for/ });
    for (const left of [1, 0]) {
      await swap.first().click();
      await expect(swap).toHaveCount(left);
    }
    const put = page.getByRole('button', { name: `Put 2 swaps into the ${name}` });
    await put.click();
    await expect(page.getByText(`2 swaps put into the ${name}.`)).toBeVisible();
    for (const gtin of gtins) expect(await inList()).not.toContain(gtin);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(put).toBeVisible();
    await expect.poll(inList).toEqual(before);
    if (name === 'group') for (const gtin of gtins) await send('POST', '/api/wishlist/add', { gtin });
  }
});

test('an allergen that is not declared absent keeps a product out, and the choice is remembered', async ({
  page,
}) => {
  const [gtin = ''] = await findFixable(page, 1);
  const order = await makeOrder(page, 'Snack guide', [{ code: gtin, quantity: 1, unit: 'EA' }]);
  await page.goto(`${order}/fix`);
  await expect(page.getByText('1 line fails. 1 has a better match.')).toBeVisible();
  await page.getByText('Change', { exact: true }).click();
  // No product declares to be free from lupin.
  await page.getByRole('checkbox', { name: 'Lupin' }).check();
  await expect(page.getByText('1 line fails. None has a better match.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('All failing lines');
  await expect(page.getByText('None is declared free.')).toBeVisible();
  await expectAccessibleEverywhere(page, 'no match');
  await page.reload();
  await expect(page.getByText('no new lupin')).toBeVisible();
});
