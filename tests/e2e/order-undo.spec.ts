import { expect, type Page, test } from '@playwright/test';
import { apiCaller } from '../support/api-caller.ts';
import { findFixable } from '../support/find-fixable.ts';
import { lengthenToasts } from '../support/long-toasts.ts';
import { signIn } from '../support/sign-in.ts';

test.beforeEach(({ context }) => lengthenToasts(context));

interface Line {
  readonly line: number;
  readonly gtin: string | null;
  readonly swapped_gtin: string | null;
  readonly is_chosen: boolean;
}

/** An order of products that fail, with lines of no catalogue after them, and what the server has of it. */
async function makeFailing(page: Page, gtins: readonly string[]) {
  const send = apiCaller(page, await signIn(page));
  const { id } = await send('POST', '/api/orders', { name: 'Snack guide', origin: 'csv' });
  const lines = [
    ...gtins.map((code, i) => ({ code, quantity: 50 - i, unit: 'EA' })),
    { name: 'ZUVA TRAY', quantity: 1, unit: 'CS' },
    { name: 'ZUVA LID', quantity: 1, unit: 'CS' },
  ].map((line, i) => ({ line: i + 1, ...line }));
  await send('POST', `/api/orders/${id}/lines`, { lines });
  const stored = async () =>
    ((await send('GET', `/api/orders/${id}`)) as { lines: Line[] }).lines.map(
      ({ line, gtin, swapped_gtin, is_chosen }) => ({ line, gtin, swapped_gtin, is_chosen }),
    );
  return { id, send, stored };
}

test('undo of a choice brings back the earlier choice and the swap, not the line as in the file', async ({
  page,
}) => {
  const [swapped = '', chosen = ''] = await findFixable(page, 2);
  const { id, send, stored } = await makeFailing(page, [swapped]);
  const { lines } = await send('GET', `/api/orders/${id}/swaps?guideline=smart_snack`);
  const instead = lines[0].options[0].product.gtin;
  await send('PUT', `/api/orders/${id}/swaps`, { swaps: [{ line: 1, gtin: instead }] });
  await send('PUT', `/api/orders/${id}/lines/2`, { gtin: chosen });
  await send('PUT', `/api/orders/${id}/lines/3`, { gtin: null });
  const before = await stored();
  await page.goto(`/orders/${id}`);
  for (const line of [1, 2]) {
    const row = page.locator(`tr[data-row="${line}"]`);
    const text = await row.textContent();
    await row.getByRole('button', { name: /^Change/ }).click();
    await page.getByRole('button', { name: 'None of these' }).click();
    await expect(page.getByText(`Line ${line} kept as text.`)).toBeVisible();
    await expect
      .poll(async () => (await stored())[line - 1])
      .toMatchObject({ gtin: null, swapped_gtin: null });
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).first().click();
    await expect(page.getByText('The lines are as before.').first()).toBeVisible();
    await expect(row).toHaveText(text ?? '');
    expect(await stored()).toEqual(before);
    await page.reload();
    await expect(row).toHaveText(text ?? '');
  }
  const kept = page.locator('tr[data-row="3"]');
  await kept.getByRole('button').click();
  await page.getByRole('searchbox', { name: 'Name or GTIN' }).fill(chosen);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page
    .locator('table')
    .getByRole('button', { name: /^Choose / })
    .click();
  await expect(page.getByText('Line 3 matched with the product.')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('The lines are as before.').first()).toBeVisible();
  expect(await stored()).toEqual(before);
});

test('undo of all swaps leaves the swap that was there before, and its own undo comes after', async ({
  page,
}) => {
  const failing = await page.request.get('/api/products?limit=40&smart_snack_verdict=fail');
  const { products } = (await failing.json()) as { products: { gtin: string }[] };
  const { id, stored } = await makeFailing(
    page,
    products.map(({ gtin }) => gtin),
  );
  const nothing = await stored();
  await page.goto(`/orders/${id}/fix`);
  const swapped = (count: number) => page.getByText(new RegExp(`^${count} of \\d+ swapped\\.`));
  await page
    .getByRole('button', { name: /^Swap line \d+ for / })
    .first()
    .click();
  await expect(swapped(1)).toBeVisible();
  const one = await stored();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await page.getByRole('button', { name: /^Swap (?:all|the other|\d)/ }).click();
  await expect(swapped(1)).toBeHidden();
  await expect(undo.last()).toBeEnabled();
  const kept = one.filter(({ swapped_gtin }) => swapped_gtin !== null);
  expect(kept).toHaveLength(1);
  expect(await stored()).toEqual(expect.arrayContaining(kept));
  await undo.last().click();
  await expect(swapped(1)).toBeVisible();
  expect(await stored()).toEqual(one);
  await undo.last().click();
  await expect(swapped(0)).toBeVisible();
  expect(await stored()).toEqual(nothing);
  await page.reload();
  await expect(swapped(0)).toBeVisible();
});
