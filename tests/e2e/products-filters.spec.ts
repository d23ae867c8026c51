import { expect, type Page, test } from '@playwright/test';
import { lastNumberIn, openProducts, productsScreen } from '../support/products-screen.ts';

const openCategories = async (page: Page) => {
  await page.getByRole('button', { name: /^Categories/ }).click();
  return page.getByRole('dialog', { name: 'Categories' });
};

test('All Categories turns every box off and on', async ({ page }) => {
  await openProducts(page);
  const panel = await openCategories(page);
  const all = panel.getByRole('checkbox', { name: 'All Categories' });
  await expect(all).toBeChecked();
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(27);
  await all.click();
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page).toHaveURL('/products?category=none');
  await expect(page.getByRole('button', { name: /^Categories/ })).toHaveText(/All Categories/);
  await expect(panel.getByText('none ticked, all listed')).toBeVisible();
  await all.click();
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(27);
  await expect(page).toHaveURL('/products');
});

test('clearing one category removes All, and choosing the last one brings All back', async ({ page }) => {
  const screen = await openProducts(page);
  const panel = await openCategories(page);
  const all = panel.getByRole('checkbox', { name: 'All Categories' });
  const beverages = panel.getByRole('checkbox', { name: /^Beverages/ });
  await beverages.uncheck();
  await expect(all).not.toBeChecked();
  await expect(all).toHaveJSProperty('indeterminate', true);
  await expect(screen.chips).toContainText('All categories but Beverages');
  await beverages.check();
  await expect(all).toBeChecked();
  await expect(page).toHaveURL('/products');
});

