import { expect, test } from '@playwright/test';
import { expectStatesAccessible, type PageStates } from '../support/expect-accessible.ts';
import { findGtin } from '../support/find-gtins.ts';
import { openProducts } from '../support/products-screen.ts';
import { sendPagesUnrendered } from '../support/unrendered-page.ts';

const STATES: PageStates = {
  page: async (page) => {
    await page.goto(`/products/${await findGtin(page, 'granola')}`);
    await expect(page.getByRole('region', { name: 'Nutrition Facts' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Guideline verdicts' })).toContainText('Smart Snack');
  },
  'page with nothing but failures': async (page) => {
    await sendPagesUnrendered(page);
    await page.route(/\/api\/(?:nutrition|allergens|diet_claims|products\/\d+\/guidelines)/, (route) =>
      route.abort(),
    );
    await page.goto(`/products/${await findGtin(page, 'cola')}`);
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'page not found': async (page) => {
    await page.goto('/products/09521000000001');
    await expect(page.getByRole('heading', { name: 'Product not found' })).toBeVisible();
  },
  dialog: async (page) => {
    const screen = await openProducts(page, '/products?q=oil');
    await screen.cards.first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Nutrition Facts' })).toBeVisible();
  },
  'quick view': async (page) => {
    const gtin = await findGtin(page, 'granola');
    await page.goto(`/products?quick=${gtin}`);
    await expect(page.getByRole('dialog').getByText('View full details')).toBeVisible();
  },
};

test('no state of a product has an accessibility violation at any width, in either theme', ({ page }) =>
  expectStatesAccessible(page, STATES));
