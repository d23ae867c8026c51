import { expect, type Page, test } from '@playwright/test';
import { apiCaller } from '../support/api-caller.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { findGtin, findGtins } from '../support/find-gtins.ts';
import { holdBack } from '../support/hold-back.ts';
import { lengthenToasts } from '../support/long-toasts.ts';
import { openProducts } from '../support/products-screen.ts';
import { signIn } from '../support/sign-in.ts';
import { untilAnswered } from '../support/until-answered.ts';

test.beforeEach(({ context }) => lengthenToasts(context));

async function keep(page: Page, products: number): Promise<void> {
  const screen = await openProducts(page);
  for (let n = 0; n < products; n++) {
    const add = screen.cards.nth(n).getByRole('button', { name: /^Add to wishlist/ });
    await untilAnswered(page, '/api/wishlist/add', () => add.click());
  }
  await expect(page.getByRole('button', { name: /^Remove from wishlist/ })).toHaveCount(products);
}

test('what is being ticked stays in its place, and what can be done with it is in sight', async ({
  page,
}) => {
  const send = apiCaller(page, await signIn(page));
  for (const gtin of await findGtins(page, 'granola', 3)) await send('POST', '/api/wishlist/add', { gtin });
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/wishlist');
    const first = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first();
    const at = async () => (await first.boundingBox())?.y;
    await expect(first).toBeVisible();
    const before = await at();
    await first.check();
    await expect(page.getByRole('button', { name: 'Move to Cart' })).toBeInViewport();
    expect(await at()).toBe(before);
  }
});

test('with the keyboard alone: keep, undo, select, delete after a question', async ({ page }) => {
  await signIn(page);
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
  // The list updates before the server answers; a selection made in between stays.
  const answer = await holdBack(page, '**/api/wishlist/remove');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(items.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByText(/ selected$/)).toBeHidden();
  await items.getByRole('checkbox').press('Space');
  const removed = page.waitForResponse('**/api/wishlist/remove');
  answer();
  await removed;
  await page.getByRole('button', { name: 'Move to Cart' }).press('Enter');
  await expect(page.getByText('1 product moved from your wishlist to your cart.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(items.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
});

test('a toast over a dialog stays where it is as the dialog closes, and the next is at the top again', async ({
  page,
}) => {
  const screen = await openProducts(page);
  const toast = page.getByRole('alert').filter({ hasText: 'Please log in to add items to cart' });
  const top = () => toast.evaluate((element) => element.getBoundingClientRect().top);
  await screen.press(/^Quick view/);
  const dialog = page.getByRole('dialog', { name: /./ }).filter({ hasNot: page.getByRole('alert') });
  await dialog.getByRole('button', { name: /^Add to Cart/ }).click();
  await toast.hover();
  const atFoot = await top();
  expect(atFoot).toBeGreaterThan(700);
  await page.keyboard.press('Escape');
  await expect(page.locator('.backdrop')).toHaveCount(0);
  expect(await top()).toBe(atFoot);
  await toast.getByRole('button', { name: 'Close notification' }).click();
  await expect(toast).toHaveCount(0);
  await screen.press(/^Add to Cart/);
  await expect(toast).toBeVisible();
  expect(await top()).toBeLessThan(200);
});

test('the product in full says Wishlisted and In Cart, and a failed delete puts everything back', async ({
  page,
}) => {
  await signIn(page);
  const screen = await openProducts(page);
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
  await page.unrouteAll();
  await page.goto('/products');
  await screen.cards
    .nth(1)
    .getByRole('button', { name: /^Add to wishlist/ })
    .click();
  await page.getByRole('link', { name: 'Wishlist, 2 items' }).click();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.route('**/api/wishlist/clear', (route) => route.abort());
  for (const outcome of ['refused', 'done']) {
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    if (outcome === 'done') continue;
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to clear wishlist' })).toBeVisible();
    await expect(page.getByText('2 of 2 selected')).toBeVisible();
    await page.unrouteAll();
  }
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await page.getByRole('link', { name: /^Groups/ }).click();
  await page.route('**/api/wishlist-groups', (route) => route.abort());
  await page.getByRole('button', { name: /Create a group/ }).click();
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeDisabled();
  await page.getByLabel('Name').fill('Snacks');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to create wishlist group' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Snacks');
});

test('a group shows its description in lines, and what another tab deleted is gone after a refusal', async ({
  page,
}) => {
  const send = apiCaller(page, await signIn(page));
  const group = await send('POST', '/api/wishlist-groups', {
    name: 'Spring menu',
    description: 'For the three kitchens.\nOrder by Friday.',
  });
  const gtins = [await findGtin(page, 'granola')];
  await send('POST', `/api/wishlist-groups/${group.id}/add-items`, { gtins });
  await page.goto(`/wishlist-groups/${group.id}`);
  await expect(page.getByText('For the three kitchens.')).toHaveCSS('white-space', 'pre-line');
  await page.getByRole('button', { name: /^Remove from Group: / }).click();
  await send('DELETE', `/api/wishlist-groups/${group.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from Group' }).click();
  await expect(page.getByRole('heading', { name: 'Group not found' })).toBeVisible();
});

test('a note on a product that another tab removed says so', async ({ page }) => {
  const send = apiCaller(page, await signIn(page));
  const gtin = await findGtin(page, 'granola');
  await send('POST', '/api/wishlist/add', { gtin });
  await page.goto('/wishlist');
  await page.getByRole('button', { name: /^Add note/ }).click();
  await page.getByLabel('Note (optional)').fill('For the spring menu');
  await send('DELETE', '/api/wishlist/remove', { gtin });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  await expect(page.getByText('This product is not in your wishlist.')).toBeVisible();
});

test('the price of a card keeps its line beside the names of many groups', async ({ page }) => {
  const send = apiCaller(page, await signIn(page));
  const gtin = await findGtin(page, 'granola');
  for (const term of ['autumn', 'spring', 'summer']) {
    const name = `Breakfast of the three kitchens, ${term} term`;
    const { id } = await send('POST', '/api/wishlist-groups', { name });
    await send('POST', `/api/wishlist-groups/${id}/add-items`, { gtins: [gtin] });
  }
  await page.goto('/wishlist?view=cards');
  await expect(page.getByText(/^In Breakfast .*autumn/)).toBeVisible();
  const price = page.getByRole('article').getByText(/^(No price on file|\$)/);
  const lines = await price.evaluate(({ firstChild }) => {
    const range = document.createRange();
    if (firstChild) range.selectNodeContents(firstChild);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('the actions stay in sight of the last line selected, and hide no line that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const send = apiCaller(page, await signIn(page));
  for (const gtin of await findGtins(page, 'chips', 4)) await send('POST', '/api/wishlist/add', { gtin });
  await page.goto('/wishlist');
  const boxes = page.getByRole('list', { name: 'Products on your wishlist' }).getByRole('checkbox');
  await boxes.last().press('Space');
  const move = page.getByRole('button', { name: 'Move to Cart' });
  await expect(move).toBeInViewport({ ratio: 1 });
  for (const box of [boxes.first(), boxes.last()]) {
    await box.focus();
    await expect(box).toBeInViewport({ ratio: 1 });
    const isOnTop = await box.evaluate((input) => {
      const { left, top, width, height } = input.getBoundingClientRect();
      const [above, below] = [top, top + height - 1].map((y) =>
        document.elementFromPoint(left + width / 2, y),
      );
      return input === above && input === below;
    });
    expect(isOnTop).toBe(true);
  }
});
