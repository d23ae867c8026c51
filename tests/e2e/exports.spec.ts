import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { apiCaller } from '#tests/support/api-caller.ts';
import { expectAccessibleEverywhere } from '#tests/support/expect-accessible.ts';
import { findGtins } from '#tests/support/find-gtins.ts';
import { openPage } from '#tests/support/open-page.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { lengthenToasts } from '../support/long-toasts.ts';

test.beforeEach(({ context }) => lengthenToasts(context));

/** Opens the menu, takes a file, and gives its name and bytes. */
async function take(page: Page, what: string | RegExp) {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: what }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const readCsv = (bytes: Buffer): Record<string, string>[] => parse(bytes, { bom: true, columns: true });

test('a visitor is told to log in for the whole of a search', async ({ page }) => {
  await openPage(page, '/products?q=granola');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Export' });
  await expect(menu).toContainText('Log in to export the whole search.');
  await expect(menu.getByRole('button')).toHaveCount(0);
  await expectAccessibleEverywhere(page, 'the export menu of a visitor');
});

test('a search is taken away whole, not a page of it, as the screen judges', async ({ page }) => {
  const send = apiCaller(page, await signIn(page));
  const { total } = await send('GET', '/api/products?search_term=granola&limit=1');
  expect(total).toBeGreaterThan(12);
  await openPage(page, '/products?q=granola&day=2027-01-15&place=US&sort=name');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expectAccessibleEverywhere(page, 'the export menu');
  await page.keyboard.press('Escape');

  const csv = await take(page, `All ${total} products as CSV`);
  await expect(page.getByText(`Saved as ${csv.name}.`)).toBeVisible();
  expect(csv.name).toMatch(/^larder-granola-2027-01-15\.csv$/);
  const rows = readCsv(csv.bytes);
  expect(rows).toHaveLength(total);
  const first = await page.getByRole('article').first().getByRole('heading').textContent();
  expect(rows[0]).toMatchObject({
    Product: first,
    GTIN: expect.stringMatching(/^="\d{14}"$/),
    'Smart Snack, why': expect.stringMatching(/./),
    'Ingredient laws, on 2027-01-15': expect.stringMatching(/./),
  });

  const xlsx = await take(page, `All ${total} products as XLSX`);
  const [sheet] = await readXlsx(xlsx.bytes);
  expect(sheet?.data.slice(1).map(([gtin]) => `="${gtin}"`)).toEqual(rows.map(({ GTIN }) => GTIN));
});

test('the table is taken away in its columns: a page by anybody, the whole search with an account', async ({
  page,
}) => {
  await openPage(page, '/products-nuts?q=granola&columns=sodium&basis=100&size=24');
  const shown = await take(page, /of this page as XLSX$/);
  const [sheet] = await readXlsx(shown.bytes);
  expect(sheet?.data[0]).toContain('Sodium, mg per 100 g or mL');
  await signIn(page);
  await openPage(page, '/products-nuts?q=granola&columns=sodium&basis=100');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  const [row = {}] = readCsv((await take(page, /^All .* products as CSV$/)).bytes);
  expect(Object.keys(row).at(-1)).toBe('Sodium, mg per 100 g or mL');
  expect(Object.keys(row)).not.toContain('Protein, g per serving');
});

test('a comparison and a cart are taken away', async ({ page }) => {
  const send = apiCaller(page, await signIn(page));
  const gtins = await findGtins(page, 'granola', 3);
  for (const gtin of gtins) await send('POST', '/api/cart/add', { gtin, quantity: 2 });
  await openPage(page, `/compare?gtins=${gtins.join(',')}`);
  await expect(page.getByRole('row', { name: /Sodium/ }).first()).toContainText(/mg|N\/A/);
  const [sheet] = await readXlsx((await take(page, '3 products as XLSX')).bytes);
  expect(sheet?.data[1]?.slice(2)).toEqual(gtins);
  expect(sheet?.data.map(([, line]) => line)).toContain('Smart Snack');

  await page.goto('/cart');
  const rows = readCsv((await take(page, 'Order sheet as CSV')).bytes);
  expect(rows.map(({ GTIN }) => GTIN).toSorted()).toEqual(gtins.map((gtin) => `="${gtin}"`).toSorted());
  await expectAccessibleEverywhere(page, 'the cart with its export');
});
