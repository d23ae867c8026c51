import { expect, test } from '@playwright/test';
import { openProducts, productsScreen } from '../support/products-screen.ts';

test('the first stop leads past the header to the content', async ({ page }) => {
  await openProducts(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(productsScreen(page).search).toBeFocused();
});

test('a whole search by keyboard alone: slash, a word, a filter, the next page', async ({ page }) => {
  const screen = await openProducts(page);
  await page.keyboard.press('/');
  await expect(screen.search).toBeFocused();
  await page.keyboard.type('oil');
  await page.keyboard.press('Enter');
  await expect(screen.heading).toHaveText('Search results for: oil');

  await page.getByRole('button', { name: /^Guidelines/ }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Guidelines' });
  await expect(panel.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(screen.chips).toContainText('Good Choice');
  await page.keyboard.press('Space');
  await expect(screen.chips).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: /^Guidelines/ })).toBeFocused();

  await screen.pages.getByRole('link', { name: 'Next page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?q=oil&page=2');
  await expect(screen.heading).toBeFocused();
});

test('slash is a letter where one can type', async ({ page }) => {
  const screen = await openProducts(page);
  await screen.search.focus();
  await page.keyboard.type('salt/oil');
  await expect(screen.search).toHaveValue('salt/oil');
});

test('Escape closes the suggestions and keeps the text, whether or not one is chosen; the next one clears it', async ({
  page,
}) => {
  const screen = await openProducts(page);
  await screen.search.focus();
  await page.keyboard.type('gran');
  for (const isChosen of [false, true]) {
    if (isChosen) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    if (isChosen) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(screen.search).toHaveValue('gran');
  }
  await page.keyboard.press('Escape');
  await expect(screen.search).toHaveValue('');
});

test('the drawer keeps the focus inside, and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const screen = await openProducts(page);
  await screen.filtersButton.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer).toBeVisible();
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(screen.filtersButton).toBeFocused();
});

test('at 360 px every filter, the sort and the view are in the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const screen = await openProducts(page);
  await screen.filtersButton.click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('combobox', { name: 'Sort' }).selectOption('Name');
  await drawer.getByRole('checkbox', { name: /^Philly/ }).check();
  await drawer.getByText('Diet', { exact: true }).first().click();
  await drawer.getByRole('checkbox', { name: /^Vegan/ }).check();
  await drawer.getByRole('button', { name: /^Show / }).click();
  await expect(page).toHaveURL('/products?guideline=philly&diet=vegan&sort=name');
  await expect(screen.filtersButton).toContainText('2');
});

for (const width of [320, 360, 720]) {
  test(`nothing reaches past the edge at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openProducts(page, '/products?q=oil&nova=4&without=tree_nuts&page=2');
    const past = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(past).toBeLessThanOrEqual(0);
  });
}
