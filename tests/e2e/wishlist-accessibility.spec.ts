import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { openProducts } from '../support/products-screen.ts';
import { signIn } from '../support/sign-in.ts';
import { untilAnswered } from '../support/until-answered.ts';

test('cart, wishlist and groups with nothing in them, a sample, a dead link and public groups are accessible', async ({
  page,
}) => {
  await signIn(page);
  for (const path of [
    '/cart',
    '/wishlist',
    '/wishlist-groups',
    '/cart/detail',
    '/shared-groups/none',
    '/public-groups',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleEverywhere(page, `${path}, empty`);
  }
});

test('cart, wishlist and groups with products in them are accessible, their dialogs too', async ({
  page,
}) => {
  await signIn(page);
  const screen = await openProducts(page);
  await screen.press(/^Add to wishlist/, 2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expectAccessibleEverywhere(page, 'bulk bar');
  const add = page.getByRole('button', { name: /^Add to Cart/ }).last();
  await untilAnswered(page, '/api/cart/add', () => add.click());
  await page.goto('/cart');
  await expect(page.getByRole('complementary', { name: 'Summary' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Add note/ })
    .first()
    .click();
  await page.getByLabel('Tag (optional)').fill('breakfast');
  await page.getByLabel('Note (optional)').fill('Ask for a sample, '.repeat(20));
  await expectAccessibleEverywhere(page, 'note');
  await untilAnswered(page, '/api/cart/note', () => page.getByRole('button', { name: 'Save' }).click());
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Tag: breakfast')).toBeVisible();
  await expectAccessibleEverywhere(page, 'cart');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleEverywhere(page, 'question');
  for (const path of ['/wishlist', '/wishlist?view=cards']) {
    await page.goto(path);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await expectAccessibleEverywhere(page, path);
  }
  await page.getByRole('button', { name: 'Move to Group' }).click();
  await page.getByRole('radio', { name: 'A new group' }).check();
  await page
    .getByLabel('Name of the new group')
    .fill('An extraordinarilylongwordthatnobodywouldwrite '.repeat(2));
  await expectAccessibleEverywhere(page, 'choose a group');
  await page.getByRole('dialog').getByRole('button', { name: 'Move to Group' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/wishlist?tab=groups');
  await expectAccessibleEverywhere(page, 'groups');
  await page.getByRole('button', { name: /^Edit group/ }).click();
  await expectAccessibleEverywhere(page, 'edit a group');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^View Details/ }).click();
  await page.getByRole('button', { name: 'Create share link' }).click();
  await expectAccessibleEverywhere(page, 'group');
  await page.goto(await page.getByLabel('Share link').inputValue());
  await expect(page.getByRole('list', { name: /^Products in/ })).toBeVisible();
  await expectAccessibleEverywhere(page, 'shared group');
});
