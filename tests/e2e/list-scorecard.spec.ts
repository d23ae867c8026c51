import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { apiCaller } from '../support/api-caller.ts';
import { expectAccessible, expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { findGtins } from '../support/find-gtins.ts';
import { signIn } from '../support/sign-in.ts';

const IN_CALIFORNIA = '15 Jan 2027, California';

test('a cart’s scorecard is taken away, shared by a link that can be revoked, and becomes an order', async ({
  page,
  browser,
}) => {
  const send = apiCaller(page, await signIn(page));
  const gtins = await findGtins(page, 'granola', 4);
  for (const gtin of gtins) await send('POST', '/api/cart/add', { gtin, quantity: 14 });
  await send('PUT', '/api/cart/note', { gtin: gtins[0], note: 'For the Friday lunch', tag: 'snack' });
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Scorecard' }).click();
  await expect(page.getByRole('heading', { name: 'Scorecard, Cart' })).toBeVisible();
  await expect(page.getByText('4 of 4 lines judged')).toBeVisible();
  await page.goto('/orders/cart/scorecard?day=2027-01-15&place=CA');
  await expect(page.getByRole('region', { name: 'Standards and laws' })).toContainText(IN_CALIFORNIA);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'Order sheet as CSV' }).click();
  const rows = await readFile(await (await saved).path(), 'utf8');
  expect(rows).toContain('Full cases');
  expect(rows).toContain('Ingredient laws, on 2027-01-15');
  for (const gtin of gtins) expect(rows).toContain(`="${gtin}"`.replaceAll('"', '""'));
  expect(rows.split('\r\n').filter(Boolean)).toHaveLength(5);

  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this scorecard' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await expectAccessibleEverywhere(page, 'the share dialog');

  const visitor = await (await browser.newContext()).newPage();
  const answer = await visitor.goto(link);
  expect(await answer?.headerValue('x-robots-tag')).toBe('noindex');
  await expect(visitor.getByRole('heading', { name: 'Scorecard of a cart' })).toBeVisible();
  await expect(visitor.getByText('4 of 4 lines judged')).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'Standards and laws' })).toContainText(IN_CALIFORNIA);
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Show the page to print' }).click();
  await visitor.emulateMedia({ media: 'print' });
  const paper = visitor.getByRole('article', { name: 'Printed page' });
  await expect(paper).toContainText('Scorecard of a cart');
  await expect(paper).toContainText(IN_CALIFORNIA);
  // A link shows no notes.
  await expect(paper).not.toContainText('For the Friday lunch');

  await dialog.getByRole('button', { name: 'Revoke link' }).click();
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await visitor.context().close();

  await page.keyboard.press('Escape');
  // The sheet stays light, as paper is.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('link', { name: 'Print' }).click();
  const own = page.getByRole('article', { name: 'Printed page' });
  await expect(own.getByRole('row', { name: /snack For the Friday lunch$/ })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('button', { name: /in an order$|Make an order/ }).click();
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { name: /Cart/ })).toBeVisible();
});

test('a list without products, and one that is gone, are said to be so', async ({ page }) => {
  await signIn(page);
  await page.goto('/orders/wishlist/scorecard');
  await expect(page.getByRole('heading', { name: 'Nothing to judge yet' })).toBeVisible();
  await page.goto('/orders/group-01900000-0000-7000-8000-000000000000/scorecard');
  await expect(page.getByRole('heading', { name: 'List not found' })).toBeVisible();
  await page.goto('/orders/cart/nonsense');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
