import { expect, type Page } from '@playwright/test';
import { test } from '../support/account-test.ts';
import type { AccountWorld } from '../support/account-world.ts';

/** Signs in by the mail's link, opened in the same browser. */
async function signInByMail(world: AccountWorld, page: Page, email: string): Promise<void> {
  await page.goto(`${world.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  const { link = '' } = await world.mailbox.take(email);
  // The answer, by which the link knows this browser, may come after the mail.
  await expect(page.getByLabel('Or type the six digits from the same mail')).toBeVisible();
  await page.goto(link);
}

test('a visitor’s wish is done after sign-in, sorted into a group, shared, followed and revoked', async ({
  browser,
  page,
  world,
}) => {
  await world.signUp('owner@example.com');
  await world.signUp('reader@example.com');

  await test.step('a visitor tries to add, signs in and finds it added', async () => {
    await page.goto(`${world.url}/products?diet=vegan`);
    const card = page.getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('button', { name: /^Add to Cart/ }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please log in to add items to cart' }),
    ).toBeVisible();
    await signInByMail(world, page, 'owner@example.com');
    await expect(page.getByText(`Added to your cart: ${name}`)).toBeVisible();
    await expect(page).toHaveURL(/\/products\?diet=vegan$/);
    await expect(card.getByRole('button', { name: /^In Cart/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible();
  });

  await test.step('a wishlist is sorted into a group', async () => {
    for (let n = 0; n < 3; n++) {
      await page
        .getByRole('article')
        .nth(n)
        .getByRole('button', { name: /^Add to wishlist/ })
        .click();
    }
    await page.getByRole('link', { name: 'Wishlist, 3 items' }).click();
    const items = page.getByRole('list', { name: 'Products on your wishlist' });
    await items.getByRole('checkbox').nth(0).check();
    await items.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Move to Group' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move to group' });
    await dialog.getByRole('button', { name: 'Move to Group' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please select a group to move items to.' }),
    ).toBeVisible();
    await dialog.getByRole('radio', { name: 'A new group' }).check();
    await dialog.getByLabel('Name of the new group').fill('  Fall menu ');
    await dialog.getByRole('button', { name: 'Move to Group' }).click();
    await expect(items.getByText('In Fall menu')).toHaveCount(2);
    await expect(items.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  await test.step('the group is made public and shared', async () => {
    await page.getByRole('link', { name: /^Groups/ }).click();
    await page.getByRole('button', { name: 'Edit group: Fall menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit group' });
    await dialog.getByLabel('Name').fill(' ');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Group name is required' })).toBeVisible();
    await dialog.getByLabel('Name').fill('Fall menu');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Public', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: /^View Details/ }).click();
    await page.getByRole('button', { name: 'Create share link' }).click();
    await expect(page.getByLabel('Share link')).toHaveValue(/\/shared-groups\/[\w-]+$/);
  });

  const link = await page.getByLabel('Share link').inputValue();
  const groupAddress = page.url();
  const other = await (await browser.newContext()).newPage();
  await test.step('a visitor finds it among the public groups and needs an account to follow', async () => {
    await other.goto(`${world.url}/public-groups`);
    await other.waitForSelector('html[data-live]', { state: 'attached' });
    await other.getByRole('searchbox', { name: 'Search public groups' }).fill('fal');
    await expect(other).toHaveURL(/\?q=fal$/);
    await expect(other.getByText('1 group found')).toBeVisible();
    await other.getByRole('button', { name: /^Follow\b.*Fall menu$/ }).click();
    await expect(other.getByRole('dialog', { name: 'Login Required' })).toBeVisible();
  });

  await test.step('another user reads it by the link and follows it', async () => {
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Fall menu');
    await expect(
      other.getByRole('list', { name: 'Products in Fall menu' }).getByRole('listitem').first(),
    ).toBeVisible();
    await other.getByRole('link', { name: 'Log in to follow' }).click();
    await signInByMail(world, other, 'reader@example.com');
    await expect(other).toHaveURL(link);
    await other.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(other.getByRole('button', { name: 'Following' })).toBeVisible();
    await other.goto(`${world.url}/public-groups`);
    const card = other.getByRole('article').filter({ hasText: 'Fall menu' });
    await expect(card.getByRole('button', { name: /^Following\b.*Fall menu$/ })).toBeVisible();
    await expect(card.getByText('2 members')).toBeVisible();
    await other.goto(`${world.url}/wishlist-groups`);
    await other
      .getByRole('region', { name: 'Groups you follow' })
      .getByRole('link', { name: 'Fall menu', exact: true })
      .click();
    await expect(other.getByText('2 members')).toBeVisible();
    for (const name of ['Edit', 'Delete']) await expect(other.getByRole('button', { name })).toBeHidden();
  });

  await test.step('the owner takes a product out, revokes the link and deletes the group', async () => {
    await page.reload();
    await expect(page.getByText('2 members')).toBeVisible();
    const items = page.getByRole('list', { name: 'Products in Fall menu' });
    await items
      .getByRole('button', { name: /^Remove from Group/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove from Group' }).click();
    await expect(page.getByText('1 item', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Revoke link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke link' }).click();
    await expect(page.getByRole('button', { name: 'Create share link' })).toBeVisible();
    await other.goto(link);
    await expect(
      other.getByText('It no longer leads to a group. Ask its owner for a new one.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this group?' });
    await expect(dialog).toContainText('1 person follows it.');
    await dialog.getByRole('button', { name: 'Delete group' }).click();
    await expect(page).toHaveURL(`${world.url}/wishlist?tab=groups`);
    await other.goto(groupAddress);
    await expect(other.getByRole('heading', { name: 'Group not found' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Try Again' })).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.getByRole('link', { name: /^Items/ }).click();
    await expect(page.getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(3);
  });
});
