import { expect, type Page, test } from '@playwright/test';
import { findGtins } from '../support/find-gtins.ts';
import { holdBack } from '../support/hold-back.ts';
import { lengthenToasts } from '../support/long-toasts.ts';

test.beforeEach(({ context }) => lengthenToasts(context));

/** Opens a rendered page whose scripts do not come before the answer is called. */
async function openBeforeScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return async () => {
    release();
    await expect(page.locator('html[data-live]')).toBeAttached();
  };
}

test('a form filled in and sent before its page answers is checked, not lost', async ({ page }) => {
  const goLive = await openBeforeScripts(page, '/contact');
  await page.getByLabel('Name').fill('Ada Field');
  await page.getByLabel('Message').fill('The label of 09521001000013 is wrong.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await goLive();
  await expect(page.getByText('Email is required.')).toBeVisible();
  await expect(page.getByText('Message is required.')).toBeHidden();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Field');
  // Typed on, so that every field is drawn from what the page knows.
  await page.getByLabel('Email').fill('ada@example.com');
  await expect(page.getByLabel('Message')).toHaveValue('The label of 09521001000013 is wrong.');
  await expect(page).toHaveURL('/contact');
});

test('a button pressed twice before its page answers does once what it says', async ({ page }) => {
  const goLive = await openBeforeScripts(page, '/products');
  const heart = page.getByRole('button', { name: /^Add to wishlist/ }).first();
  await heart.click();
  await heart.click();
  await goLive();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please log in to add items to wishlist' }),
  ).toHaveCount(1);
});

test('a choice made before its page answers is taken', async ({ page }) => {
  const goLive = await openBeforeScripts(page, '/subscription');
  await page.getByRole('radio', { name: /Monthly/ }).check();
  await goLive();
  await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Pay $34.99' })).toBeVisible();
});

test('the key of the search leads there before the page answers, and what is typed is searched for', async ({
  page,
}) => {
  const goLive = await openBeforeScripts(page, '/products');
  await page.keyboard.press('/');
  await page.keyboard.type('granola');
  await goLive();
  await expect(page.getByRole('heading', { name: 'Search results for: granola' })).toBeVisible();
  await expect(page.getByLabel('Search products')).toHaveValue('granola');
});

test('a range typed into a part whose code is late is taken when the code is there', async ({ page }) => {
  const release = await holdBack(page, '**/assets/nutrient-choices*.js');
  await page.goto('/products-nuts?nutrient=sodium-per-100:..100');
  await expect(page.locator('html[data-live]')).toBeAttached();
  const field = page.getByRole('textbox', { name: 'Sodium to, mg' });
  await expect(field).toHaveValue('100');
  await field.fill('50');
  await field.press('Enter');
  release();
  await expect(page).toHaveURL('/products-nuts?nutrient=sodium-per-100:..50');
});

test('a page that was scrolled before it answers stays there, and so it does after a reload', async ({
  page,
}) => {
  const goLive = await openBeforeScripts(page, '/products');
  await page.mouse.move(600, 600);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  await goLive();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(500);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.evaluate(() => scrollY)).toBe(500);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/products?page=2');
  await page.goBack();
  await expect(page).toHaveURL('/products');
});

test('what the server drew stays where it is when the page comes alive, so that no press misses', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      const isLive = document.documentElement.dataset.live !== undefined;
      for (const { sources = [] } of list.getEntries() as (PerformanceEntry & {
        sources?: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        for (const { node, previousRect, currentRect } of sources)
          if (isLive && node?.isConnected && previousRect.height > 0 && previousRect.y !== currentRect.y)
            moved.push(`${location.pathname}: ${node.nodeName} ${previousRect.y} to ${currentRect.y}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const gtins = await findGtins(page, 'granola', 2);
  for (const address of ['/products', '/products?view=list', '/products-nuts', `/compare?gtins=${gtins}`]) {
    await page.goto(address);
    await expect(page.locator('html[data-live]')).toBeAttached();
    // The code of its parts comes after the rest.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Choose yours' }).click();
    await expect(page.getByRole('dialog', { name: 'Standards, place and day' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toEqual([]);
  }
});
