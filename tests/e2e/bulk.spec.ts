import { expect, test } from '@playwright/test';
import { lengthenToasts } from '../support/long-toasts.ts';
import { names, openProducts } from '../support/products-screen.ts';
import { signIn } from '../support/sign-in.ts';

test.beforeEach(({ context }) => lengthenToasts(context));

test('a selection survives paging, says what is not in sight, and holds what failed alone', async ({
  page,
}) => {
  await signIn(page);
  const screen = await openProducts(page);
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  const bar = page.getByRole('region', { name: 'Selected products' });
  await screen.cards.first().getByRole('checkbox').check();
  await expect(all).toHaveJSProperty('indeterminate', true);
  await all.check();
  await expect(bar).toContainText('12 selected');
  await screen.cards.first().getByRole('checkbox').uncheck();
  await expect(bar).toContainText('11 selected');

  const [first = ''] = await names(screen.cards);
  await screen.pages.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(screen.cards.first().getByRole('heading')).not.toHaveText(first);
  await expect(all).not.toBeChecked();
  await screen.cards.first().getByRole('checkbox').check();
  await expect(bar).toContainText('12 selected');
  await expect(bar).toContainText('11 not on this page');

  let refusals = 2;
  await page.route('**/api/cart/add', (route) =>
    refusals-- > 0 ? route.fulfill({ status: 404, json: { detail: 'Product not found' } }) : route.continue(),
  );
  await bar.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(
    page.getByText('10 of 12 products added to your cart. The others stay selected.'),
  ).toBeVisible();
  await expect(bar).toContainText('2 selected');
  await expect(page.getByRole('link', { name: 'Cart, 10 items' })).toBeVisible();

  await bar.getByRole('button', { name: 'Add to Wishlist' }).click();
  await expect(page.getByText('2 products added to your wishlist')).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(screen.heading).toBeFocused();
  await expect(screen.cards.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Wishlist, 2 items' })).toBeVisible();

  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toBeHidden();
});
