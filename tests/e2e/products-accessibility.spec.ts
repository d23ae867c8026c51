import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { productsScreen } from '../support/products-screen.ts';
import { sendPagesUnrendered } from '../support/unrendered-page.ts';

const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
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
    await sendPagesUnrendered(page);
    await page.route('**/api/products?*', (route) => route.abort());
    await page.goto('/products');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'filter drawer': async (page) => {
    await productsScreen(page).open();
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
  toast: async (page) => {
    const screen = productsScreen(page);
    await screen.open();
    await screen.press(/^Add to Cart/);
    await page.getByRole('alert').hover();
  },
  'not found': async (page) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(STATES)) {
  test(`${state} has no accessibility violation at any width, in either theme`, async ({ page }) => {
    await reach(page);
    await expectAccessibleEverywhere(page);
  });
}

test('suggestions and the category panel have no accessibility violation', async ({ page }) => {
  const screen = productsScreen(page);
  await screen.open();
  await screen.search.focus();
  await screen.search.pressSequentially('gran', { delay: 30 });
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Categories/ }).click();
  await expect(page.getByRole('dialog', { name: 'Categories' })).toBeVisible();
  await expectAccessibleEverywhere(page);
});
