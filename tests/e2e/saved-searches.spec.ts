import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { lengthenToasts } from '../support/long-toasts.ts';
import { openPage } from '../support/open-page.ts';
import { signIn } from '../support/sign-in.ts';

test.beforeEach(({ context }) => lengthenToasts(context));

test('a search is saved where it is made, found again in the palette, renamed and deleted with a way back', async ({
  page,
}) => {
  await openPage(page, '/products');
  await expect(page.getByRole('button', { name: 'Save search' })).toHaveCount(0);
  await signIn(page);
  await openPage(page, '/products?q=soup&without=milk&sort=price-low&page=2');
  await page.getByRole('button', { name: 'Save search' }).click();
  const panel = page.getByRole('dialog', { name: 'Saved searches' });
  const name = panel.getByLabel('Save this search as');
  await expect(name).toHaveValue('soup, Without milk');
  await name.fill(' ');
  await name.press('Enter');
  await expect(panel.getByText('Name the search')).toBeVisible();
  await expectAccessibleEverywhere(page, 'refused');
  await name.fill('Soups for Monday');
  await name.press('Enter');
  await expect(page.getByText('Saved as “Soups for Monday”.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeFocused();

  await openPage(page, '/products-nuts?q=bread');
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(panel.getByRole('link', { name: 'Soups for Monday' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'the menu');
  await panel.getByLabel('Save this search as').fill('Soups for Monday');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('You have a saved search of that name.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find pages/ }).fill('monday');
  await expect(page.getByRole('option', { name: 'Soups for Monday' })).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\?q=soup&without=milk&sort=price-low$/);

  await openPage(page, '/profile/searches');
  await expect(page.getByText('“soup”, Without milk; by price, low to high')).toBeVisible();
  await expectAccessibleEverywhere(page, 'the list');
  await page.getByRole('button', { name: 'Rename: Soups for Monday' }).click();
  await expectAccessibleEverywhere(page, 'renaming');
  await page.getByLabel('New name').fill('Soups');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete: Soups', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Soups', exact: true }).click();
  await expect(page).toHaveURL(/\/products\?q=soup&without=milk&sort=price-low$/);
});
