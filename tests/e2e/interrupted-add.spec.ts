import { expect, type Page, test } from '@playwright/test';
import { openProducts } from '../support/products-screen.ts';
import { signIn } from '../support/sign-in.ts';

const ROUNDS = 2;

/** Gives the browser the tokens of a session, or takes them away; the page looks at them as when it comes back. */
async function become(page: Page, session: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((next) => {
    for (const name of ['accessToken', 'refreshToken']) {
      if (next[name]) localStorage.setItem(name, next[name]);
      else localStorage.removeItem(name);
    }
    dispatchEvent(new PageTransitionEvent('pageshow'));
  }, session);
}

test('what was interrupted is added once, though two tabs sign in at once or one is closed while it adds', async ({
  context,
  page,
}) => {
  const token = await signIn(page);
  await page.goto('/pricing');
  const session = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await page.close();
  const screen = await openProducts(first);
  await openProducts(second);

  const interrupt = async (n: number) => {
    await become(first, {});
    await become(second, {});
    await expect(first.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(second.getByRole('link', { name: 'Log in' })).toBeVisible();
    // By key: a browser draws its tabs in the background too seldom for a click to wait for.
    await screen.cards
      .nth(n)
      .getByRole('button', { name: /^Add to Cart/ })
      .press('Enter');
  };
  const expectOnce = async (products: number) => {
    await expect.poll(() => second.evaluate(() => localStorage.getItem('larder.intent'))).toBeNull();
    const reply = await second.request.get('/api/cart', { headers: { authorization: `Bearer ${token}` } });
    const { items } = (await reply.json()) as { items: { quantity: number }[] };
    expect(items.map(({ quantity }) => quantity)).toEqual(Array.from({ length: products }, () => 1));
  };

  for (let n = 0; n < ROUNDS; n++) {
    await interrupt(n);
    await Promise.all([become(first, session), become(second, session)]);
    for (const tab of [first, second])
      await expect(tab.getByRole('button', { name: 'Account' })).toBeVisible();
    await expectOnce(n + 1);
  }

  await interrupt(ROUNDS);
  const { promise: isAdded, resolve: added } = Promise.withResolvers<void>();
  await first.route('**/api/cart/add', async (route) => {
    await route.fetch();
    added();
  });
  await become(first, session);
  await isAdded;
  await first.close();
  await become(second, session);
  await expectOnce(ROUNDS + 1);
});

test('a cart that is fetched again while a product is added to it shows the product', async ({ page }) => {
  await signIn(page);
  const screen = await openProducts(page);
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  const lookedAgain = Promise.withResolvers<void>();
  const added = Promise.withResolvers<void>();
  const fetched = Promise.withResolvers<void>();
  await page.route('**/api/cart/add', async (route) => {
    await lookedAgain.promise;
    const response = await route.fetch();
    await route.fulfill({ response });
    added.resolve();
  });
  // What the server had when it was asked, answered after the add.
  await page.route('**/api/cart', async (route) => {
    const response = await route.fetch();
    await added.promise;
    await route.fulfill({ response });
    fetched.resolve();
  });
  await screen.cards
    .first()
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  lookedAgain.resolve();
  await fetched.promise;
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible();
  await expect(screen.cards.first().getByRole('button', { name: /^Add to Cart/ })).toBeHidden();
});
