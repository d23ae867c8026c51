import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { signIn } from '../support/sign-in.ts';

// Each looks at many states, and the machine may be busy.
test.describe.configure({ timeout: 60_000 });

const rows = (page: Page) => page.getByRole('table').getByRole('row');
const name = (page: Page, row: number) => page.locator(`[data-row="${row}"]`);

test('the header switches between the two ways to look at products and keeps the query', async ({ page }) => {
  await page.goto('/products?q=granola&diet=vegan');
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
  await page.goto('/products-nuts?q=granola');
  await expect(page.getByRole('columnheader', { name: /Sodium/ })).toBeVisible();
  await expect(rows(page).nth(1).getByRole('cell').nth(2)).toHaveText(/^\d+$/);
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
});

test('the keyboard alone opens products beside the table and walks through them', async ({ page }) => {
  await page.goto('/products-nuts?q=granola');
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

test('a user selects lines with the space bar and copies them for a spreadsheet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'nuts@e2e.example');
  await page.goto('/products-nuts?q=granola');
  await name(page, 2).focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Copy 2 lines' }).click();
  await expect(page.getByText('2 lines copied. Paste them into a spreadsheet.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split('\n')).toHaveLength(3);
  expect(text.split('\n')[1]).toMatch(/^\d{14}\t/);
});

test('nutrition that cannot be fetched is said, and the products stay', async ({ page }) => {
  await page.route('**/api/nutrition?*', (route) => route.abort());
  await page.goto('/products-nuts?q=oil');
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch nutrition', { timeout: 15_000 });
  await expect(name(page, 0)).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test(`the table is accessible at ${width} px, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      await page.goto('/products-nuts?q=granola');
      await expect(name(page, 0)).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}
