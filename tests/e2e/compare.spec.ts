import { expect, type Page, test } from '@playwright/test';
import { breakCalls } from '../support/break-calls.ts';
import { findGtins } from '../support/find-gtins.ts';
import { lengthenToasts } from '../support/long-toasts.ts';
import { openProducts } from '../support/products-screen.ts';
import { signIn } from '../support/sign-in.ts';

test.beforeEach(({ context }) => lengthenToasts(context));

const tray = (page: Page) => page.getByRole('region', { name: 'Products to compare' });
const table = (page: Page) => page.getByRole('region', { name: 'Comparison' }).getByRole('table');
const line = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('a fifth product is refused in words, and nothing chosen is lost', async ({ page }) => {
  const screen = await openProducts(page, '/products');
  await screen.press(/^Compare: /, 4);
  const fifth = screen.cards.nth(4).getByRole('button', { name: /^Compare: / });
  await fifth.click();
  await expect(page.getByRole('alert')).toContainText('You can only compare up to 4 items at a time');
  await expect(fifth).toHaveAttribute('aria-pressed', 'false');
  await expect(tray(page)).toContainText('4 of 4');
});

test('without products, with one, and with what is not there, the page says what to do', async ({ page }) => {
  await page.goto('/compare');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose products' })).toBeVisible();

  const [gtin = ''] = await findGtins(page, 'granola', 1);
  await page.goto(`/compare?gtins=${gtin},abc,09521000000001`);
  await expect(page.getByRole('alert')).toContainText('“abc” in the address is no GTIN.');
  await expect(page.getByRole('alert')).toContainText('No product with the GTIN 9521000000001');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare 1 product' })).toBeVisible();
  await expect(page.getByText('One product alone')).toBeVisible();
  await page.getByRole('button', { name: 'Remove 9521000000001' }).click();
  await expect(page).toHaveURL(`/compare?gtins=${gtin}`);
  await page.getByRole('link', { name: 'Add another product' }).click();
  await expect(tray(page)).toContainText('1 of 4');
});

test('a link of more products than fit shows the first four and says so', async ({ page }) => {
  const gtins = await findGtins(page, 'oil', 6);
  await page.goto(`/compare?gtins=${gtins.join(',')}`);
  await expect(page.getByRole('alert')).toContainText(
    'You can only compare up to 4 items at a time. 2 more in the address are not shown.',
  );
  await expect(table(page).getByRole('columnheader')).toHaveCount(4);
});

test('what cannot be fetched is said where it is missing, and asked for again', async ({ page }) => {
  const gtins = await findGtins(page, 'granola', 2);
  const mend = await breakCalls(page, '**/api/nutrition/*');
  await page.goto(`/compare?gtins=${gtins.join(',')}`);
  await expect(page.getByRole('alert')).toContainText('Some of the facts could not be loaded.');
  await expect(line(page, 'Sodium')).toContainText('Could not be loaded');
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(line(page, 'Sodium')).toContainText('mg');
});

test('chosen on cards, in the dialog and the table, kept in every tab, compared and cleared', async ({
  page,
  context,
}) => {
  const screen = await openProducts(page, '/products?q=granola');
  await screen.press(/^Compare: /);
  await screen.cards.nth(1).getByRole('heading').getByRole('link').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Compare: / })
    .click();
  await page.keyboard.press('Escape');
  await expect(tray(page)).toContainText('2 of 4');

  const other = await context.newPage();
  await other.goto('/products?q=granola&view=list');
  await other
    .getByRole('button', { name: /^Compare: / })
    .nth(2)
    .click();
  await expect(tray(page)).toContainText('3 of 4');
  await page.reload();
  await expect(tray(page)).toContainText('3 of 4');

  await tray(page).getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare 3 products' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Remove from comparison: / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare 2 products' })).toBeVisible();
  await expect(tray(other)).toContainText('2 of 4');
  await tray(other).getByRole('button', { name: 'Clear comparison' }).click();
  await expect(tray(other)).toHaveCount(0);
});

test('three side by side: the same lines for all, differences, another basis, a link that shows the same', async ({
  page,
  browser,
}) => {
  const gtins = await findGtins(page, 'granola', 3);
  await page.goto(`/compare?gtins=${gtins.join(',')}`);
  for (const name of ['Price', 'Smart Snack', 'NOVA', 'Ingredients', 'Calories']) {
    await expect(line(page, name).getByRole('cell')).toHaveCount(3);
  }
  const all = await table(page).getByRole('row').count();
  await page.getByRole('checkbox', { name: 'Only rows that differ' }).check();
  await expect(page.getByText(/^\d+ equal lines hidden$/)).toBeVisible();
  expect(await table(page).getByRole('row').count()).toBeLessThan(all);
  await page.getByRole('button', { name: 'Per 100 kcal' }).click();
  await expect(page.getByText('Nutrition per 100 kcal')).toBeVisible();
  await page.getByRole('combobox', { name: 'Differences' }).selectOption('from the first');
  const names = await table(page).getByRole('columnheader').getByRole('link').allTextContents();
  await page.getByRole('button', { name: `Move to the first column: ${names[2]}` }).click();
  await expect(table(page).getByRole('columnheader').first()).toContainText(names[2] ?? '');

  // The address alone opens the same comparison for a visitor who has chosen nothing.
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByText('Nutrition per 100 kcal')).toBeVisible();
  await expect(table(stranger).getByRole('columnheader').first()).toContainText(names[2] ?? '');
  await context.close();
});

test('by keyboard alone: choose two, open the comparison, show the differences, take one out', async ({
  page,
}) => {
  const screen = await openProducts(page, '/products?q=chips');
  for (const at of [0, 1]) {
    await screen.cards
      .nth(at)
      .getByRole('button', { name: /^Compare: / })
      .focus();
    await page.keyboard.press('Enter');
  }
  await expect(tray(page)).toContainText('2 of 4');
  await tray(page).getByRole('button', { name: 'Clear comparison' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compare\?gtins=/);
  await page.getByRole('combobox', { name: 'Differences' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/differences=only/);
  await page.getByRole('checkbox', { name: 'Only rows that differ' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare 1 product' })).toBeFocused();
});

test('what takes the place of a removed product has the focus, in the tray and in the table', async ({
  page,
}) => {
  const screen = await openProducts(page, '/products?q=chips');
  await screen.press(/^Compare: /, 3);
  const removeFirst = page.getByRole('button', { name: /^Remove from comparison: / }).first();
  await removeFirst.press('Enter');
  await expect(tray(page)).toContainText('2 of 4');
  await expect(tray(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(removeFirst).toBeFocused();
  await tray(page).getByRole('link', { name: 'Compare' }).press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Compare 2 products');
  await page.getByRole('button', { name: /^Move to the first column: / }).press('Enter');
  await expect(heading).toBeFocused();
  await page.goBack();
  await tray(page).getByRole('button', { name: 'Clear comparison' }).press('Enter');
  await expect(tray(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('five selected products are not compared, four are', async ({ page }) => {
  await signIn(page);
  const screen = await openProducts(page, '/products?q=oil');
  for (const at of [0, 1, 2, 3, 4]) await screen.cards.nth(at).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected products' });
  await bar.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('alert')).toContainText('You can only compare up to 4 items at a time');
  await expect(bar).toContainText('5 selected');
  await screen.cards.nth(4).getByRole('checkbox').uncheck();
  await bar.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare 4 products' })).toBeVisible();
});
