import { expect, test } from '@playwright/test';
import { breakCalls } from '../support/break-calls.ts';
import { expectStatesAccessible, type PageStates } from '../support/expect-accessible.ts';
import { lengthenToasts } from '../support/long-toasts.ts';
import { openProducts, productsScreen } from '../support/products-screen.ts';
import { sendPagesUnrendered } from '../support/unrendered-page.ts';

test.beforeEach(({ context }) => lengthenToasts(context));

const LISTS: PageStates = {
  cards: (page) => productsScreen(page).open('/products?q=oil&diet=vegan'),
  'list view': (page) => productsScreen(page).open('/products?view=list'),
  empty: (page) => productsScreen(page).open('/products?q=zzzzqqqq&nova=1'),
  loading: async (page) => {
    await sendPagesUnrendered(page);
    await page.route('**/api/products?*', () => undefined);
    await page.goto('/products');
    await expect(page.getByRole('status').filter({ hasText: 'Loading products' })).toBeAttached();
  },
  failed: async (page) => {
    await breakCalls(page, '**/api/products?*');
    await page.goto('/products');
    await expect(page.getByRole('alert')).toBeVisible();
  },
};

const OVER_LISTS: PageStates = {
  'filter drawer': async (page) => {
    await openProducts(page);
    await productsScreen(page).filtersButton.click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    for (const title of ['Categories', 'Allergens to leave out', 'Diet', 'NOVA', 'Brand']) {
      await drawer.getByText(title, { exact: true }).first().click();
    }
    await drawer.getByRole('checkbox', { name: /^Eggs/ }).check();
    await expect(drawer.getByText(/nothing about eggs/)).toBeVisible();
  },
  'login required': async (page) => {
    await page.goto('/cart');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  suggestions: async (page) => {
    const screen = await openProducts(page);
    await screen.search.focus();
    await screen.search.pressSequentially('gran', { delay: 30 });
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  'category panel': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Categories/ }).click();
    await expect(page.getByRole('dialog', { name: 'Categories' })).toBeVisible();
  },
  // The last, since the pointer stays on it.
  toast: async (page) => {
    const screen = await openProducts(page);
    await screen.press(/^Add to Cart/);
    await page.getByRole('alert').hover();
  },
};

test('no state of the lists has an accessibility violation at any width, in either theme', ({ page }) =>
  expectStatesAccessible(page, LISTS));

test('nothing that opens over or instead of a list has one either', ({ page }) =>
  expectStatesAccessible(page, OVER_LISTS));
