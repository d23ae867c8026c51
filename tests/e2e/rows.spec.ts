import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';

/** Presses on a row's own ground, this far from its left and upper edge. */
const pressAt = (row: Locator, x: number, y: number, modifiers: 'Control'[] = []) =>
  row.click({ position: { x, y }, modifiers });

async function marked(page: Page): Promise<string> {
  return page.evaluate(() => String(getSelection()));
}

test('a press anywhere on a row opens its product; its controls and its text keep their own', async ({
  context,
  page,
}) => {
  const token = await signIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const list = (await (await page.request.get('/api/products?limit=2')).json()) as {
    products: { gtin: string }[];
  };
  for (const { gtin } of list.products) {
    for (const call of ['cart', 'wishlist'])
      expect((await page.request.post(`/api/${call}/add`, { data: { gtin }, headers })).ok()).toBe(true);
  }

  await page.goto('/cart');
  const line = page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem').first();
  await expect(line.getByRole('link')).toHaveCount(1);
  await line.getByRole('button', { name: /^One fewer/ }).click({ force: true });
  const words = await line.getByText(/^GTIN/).boundingBox();
  if (!words) throw new Error('The line shows no GTIN.');
  await page.mouse.move(words.x + 1, words.y + words.height / 2);
  await page.mouse.down();
  await page.mouse.move(words.x + words.width - 1, words.y + words.height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await marked(page)).toMatch(/^GTIN/);
  await expect(page).toHaveURL('/cart');
  const opened = context.waitForEvent('page');
  await pressAt(line, 40, 5, ['Control']);
  await expect(await opened).toHaveURL(/\/products\/\d{14}$/);
  await expect(page).toHaveURL('/cart');
  await line.getByText(/^GTIN/).click();
  await expect(page).toHaveURL(/\/products\/\d{14}$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Cart detail, a sample' }).click();
  await expect(page.getByRole('note')).toContainText('These lines are invented');

  await page.goto('/wishlist');
  await pressAt(
    page.getByRole('list', { name: 'Products on your wishlist' }).getByRole('listitem').first(),
    300,
    5,
  );
  await expect(page).toHaveURL(/\/products\/\d{14}$/);

  await page.goto('/products?view=list');
  await expect(page.locator('html[data-live]')).toBeAttached();
  const row = page.getByRole('row').nth(1);
  await row.getByRole('checkbox').click();
  await expect(row.getByRole('checkbox')).toBeChecked();
  await expect(page).toHaveURL('/products?view=list');
  await row.getByRole('cell').nth(1).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row.getByRole('link')).toBeFocused();

  await page.goto('/products-nuts');
  await expect(page.locator('html[data-live]')).toBeAttached();
  await page.getByRole('row').nth(1).getByRole('cell').nth(2).click();
  await expect(page.locator('[data-row="0"]')).toHaveAttribute('aria-expanded', 'true');
});
