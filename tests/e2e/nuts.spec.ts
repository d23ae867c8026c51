import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { lengthenToasts } from '../support/long-toasts.ts';
import { openPage } from '../support/open-page.ts';
import { signIn } from '../support/sign-in.ts';

test.beforeEach(({ context }) => lengthenToasts(context));

const rows = (page: Page) => page.getByRole('table').getByRole('row');
const name = (page: Page, row: number) => page.locator(`[data-row="${row}"]`);

test('the header switches between the two ways to look at products and keeps the query', async ({ page }) => {
  await openPage(page, '/products?q=granola&diet=vegan');
  await page.getByRole('link', { name: 'Switch to table' }).click();
  await expect(page).toHaveURL('/products-nuts?q=granola&diet=vegan');
  await expect(page.getByRole('heading', { name: 'Search results for: granola' })).toBeVisible();
  const total = await page
    .getByText(/^\d+ products?$/)
    .first()
    .textContent();
  await page.getByRole('link', { name: 'Switch to cards' }).click();
  await expect(page).toHaveURL('/products?q=granola&diet=vegan');
  await expect(page.getByText(total ?? '', { exact: true }).first()).toBeVisible();
});

test('columns, basis, filters and sort change the table, and a reload restores it', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  await openPage(page, '/products-nuts?q=granola');
  await expect(page.getByRole('columnheader', { name: /Sodium/ })).toBeVisible();
  await expect(rows(page).nth(1).getByRole('cell').nth(2)).toHaveText(/^\d+(?:,|$)/);
  await page.getByRole('button', { name: /^Columns/ }).click();
  await page.getByRole('checkbox', { name: 'Potassium' }).check();
  await page.getByRole('checkbox', { name: 'Sodium' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '100 g' }).click();
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: /NOVA 3/ })
    .check();
  await page.getByRole('button', { name: 'Product', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Product' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/q=granola.*nova=3.*sort=name/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: /Potassium/ })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Sodium/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '100 g' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('columnheader', { name: /Potassium/ })).toBeVisible();

  await page.getByRole('link', { name: 'Switch to cards' }).click();
  await expect(page).toHaveURL(/\/products\?/);
  await page.getByRole('link', { name: 'Switch to table' }).click();
  await expect(page).toHaveURL(/columns=.*basis=100/);
  await expect(page.getByRole('columnheader', { name: /Potassium/ })).toBeVisible();
  await openPage(page, '/products-nuts?q=oat');
  await expect(page).toHaveURL(/q=oat&columns=.*basis=100/);
  await expect(page.getByRole('columnheader', { name: /Potassium/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test('who turns back to the table before the cards are there finds it as it was', async ({ page }) => {
  await openPage(page, '/products-nuts?q=granola');
  await page.getByRole('button', { name: '100 g' }).click();
  await expect(page).toHaveURL(/basis=100/);
  // The code of the cards never comes.
  await page.route(/\.js$/, () => {});
  await page.getByRole('link', { name: 'Switch to cards' }).click();
  await expect(page).toHaveURL('/products?q=granola');
  await page.getByRole('link', { name: 'Switch to table' }).click();
  await expect(page).toHaveURL(/basis=100/);
});

test('the keyboard alone opens products beside the table and walks through them', async ({ page }) => {
  await openPage(page, '/products-nuts?q=granola');
  await name(page, 0).focus();
  await page.keyboard.press('Enter');
  const first = (await name(page, 0).textContent()) ?? '';
  await expect(page.getByRole('complementary', { name: first })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(name(page, 1)).toBeFocused();
  const second = (await name(page, 1).textContent()) ?? '';
  const pane = page.getByRole('complementary', { name: second });
  await expect(pane.getByText('Nutrition Facts')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(name(page, 11)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Close product' })).toHaveCount(0);
  await expect(name(page, 11)).toBeFocused();
  await page.keyboard.press(' ');
  await expect(page.getByRole('dialog', { name: 'Login Required' })).toContainText(
    'You need to be logged in to select products and use bulk actions.',
  );
});

test('a user selects lines by keyboard, alone and in ranges, and takes them to a spreadsheet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await openPage(page, '/products-nuts?q=granola');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  const bar = page.getByRole('region', { name: 'Selected products' });
  await name(page, 2).focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect(bar).toContainText('3 selected');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(bar).toContainText('5 selected');
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByText('5 lines copied. Paste them into a spreadsheet.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split('\n')).toHaveLength(6);
  expect(text.split('\n')[1]).toMatch(/^="\d{14}"\t/);

  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(bar).toContainText('5 not on this page');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: '5 lines chosen as CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^larder-granola-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv.split('\r\n')[1]).toMatch(/^"=""\d{14}"{3}(?:,[^,]*){6},\d+,/);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(bar).toContainText('17 selected');
  await name(page, 1).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(bar).toContainText('5 selected');
});

test('a pointer takes a range with Shift, and the bar moves it into cart and wishlist', async ({ page }) => {
  await signIn(page);
  await openPage(page, '/products-nuts?q=granola');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  const bar = page.getByRole('region', { name: 'Selected products' });
  const box = (row: number) =>
    rows(page)
      .nth(row + 1)
      .getByRole('checkbox');
  await box(1).click();
  await box(4).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('4 selected');
  await box(2).click();
  await box(3).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Search results/ })).toBeFocused();
  await box(0).click();
  await bar.getByRole('button', { name: 'Add to Wishlist' }).click();
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('an address opens its line, one is in the order of Tab, a question mark says all keys, the heads stay in sight', async ({
  page,
}) => {
  await openPage(page, '/products-nuts?size=36');
  await name(page, 30).click();
  await expect(page).toHaveURL(/product=/);
  await openPage(page, page.url());
  await expect(name(page, 30)).toBeInViewport();
  await page.getByRole('button', { name: 'Close product' }).click();
  await name(page, 1).focus();
  await page.keyboard.press('c');
  await expect(page.getByText('of 4 to compare')).toBeVisible();
  await page.keyboard.press('End');
  await expect(name(page, 35)).toBeFocused();
  await expect(name(page, 35)).toBeInViewport();
  await expect(page.getByRole('columnheader', { name: /Sodium/ })).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Select every line from the last selected')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
});

test('nutrition that cannot be fetched is said, and the products stay', async ({ page }) => {
  await page.route('**/api/nutrition?*', (route) => route.abort());
  await openPage(page, '/products-nuts?q=oil');
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch nutrition');
  await expect(name(page, 0)).toBeVisible();
});

test('the table is accessible at every width, in either theme', async ({ page }) => {
  await openPage(page, '/products-nuts?q=granola');
  await expect(page.getByRole('cell', { name: /, over: / }).first()).toBeVisible();
  await expectAccessibleEverywhere(page);
});
