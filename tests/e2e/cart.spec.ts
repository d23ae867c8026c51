import { expect, type Page, test } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { lengthenToasts } from '../support/long-toasts.ts';
import { openProducts } from '../support/products-screen.ts';
import { signIn } from '../support/sign-in.ts';
import { untilAnswered } from '../support/until-answered.ts';

test.beforeEach(({ context }) => lengthenToasts(context));

const cartLink = (page: Page, count: number) =>
  page.getByRole('link', {
    name: count === 0 ? 'Cart' : `Cart, ${count} item${count === 1 ? '' : 's'}`,
    exact: true,
  });

async function fillCart(page: Page, products: number): Promise<void> {
  const screen = await openProducts(page);
  await screen.press(/^Add to Cart/, products);
  await expect(page.getByRole('button', { name: /^In Cart/ })).toHaveCount(products);
}

test('a cart is filled, counted, changed, mended and emptied', async ({ page }) => {
  await signIn(page);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await fillCart(page, 3);
  await expect(cartLink(page, 3)).toBeVisible();

  await cartLink(page, 3).click();
  const lines = page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  const line = lines.first();
  const quantity = line.getByRole('textbox', { name: /^Quantity/ });
  await expect(line.getByRole('button', { name: /^One fewer/ })).toBeDisabled();
  for (let n = 0; n < 4; n++) await line.getByRole('button', { name: /^One more/ }).click();
  await expect(quantity).toHaveValue('5');
  await expect(cartLink(page, 7)).toBeVisible();
  const fewer = line.getByRole('button', { name: /^One fewer/ });
  for (let n = 0; n < 4; n++) await fewer.press('Enter');
  await expect(quantity).toHaveValue('1');
  await fewer.press('Enter');
  await expect(fewer).toBeFocused();
  await expect(quantity).toHaveValue('1');
  await quantity.fill('10000');
  await quantity.press('Enter');
  await expect(line.getByRole('alert')).toHaveText('Must be a whole number from 1 to 9999');
  await expect(quantity).toHaveValue('10000');
  const order = async () => {
    await quantity.fill('120');
    await quantity.press('Enter');
  };
  await untilAnswered(page, '/api/cart/update', order, '"quantity":120');
  await expect(page.getByRole('link', { name: 'Cart, 99+ items' })).toBeVisible();
  await page.reload();
  await expect(quantity).toHaveValue('120');
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('122');

  const name = (await line.getByRole('link').textContent()) ?? '';
  await line.getByRole('button', { name: /^Remove from cart/ }).click();
  await expect(lines).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Cart', exact: true })).toBeFocused();
  const toast = page.getByRole('status').filter({ hasText: `Removed from cart: ${name}` });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(lines.first().getByRole('textbox')).toHaveValue('120');

  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(lines).toHaveCount(3);
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(cartLink(page, 0)).toBeVisible();
  await page.getByRole('link', { name: 'Larder, all products' }).click();
  await expect(page).toHaveURL('/products');
});

test('a double press of Undo puts a product back once', async ({ page }) => {
  // The toast fades, and can be pressed meanwhile.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(page);
  await fillCart(page, 1);
  await page.goto('/cart');
  let adds = 0;
  await page.route('**/api/cart/add', (route) => {
    adds += 1;
    return route.continue();
  });
  await page.getByRole('button', { name: /^Remove from cart/ }).click();
  await page.getByRole('button', { name: 'Undo' }).dblclick();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('1');
  expect(adds).toBe(1);
});

test('what the server refuses is taken back, with its sentence or the action’s own', async ({ page }) => {
  await signIn(page);
  const screen = await openProducts(page);
  const card = screen.cards.first();
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
  const fail = (path: string, detail?: string) =>
    page.route(path, (route) =>
      detail === undefined ? route.abort() : route.fulfill({ status: 500, json: { detail } }),
    );

  await fail('**/api/cart/add');
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(alert('Failed to add to cart')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Add to Cart/ })).toBeVisible();
  await expect(cartLink(page, 0)).toBeVisible();
  await fail('**/api/wishlist/add', 'The pantry is full.');
  await card.getByRole('button', { name: /^Add to wishlist/ }).click();
  await expect(alert('The pantry is full.')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Add to wishlist/ })).toBeVisible();
  await page.unrouteAll();

  const release = await holdBack(page, '**/api/cart/add');
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(card.getByRole('button', { name: /^Adding\.\.\./ })).toBeVisible();
  await expect(cartLink(page, 1)).toBeVisible();
  release();
  await expect(card.getByRole('button', { name: /^In Cart/ })).toBeVisible();

  await page.goto('/cart');
  await fail('**/api/cart/update');
  await page.getByRole('button', { name: /^One more/ }).click();
  await expect(alert('Failed to update cart quantity')).toBeVisible();
  await page.route('**/api/cart/update', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'no healthy upstream' }),
  );
  await page.getByRole('button', { name: /^One more/ }).click();
  await expect(alert('no healthy upstream')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('1');
  await fail('**/api/cart/remove');
  await page.getByRole('button', { name: /^Remove from cart/ }).click();
  await expect(alert('Failed to remove from cart')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove from cart/ })).toBeVisible();
  await fail('**/api/cart/clear');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear Cart' }).click();
  await expect(alert('Failed to clear cart')).toBeVisible();
  await expect(cartLink(page, 1)).toBeVisible();

  await page.unrouteAll();
  await fail('**/api/cart');
  await page.reload();
  await expect(page.getByText('Your cart could not be loaded. Nothing in it is lost.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('1');
});