test('choices pressed faster than they are drawn all count, and two presses on one undo each other', async ({
  page,
}) => {
  await openProducts(page);
  await page.getByRole('button', { name: /^Guidelines/ }).click();
  const boxes = page.getByRole('dialog', { name: 'Guidelines' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  await boxes.evaluateAll(([first, second, third]) => {
    for (const box of [first, second, third, second]) (box as HTMLInputElement).click();
  });
  await expect(page).toHaveURL(/guideline=\w+&guideline=\w+$/);
  await expect(boxes.nth(0)).toBeChecked();
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(boxes.nth(2)).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(boxes.nth(2)).not.toBeChecked();
});

test('a category lists exactly as many products as it says', async ({ page }) => {
  const screen = await openProducts(page, '/products?category=none');
  const panel = await openCategories(page);
  const beverages = panel.getByRole('checkbox', { name: /^Beverages/ });
  const announced = await lastNumberIn(beverages.locator('..'));
  await beverages.check();
  await expect(screen.chips).toContainText('Beverages');
  await expect.poll(() => screen.total()).toBe(announced);
  await panel.getByRole('checkbox', { name: /^Fish and Seafood/ }).check();
  const only = panel.getByRole('button', { name: 'only Beverages' });
  await only.click();
  await expect(page).toHaveURL('/products?category=Beverages');
  await expect(only).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => screen.total()).toBe(announced);
  await only.click();
  await expect(page).toHaveURL('/products');
});

test('a guideline beside another says what both give; its other verdicts are choices of their own', async ({
  page,
}) => {
  const screen = await openProducts(page, '/products?guideline=good_choice');
  await page.getByRole('button', { name: /^Guidelines/ }).click();
  const panel = page.getByRole('dialog', { name: 'Guidelines' });
  const smartSnack = panel.getByRole('checkbox', { name: /^Smart Snack/ });
  const both = await lastNumberIn(smartSnack.locator('..'));
  const notAbout = panel.getByRole('button', { name: /^[\d,]+ not applicable Smart Snack$/ });
  const added = await lastNumberIn(notAbout);
  await smartSnack.check();
  await expect.poll(() => screen.total()).toBe(both);
  await notAbout.click();
  await expect(page).toHaveURL(
    '/products?guideline=good_choice&guideline=smart_snack&verdict=smart_snack:not_applicable',
  );
  await expect(screen.chips).toContainText('Smart Snack not applicable');
  await expect.poll(() => screen.total()).toBe(both + added);
  await smartSnack.uncheck();
  await expect.poll(() => screen.total()).toBe(added);
  await page.keyboard.press('Escape');
  await screen.chips.getByRole('button', { name: 'Remove filter Smart Snack not applicable' }).click();
  await expect(page).toHaveURL('/products?guideline=good_choice');
});

test('a filter goes back to page 1 and leaves the page where it is; a page starts at the top', async ({
  page,
}) => {
  const screen = await openProducts(page, '/products?page=2');
  await page.evaluate(() => scrollTo(0, 300));
  await page.getByRole('button', { name: /^Guidelines/ }).click();
  await page.getByRole('checkbox', { name: /^Smart Snack/ }).check();
  await expect(page).toHaveURL('/products?guideline=smart_snack');
  await screen.settle();
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await page.keyboard.press('Escape');
  await screen.pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/products?guideline=smart_snack&page=2');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('leaving out an allergen, with traces and silence as choices of their own', async ({ page }) => {
  const screen = await openProducts(page);
  const all = await screen.total();
  await screen.filtersButton.click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByText('Allergens to leave out', { exact: true }).first().click();
  const milk = drawer.getByRole('checkbox', { name: /^Milk/ });
  const announced = await lastNumberIn(milk.locator('..'));
  await milk.check();
  await expect(drawer.getByText(/nothing about milk\. That is not “free from”\./)).toBeVisible();
  const show = drawer.getByRole('button', { name: /^Show [\d,]+ products?$/ });
  const count = () => lastNumberIn(show);
  await expect.poll(count).toBe(announced);
  const withoutMilk = announced;
  expect(withoutMilk).toBeLessThan(all);
  await drawer.getByRole('checkbox', { name: 'Also leave out “may contain”' }).uncheck();
  await expect.poll(count).toBeGreaterThanOrEqual(withoutMilk);
  await drawer.getByRole('checkbox', { name: 'Also leave out “may contain”' }).check();
  await drawer.getByRole('checkbox', { name: /says nothing/ }).check();
  await expect.poll(count).toBeLessThan(withoutMilk);
  await show.click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/products?without=milk&undeclared=hide');
  await expect(screen.chips).toContainText('Without milk');
});

test('chips take filters off one by one and all at once', async ({ page }) => {
  const screen = await openProducts(page, '/products?diet=vegan&nova=1&nova=2&guideline=good_choice');
  await screen.chips.getByRole('button', { name: 'Remove filter NOVA 1' }).click();
  await expect(page).toHaveURL('/products?guideline=good_choice&nova=2&diet=vegan');
  await expect(screen.heading).toBeFocused();
  await screen.chips.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/products');
});

test('an empty list names the filters whose removal helps', async ({ page }) => {
  const screen = productsScreen(page);
  // No oil is a granola, but there are granolas, and there are oils.
  await screen.open('/products?category=Oils/Fats+Edible&q=granola');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  const way = page.getByRole('button', { name: /^Remove .+ [\d,]+ products?$/ }).first();
  const promised = await lastNumberIn(way);
  await way.click();
  await expect.poll(() => screen.total()).toBe(promised);
});

test('page sizes, sorts and the list view live in the address', async ({ page }) => {
  const screen = await openProducts(page);
  await page.getByRole('combobox', { name: 'Per page' }).selectOption('24');
  await expect(screen.cards).toHaveCount(24);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Name');
  await expect(page).toHaveURL('/products?sort=name&size=24');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page).toHaveURL('/products?sort=name&size=24&view=list');
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
});

test('cards stand in one to four columns, by the width of the screen', async ({ page }) => {
  const screen = await openProducts(page);
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1024, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await screen.cards.evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});

test('a page past the end, however far, leads to the last there is', async ({ page }) => {
  for (const past of ['9', '99999999', '9'.repeat(40)]) {
    const screen = await openProducts(page, `/products?q=granola&page=${past}`);
    const last = Math.ceil((await screen.total()) / 12);
    await expect(page).toHaveURL(`/products?q=granola&page=${last}`);
    await expect(screen.cards.first()).toBeVisible();
  }
});
