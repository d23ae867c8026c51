import { expect, type Page, test } from '@playwright/test';
import { productsScreen } from '../support/products-screen.ts';

async function firstGtin(page: Page): Promise<string> {
  const response = await page.request.get('/api/products?limit=1&search_term=granola');
  return ((await response.json()) as { products: { gtin: string }[] }).products[0]?.gtin ?? '';
}

/** Complaints of the browser, without those about pictures: the demo catalogue breaks some on purpose. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isPicture = message.location().url.includes('/packs/');
    if (['error', 'warning'].includes(message.type()) && !isPicture) complaints.push(message.text());
  });
  return complaints;
}

test('the app takes a rendered page over as it is, and asks for nothing again', async ({ page }) => {
  const complaints = collectComplaints(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // The next page of a list may be fetched ahead: that is nothing the page has.
    const isAhead = Number(searchParams.get('offset') ?? 0) > 0;
    if (/^\/api\/(?!auth)/.test(pathname) && !isAhead) asked.push(request.url());
  });
  for (const address of [
    '/products',
    '/products?q=granola&view=list',
    `/products/${await firstGtin(page)}`,
    `/compare?gtins=${await firstGtin(page)}`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect([complaints, asked]).toEqual([[], []]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('products can be searched, paged and read', async ({ page }) => {
    await page.goto('/products?q=granola');
    await expect(page).toHaveTitle('Search results for: granola · Larder');
    const screen = productsScreen(page);
    await expect(screen.cards).toHaveCount(12);
    await screen.pages.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL('/products?q=granola&page=2');
    await screen.search.fill('oat drink');
    await screen.search.press('Enter');
    await expect(screen.heading).toHaveText('Search results for: oat drink');
    await page.goto(`/products/${await firstGtin(page)}`);
    await expect(page.getByRole('region', { name: 'Nutrition Facts' })).toContainText('Calories');
    await expect(page.getByRole('region', { name: 'Guideline verdicts' })).toContainText('Smart Snack');
  });
});
