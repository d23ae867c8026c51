import { expect, type Page, test } from '@playwright/test';
import { apiCaller } from '../support/api-caller.ts';
import { COLOR_RULES, expectAccessible } from '../support/expect-accessible.ts';
import { findGtins } from '../support/find-gtins.ts';
import { OWN_LISTS } from '../support/own-lists.ts';
import { cutTexts, pageOverflow, spaceText } from '../support/reflow.ts';
import { signIn } from '../support/sign-in.ts';
import { smallTargets } from '../support/small-targets.ts';

// A screen of 1440 by 900 at 200 %.
test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

/** 1440 px at 200 %, without and with more room between letters, words and lines (WCAG 1.4.12), and 1280 px at 400 %. */
const VIEWS = [
  { width: 720, isSpaced: false },
  { width: 720, isSpaced: true },
  { width: 320, isSpaced: false },
];

/** Read whole here, since no other test does. */
const READ_HERE = new Set([
  '/pricing?period=yearly',
  '/auth',
  '/auth/google?error=access_denied',
  '/login/apple/callback',
  '/cart/detail',
  '/wishlist?tab=groups',
  '/profile/corporate?tab=purchases',
  '/profile/corporate?tab=settings',
]);

/** Names of products in rows that are pressed whole, and links with room around them. */
const HAS_LONE_LINKS = /^\/(?:products|subscription)/;

/** The page is accessible, nothing scrolls sideways but frames of their own, no text is cut and nothing is hard to hit. */
async function inspect(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.setViewportSize({ width: 720, height: 450 });
    await page.goto(path);
    await expect(page.locator('html[data-live]')).toBeAttached();
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page, READ_HERE.has(path) ? undefined : COLOR_RULES);
    for (const { width, isSpaced } of VIEWS) {
      await page.setViewportSize({ width, height: 450 });
      await spaceText(page, isSpaced);
      const where = `${path} at ${width} px${isSpaced ? ', spaced' : ''}`;
      expect.soft(await pageOverflow(page), `scrolls sideways: ${where}`).toBeLessThanOrEqual(0);
      expect.soft(await cutTexts(page), `cut: ${where}`).toEqual([]);
      // Spaced lines are as high as the reader likes.
      if (!isSpaced && !HAS_LONE_LINKS.test(path))
        expect.soft(await smallTargets(page), `small: ${where}`).toEqual([]);
    }
  });
}

test('the public pages, signing in and up, and failures stand at 200 % and 400 %', async ({ page }) => {
  for (const path of [
    '/',
    '/product-hunt',
    '/pricing?period=yearly',
    '/resources',
    '/contact',
    '/subscription',
    '/auth',
    '/forgot-password',
    '/signup',
    '/auth/verify',
    '/auth/google?error=access_denied',
    '/login/apple/callback',
    '/nowhere/at-all',
  ])
    await inspect(page, path);
});

test('search, product and comparison stand at 200 % and 400 %', async ({ page }) => {
  const [one = '', two = '', three = ''] = await findGtins(page, 'granola', 3);
  for (const path of [
    '/products?q=oil&diet=vegan',
    '/products?view=list',
    '/products?q=zzzzqqqq&nova=1',
    `/products/${one}`,
    `/products?product=${two}`,
    `/products?quick=${two}`,
    '/products-nuts?q=granola',
    `/products-nuts?q=granola&product=${one}`,
    `/compare?gtins=${one},${two},${three}`,
  ])
    await inspect(page, path);
});

test('a user’s lists and profile stand at 200 % and 400 %', async ({ page }) => {
  const token = await signIn(page);
  const group = await fillLists(page, token);
  for (const path of [
    ...OWN_LISTS,
    `/wishlist-groups/${group}`,
    '/profile',
    '/profile/settings',
    '/profile/help',
    '/profile/corporate',
    '/profile/corporate?tab=purchases',
    '/profile/corporate?tab=users',
    '/profile/corporate?tab=settings',
  ])
    await inspect(page, path);
});

/** Two products in the cart, two on the wishlist, both in a group; answers the group's id. */
async function fillLists(page: Page, token: string): Promise<string> {
  const send = apiCaller(page, token);
  const gtins = await findGtins(page, 'chips', 2);
  for (const gtin of gtins) {
    await send('POST', '/api/cart/add', { gtin, quantity: 144 });
    await send('POST', '/api/wishlist/add', { gtin });
  }
  const name = 'An extraordinarilylongwordthatfillsthewidth as the name of a group';
  const { id } = await send('POST', '/api/wishlist-groups', { name, description: null, is_public: true });
  await send('POST', `/api/wishlist-groups/${id}/add-items`, { gtins });
  return id;
}
