import { expect, test } from '@playwright/test';
import { names, openProducts, productsScreen } from '../support/products-screen.ts';
import { stopClock } from '../support/stop-clock.ts';

test('a search that finds nothing says so, and leads back to all products', async ({ page }) => {
  const screen = await openProducts(page, '/products?q=zzzzqqqqxxxx');
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(screen.heading).toHaveText('Search results for: All Products');
  await expect(screen.cards).toHaveCount(12);
});

test('typing searches after a pause, and one search is one step back', async ({ page }) => {
  await page.clock.install();
  const screen = await openProducts(page);
  // Between two letters a busy machine may take longer than the pause.
  await stopClock(page);
  await screen.search.pressSequentially('granola');
  await page.clock.resume();
  await expect(screen.heading).toHaveText('Search results for: granola');
  await expect(page).toHaveURL('/products?q=granola');
  await page.goBack();
  await expect(screen.heading).toHaveText('Search results for: All Products');
  await expect(screen.search).toHaveValue('');
});

test('nothing is asked for while typing goes on, and Enter does not wait', async ({ page }) => {
  await page.clock.install();
  const screen = await openProducts(page);
  await screen.search.focus();
  // Its code is there: fetching it on a slow machine takes longer than the pause.
  await expect(screen.search).toHaveAttribute('aria-expanded');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/products' && searchParams.has('facets') && searchParams.get('offset') === '0') {
      asked.push(searchParams.get('search_term') ?? '');
    }
  });
  await stopClock(page);
  await screen.search.pressSequentially('oat dr');
  await page.keyboard.press('Enter');
  await page.clock.resume();
  await expect(page).toHaveURL('/products?q=oat+dr');
  await screen.settle();
  await stopClock(page);
  await screen.search.pressSequentially('ink');
  await page.clock.resume();
  await expect(screen.heading).toHaveText('Search results for: oat drink');
  expect(asked).toEqual(['oat dr', 'oat drink']);
});

test('Escape clears the search at once', async ({ page }) => {
  const screen = await openProducts(page, '/products?q=granola');
  await expect(screen.search).toHaveValue('granola');
  await screen.search.focus();
  await page.keyboard.press('Escape');
  await expect(screen.search).toHaveValue('');
  await expect(page).toHaveURL('/products');
});

test('search, filter, page: back undoes each, and a reload and a shared link restore the screen', async ({
  page,
  context,
}) => {
  const screen = await openProducts(page);
  await screen.search.fill('milk');
  await page.keyboard.press('Enter');
  await expect(screen.heading).toHaveText('Search results for: milk');
  await page.getByRole('button', { name: /^Guidelines/ }).click();
  await page.getByRole('checkbox', { name: /^Good Choice/ }).check();
  await page.keyboard.press('Escape');
  await expect(screen.chips).toContainText('Good Choice');
  await screen.pages.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/products?q=milk&guideline=good_choice&page=2');
  await screen.settle();
  await expect(screen.pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const shown = await names(screen.cards);

  await page.reload();
  await expect.poll(() => names(screen.cards)).toEqual(shown);
  await expect(screen.search).toHaveValue('milk');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => names(productsScreen(other).cards)).toEqual(shown);

  await page.goBack();
  await expect(page).toHaveURL('/products?q=milk&guideline=good_choice');
  await page.goBack();
  await expect(page).toHaveURL('/products?q=milk');
  await expect(screen.chips).toBeHidden();
  await page.goBack();
  await expect(screen.heading).toHaveText('Search results for: All Products');
});

test('a misspelt word finds what was meant, and says so', async ({ page }) => {
  const screen = await openProducts(page, '/products?q=granloa');
  await expect(page.getByText('Showing results for granola.')).toBeVisible();
  await expect(screen.heading).toHaveText('Search results for: granloa');
  expect(await screen.cards.count()).toBeGreaterThan(0);
});

test('suggestions complete what is typed; a category becomes a filter', async ({ page }) => {
  const screen = await openProducts(page);
  await screen.search.focus();
  await screen.search.pressSequentially('gran', { delay: 40 });
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();

  await screen.search.fill('bevera');
  await page.getByRole('option', { name: /^Beverages/ }).click();
  await expect(screen.chips).toContainText('Beverages');
  await expect(screen.search).toHaveValue('');
});

test('letters typed on a slow machine while the suggestions load stand in their order', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const asked = page.waitForRequest('**/api/products/suggest?q=gra');
  await page.goto('/products', { waitUntil: 'domcontentloaded' });
  const search = page.getByLabel('Search products');
  await search.focus();
  await search.pressSequentially('gra', { delay: 30 });
  await asked;
  await search.pressSequentially('nola', { delay: 30 });
  await expect(search).toHaveValue('granola');
  await expect(page.getByRole('option', { name: /granola/i }).first()).toBeVisible();
});

test('a suggestion for an older text never replaces those for a newer', async ({ page }) => {
  const screen = await openProducts(page);
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(request.url()));
  // Never answered: it is still under way when the newer text asks.
  await page.route('**/api/products/suggest?q=gra', () => undefined);
  const asked = page.waitForRequest('**/api/products/suggest?q=gra');
  await screen.search.focus();
  await screen.search.pressSequentially('gra', { delay: 30 });
  await asked;
  await screen.search.pressSequentially('nola', { delay: 30 });
  await expect(page.getByRole('option', { name: /granola/i }).first()).toBeVisible();
  await expect.poll(() => aborted.some((url) => url.endsWith('q=gra'))).toBe(true);
});

test('who types and goes on to another page at once stays there', async ({ page }) => {
  await page.clock.install();
  const screen = await openProducts(page);
  await screen.search.focus();
  await expect(screen.search).toHaveAttribute('aria-expanded');
  const { promise: isTime, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isTime;
    await route.continue();
  });
  await screen.search.pressSequentially('gs');
  await page.getByRole('link', { name: 'Switch to table' }).click();
  await expect(page).toHaveURL(/\/products-nuts/);
  // The pause after typing is over while the page's code is still on its way.
  await page.clock.fastForward(1_000);
  letThrough();
  await expect(page.getByRole('heading', { name: 'Products as a table' })).toBeAttached();
  await expect(page).toHaveURL(/\/products-nuts/);
});
