import { expect, type Locator, test } from '@playwright/test';
import { lengthenToasts } from '../support/long-toasts.ts';
import { openProducts } from '../support/products-screen.ts';
import { stopClock } from '../support/stop-clock.ts';

/** What follows the toasts has come to rest by then. */
const AT_REST_MS = 10_000;

const TARGETS = [
  { link: /^Wishlist/, path: '/wishlist', text: 'You need to be logged in to view your wishlist.' },
  { link: /^Cart/, path: '/cart', text: 'You need to be logged in to view your cart.' },
  { link: /^Profile/, path: '/profile', text: 'You need to be logged in to view your profile.' },
];

for (const { link, path, text } of TARGETS) {
  test(`${path} asks a visitor to log in, and closing leads back to the list as it was`, async ({ page }) => {
    const screen = await openProducts(page, '/products?diet=vegan');
    await page.getByRole('link', { name: link }).click();
    const dialog = page.getByRole('dialog', { name: 'Login Required' });
    await expect(dialog).toContainText(text);
    await expect(dialog.getByRole('link', { name: 'Log In' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Create Account' })).toBeVisible();
    await expect(page).toHaveURL(path);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/products?diet=vegan');
    await expect(screen.cards.first()).toBeVisible();
  });
}

test('opened by its address, a page of one’s own leads back when it is closed, else to the products', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Login Required' });
  await page.goto('/wishlist');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/products');
  await page.goto('/pricing');
  await page.goto('/cart');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/pricing');
});

test('selecting a product, or all of a page, asks to log in and selects nothing', async ({ page }) => {
  const screen = await openProducts(page);
  const boxes = [
    screen.cards.first().getByRole('checkbox'),
    page.getByRole('checkbox', { name: 'Select all on this page' }),
  ];
  for (const box of boxes) {
    await box.click();
    const dialog = page.getByRole('dialog', { name: 'Login Required' });
    await expect(dialog).toContainText('You need to be logged in to select products and use bulk actions.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(box).not.toBeChecked();
    await expect(box).toBeFocused();
  }
});

test('the heart and Add to Cart say that they need an account, and lead to the login', async ({
  context,
  page,
}) => {
  await lengthenToasts(context);
  const screen = await openProducts(page);
  const card = screen.cards.first();
  await card.getByRole('button', { name: /^Add to wishlist/ }).click();
  const alerts = page.getByRole('alert');
  await expect(alerts.filter({ hasText: 'Please log in to add items to wishlist' })).toBeVisible();
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  const last = alerts.filter({ hasText: 'Please log in to add items to cart' });
  await expect(last).toBeVisible();
  await expect(last).toContainText('We’ll add it once you log in.');
  await last.getByRole('button', { name: 'Close notification' }).click();
  await expect(last).toBeHidden();
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  await last.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
});

test('a toast waits while the pointer is on it, and goes after that', async ({ context, page }) => {
  await page.clock.install();
  await lengthenToasts(context);
  const screen = await openProducts(page);
  await screen.press(/^Add to Cart/);
  const toast = page.getByRole('alert').filter({ hasText: 'Please log in to add items to cart' });
  await toast.hover();
  await page.clock.fastForward(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 500);
  await page.clock.fastForward(60_000);
  await expect(toast).toBeHidden();
});

test('a toast that informs stays five seconds and takes 300 ms to go', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/subscription');
  await expect(page.locator('html[data-live]')).toBeAttached();
  const pay = () => page.getByRole('button', { name: /^Pay / }).press('Enter');
  const info = page.getByRole('status').filter({ hasText: /Nothing was charged/ });
  // The first toast brings the code of all.
  await pay();
  await expect(info).toBeVisible();
  await stopClock(page);
  await page.clock.runFor(10_000);
  await expect(info).toHaveCount(0);
  await pay();
  await expect(info).toBeVisible();
  await page.clock.runFor(1_000);
  expect(await info.evaluate((toast) => getComputedStyle(toast).transitionDuration)).toMatch(/^0\.3s/);
  await pay();
  await expect(info).toHaveCount(2);
  await page.clock.runFor(4_900);
  await expect(info).toHaveCount(1);
  await expect(info).not.toHaveAttribute('data-ending-style');
  await page.clock.runFor(500);
  await expect(info).toHaveCount(0);
});

for (const [width, height] of [
  [360, 640],
  [768, 500],
  [1440, 900],
] as const) {
  test(`a toast covers nothing of an open dialog on ${width} × ${height} px`, async ({ context, page }) => {
    await lengthenToasts(context);
    await page.setViewportSize({ width, height });
    const screen = await openProducts(page);
    const toast = page.getByRole('alert').filter({ hasText: 'Please log in to add items to cart' });
    for (const [opener, name] of [
      [screen.filtersButton, 'Filters'],
      [screen.cards.first().getByRole('button', { name: /^Quick view/ }), /./],
    ] as const) {
      await screen.press(/^Add to Cart/);
      await expect(toast).toBeVisible();
      await opener.press('Enter');
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expect.poll(() => covered(toast), { timeout: AT_REST_MS }).toEqual([]);
      await toast.getByRole('button', { name: 'Close notification' }).click();
      await expect(toast).toBeHidden();
      await page.keyboard.press('Escape');
    }
  });
}

/** What of a dialog is under a box, at points all over it. */
function covered(box: Locator): Promise<string[]> {
  return box.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const found = new Set<string>();
    for (const across of [0, 0.25, 0.5, 0.75, 1])
      for (const down of [0, 0.5, 1])
        for (const under of document.elementsFromPoint(x + across * width, y + down * height))
          if (under.closest('[role="dialog"]')) found.add(under.outerHTML.slice(0, 80));
    return [...found];
  });
}

test('on a telephone the menu holds the header’s tools in words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openProducts(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Products', 'Wishlist', 'Cart', 'Profile']) {
    await expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await menu.getByRole('link', { name: 'Switch to table' }).click();
  await expect(page).toHaveURL('/products-nuts');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('link', { name: 'Switch to cards' })).toBeVisible();
  await menu.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Login Required' })).toContainText('profile');
});
