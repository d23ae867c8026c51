import { expect, test } from '@playwright/test';
import { describeFocus, expectVisibleFocus, tabTo } from '../support/keyboard.ts';
import { productsScreen } from '../support/products-screen.ts';
import { signIn } from '../support/sign-in.ts';

test('with the keyboard alone: search, compare, into the cart, into a group, open it', async ({ page }) => {
  await signIn(page);
  const screen = productsScreen(page);
  const { keyboard } = page;
  const button = (card: number, name: RegExp) => screen.cards.nth(card).getByRole('button', { name });
  await screen.open();

  await test.step('search, from the first key', async () => {
    await keyboard.press('Tab');
    await expectVisibleFocus(page.getByRole('link', { name: 'Skip to content' }));
    await keyboard.press('/');
    await expectVisibleFocus(screen.search);
    await keyboard.type('grain-free nut granola');
    await keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { name: 'Search results for: grain-free nut granola' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/q=grain-free/);
    await screen.settle();
    await expect(screen.cards.first().getByRole('heading')).toContainText(/granola/i);
  });
  const name = (await screen.cards.first().getByRole('heading').textContent()) ?? '';

  await test.step('keep one, compare two', async () => {
    await tabTo(page, button(0, /^Add to wishlist/));
    await keyboard.press('Space');
    await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
    await tabTo(page, button(0, /^Compare:/));
    await keyboard.press('Enter');
    await tabTo(page, button(1, /^Compare:/));
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: /^Compare/ }).last());
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/compare\?/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('one goes into the cart', async () => {
    await tabTo(
      page,
      page
        .getByRole('main')
        .getByRole('button', { name: /^Add to Cart/ })
        .first(),
    );
    await keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /^In Cart/ })).toHaveCount(1);
  });

  await test.step('the other way, to the wishlist, and from there into a new group', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Wishlist, 1 item' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/wishlist$/);
    await tabTo(page, page.getByRole('checkbox', { name: 'Select all' }));
    await keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Move to Group' }));
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Move to group' });
    await tabTo(page, dialog.getByRole('radio', { name: 'A new group' }));
    await keyboard.press('Space');
    await tabTo(page, dialog.getByLabel('Name of the new group'));
    await keyboard.type('Breakfast bar');
    await tabTo(page, dialog.getByRole('button', { name: 'Move to Group' }));
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  });

  await test.step('the group opens and holds it', async () => {
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Wishlist' });
    await tabTo(page, tabs.getByRole('link', { name: /^Groups/ }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/wishlist?tab=groups');
    await tabTo(page, page.getByRole('link', { name: /^View Details/ }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Breakfast bar' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  });
});

test('on a telephone nothing that has the focus is under the bar of filters, there or back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const screen = productsScreen(page);
  await screen.open('/products?q=granola');
  await tabTo(page, screen.cards.nth(2).getByRole('button', { name: /^Compare:/ }));
  while (!(await screen.filtersButton.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Shift+Tab');
    const focus = page.locator(':focus');
    await expect.poll(() => focus.evaluate(describeFocus)).toMatchObject({ covered: false });
  }
});
