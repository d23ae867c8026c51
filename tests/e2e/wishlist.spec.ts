import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { productsScreen } from '../support/products-screen.ts';
import { signIn } from '../support/sign-in.ts';

/** Each width and each theme once: contrast does not depend on the width. */
const VIEWS = [
  { width: 360, colorScheme: 'light' },
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

async function keep(page: Page, products: number): Promise<void> {
  const screen = productsScreen(page);
  await screen.open();
  for (let n = 0; n < products; n++) {
    await screen.cards
      .nth(n)
      .getByRole('button', { name: /^Add to wishlist/ })
      .click();
  }
  await expect(page.getByRole('button', { name: /^Remove from wishlist/ })).toHaveCount(products);
}

test('with the keyboard alone: keep, undo, select, delete after a question', async ({ page }) => {
  await signIn(page, 'keys@example.com');
  await keep(page, 3);
  await page.goto('/wishlist');
  const items = page.getByRole('list', { name: 'Products on your wishlist' });
  await items
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(items.getByRole('button', { name: /^Enlarge/ }).first()).toBeFocused();
  await items
    .getByRole('button', { name: /^Remove from wishlist/ })
    .first()
    .press('Enter');
  await expect(items.getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Wishlist' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(items.getByRole('checkbox')).toHaveCount(3);

  await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
  await items.getByRole('checkbox').first().press('Space');
  await expect(page.getByText('2 of 3 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete 2 products?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(items.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByText(/ selected$/)).toBeHidden();
  await items.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Move to Cart' }).press('Enter');
  await expect(page.getByText('1 product added to your cart')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible();
});

test('the product in full says Wishlisted and In Cart, and a failed delete puts everything back', async ({
  page,
}) => {
  await signIn(page, 'wishlist@example.com');
  const screen = productsScreen(page);
  await screen.open();
  await screen.cards.first().getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Add to wishlist/ }).click();
  await dialog.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(dialog.getByRole('button', { name: /^Wishlisted/ })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: /^In Cart/ })).toBeDisabled();
  await expectAccessible(page);
  await page.goto('/wishlist?view=cards');
  await page.route('**/api/wishlist/remove', (route) => route.abort());
  await page.getByRole('button', { name: /^Remove from wishlist/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to remove from wishlist' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: /^Groups/ }).click();
  await page.route('**/api/wishlist-groups', (route) => route.abort());
  await page.getByRole('button', { name: /Create a group/ }).click();
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeDisabled();
  await page.getByLabel('Name').fill('Snacks');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to create wishlist group' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Snacks');
});

test('every state of cart, wishlist and groups is accessible', async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page, 'lists-axe@example.com');
  for (const path of ['/cart', '/wishlist', '/wishlist-groups', '/cart/detail', '/shared-groups/none']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await inspect(page, `${path}, empty`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await keep(page, 2);
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
