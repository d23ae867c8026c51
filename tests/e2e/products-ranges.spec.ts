import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { openProducts, productsScreen } from '../support/products-screen.ts';

const openSection = async (page: Page, title: string) => {
  await productsScreen(page).filtersButton.click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByText(title, { exact: true }).first().click();
  return drawer;
};

test('a range set with the keyboard narrows the list and its address; back takes it off', async ({
  page,
}) => {
  const screen = await openProducts(page);
  const all = await screen.total();
  const drawer = await openSection(page, 'Nutrients');
  const handle = drawer.getByRole('slider', { name: 'Sodium, to' });
  await expect(handle).toHaveAttribute('aria-valuetext', 'no limit');
  const end = Number(await handle.getAttribute('max'));
  await handle.focus();
  await handle.press('PageDown');
  await handle.press('ArrowLeft');
  const reached = Number(await handle.inputValue());
  expect(reached).toBeLessThan(end);
  await expect(handle).toHaveAttribute('aria-valuetext', /^[\d,.]+ mg$/);
  await expect(page).toHaveURL(`/products?nutrient=sodium:..${reached}`);
  await handle.press('Home');
  await handle.press('End');
  await expect(handle).toHaveAttribute('aria-valuetext', 'no limit');
  await expect(page).toHaveURL('/products');

  const field = drawer.getByRole('textbox', { name: 'Sodium to, mg' });
  await field.fill('140.5');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL('/products?nutrient=sodium:..140.5');
  await drawer.getByRole('button', { name: /^Show [\d,]+ products$/ }).click();
  await expect(screen.chips).toContainText('Sodium up to 140.5 mg per serving');
  await expect.poll(() => screen.total()).toBeLessThan(all);
  const narrowed = await screen.total();

  await page.reload();
  await screen.settle();
  await expect.poll(() => screen.total()).toBe(narrowed);
  await screen.chips.getByRole('button', { name: /^Remove filter Sodium/ }).click();
  await expect(page).toHaveURL('/products');
  await expect.poll(() => screen.total()).toBe(all);
  await page.goBack();
  await expect(screen.chips).toContainText('Sodium up to 140.5 mg per serving');
  await expect.poll(() => screen.total()).toBe(narrowed);
});

test('a handle follows the pointer, and what is no amount changes nothing', async ({ page }) => {
  await openProducts(page);
  const drawer = await openSection(page, 'Nutrients');
  const handle = drawer.getByRole('slider', { name: 'Calories, from' });
  await handle.scrollIntoViewIfNeeded();
  const box = (await handle.locator('..').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/nutrient=calories:[\d.]+\.\.$/);
  const address = page.url();
  const field = drawer.getByRole('textbox', { name: 'Calories to, kcal' });
  await field.fill('1');
  await field.press('Tab');
  await expect(drawer.getByRole('alert')).toHaveText('Must not end below its beginning');
  await field.fill('few');
  await field.press('Enter');
  await expect(drawer.getByRole('alert')).toHaveText('Must be an amount, such as 140 or 2.5');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(page.url()).toBe(address);
  await drawer.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/products');
  await expect(drawer.getByRole('alert')).toHaveCount(0);
});

test('an empty list offers each range with what its removal brings back', async ({ page }) => {
  const screen = await openProducts(page, '/products?nutrient=sodium:..100&nutrient=sodium-per-100:30000..');
  const both = page.getByRole('button', { name: /^Remove 2 ranges of Sodium/ });
  await expect(both).toContainText(/[\d,]+ products/);
  await screen.open('/products?nutrient=protein:9000..&view=list');
  await page.getByRole('button', { name: /^Remove Protein at least 9,000 g per serving/ }).click();
  await expect(page).toHaveURL('/products?view=list');
});

test('the table is narrowed by the same address, and by the ranges in its rail', async ({ page }) => {
  const screen = await openProducts(
    page,
    '/products-nuts?nutrient=sodium-per-100:..100&columns=sodium&basis=100',
  );
  await expect(screen.chips).toContainText('Sodium up to 100 mg per 100 g');
  const rail = page.getByRole('complementary', { name: 'Filters' });
  const field = rail.getByRole('textbox', { name: 'Sodium to, mg' });
  await expect(field).toHaveValue('100');
  await field.fill('50');
  await field.press('Enter');
  await expect(page).toHaveURL(/nutrient=sodium-per-100:\.\.50/);
  await expect(page).toHaveURL(/basis=100/);
});

test('ranges have no accessibility violation at any width, in either theme', async ({ page }) => {
  await openProducts(page, '/products?nutrient=sodium:..140&price=2..5');
  await productsScreen(page).filtersButton.click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByRole('slider', { name: 'Sodium, to' })).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Price to, $' })).toHaveValue('5');
  await expectAccessibleEverywhere(page);
});
