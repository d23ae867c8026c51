import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { productsScreen } from '../support/products-screen.ts';
import { signIn } from '../support/sign-in.ts';

/** Each width once and each theme: contrast does not depend on the width. */
const VIEWS = [
  { width: 360, colorScheme: 'light' },
  { width: 768, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

/** One state of a page; nothing may stick out at the side. */
async function inspect(page: Page, state: string): Promise<void> {
  for (const { width, colorScheme } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
  }
}

test('cart, wishlist and groups with nothing in them, a sample and a dead link are accessible', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await signIn(page, 'lists-axe@example.com');
  for (const path of ['/cart', '/wishlist', '/wishlist-groups', '/cart/detail', '/shared-groups/none']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await inspect(page, `${path}, empty`);
  }
});

test('cart, wishlist and groups with products in them are accessible, their dialogs too', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signIn(page, 'lists-axe-full@example.com');
  const screen = productsScreen(page);
  await screen.open();
  for (let n = 0; n < 2; n++) {
    await screen.cards
      .nth(n)
      .getByRole('button', { name: /^Add to wishlist/ })
      .click();
  }
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await inspect(page, 'bulk bar');
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .last()
    .click();
  await page.goto('/cart');
  await expect(page.getByRole('complementary', { name: 'Summary' })).toBeVisible();
  await inspect(page, 'cart');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspect(page, 'question');
  for (const path of ['/wishlist', '/wishlist?view=cards']) {
    await page.goto(path);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await inspect(page, path);
  }
  await page.getByRole('button', { name: 'Move to Group' }).click();
  await page.getByRole('radio', { name: 'A new group' }).check();
  await page
    .getByLabel('Name of the new group')
    .fill('An extraordinarilylongwordthatnobodywouldwrite '.repeat(2));
  await inspect(page, 'choose a group');
  await page.getByRole('dialog').getByRole('button', { name: 'Move to Group' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/wishlist?tab=groups');
  await inspect(page, 'groups');
  await page.getByRole('button', { name: /^Edit group/ }).click();
  await inspect(page, 'edit a group');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^View Details/ }).click();
  await page.getByRole('button', { name: 'Create share link' }).click();
  await inspect(page, 'group');
  await page.goto(await page.getByLabel('Share link').inputValue());
  await expect(page.getByRole('list', { name: /^Products in/ })).toBeVisible();
  await inspect(page, 'shared group');
});
