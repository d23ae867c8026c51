import { expect, type Locator, type Page, test } from '@playwright/test';
import { breakCalls } from '../support/break-calls.ts';
import { holdBack } from '../support/hold-back.ts';
import { openProducts, productsScreen } from '../support/products-screen.ts';
import { signIn } from '../support/sign-in.ts';
import { sendPagesUnrendered } from '../support/unrendered-page.ts';

test('a list that cannot be fetched says so in red, and can be tried again', async ({ page }) => {
  const screen = productsScreen(page);
  const mend = await breakCalls(page, '**/api/products?*');
  await page.goto('/products');
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch products' });
  await expect(failure).toBeVisible();
  await expect(failure).toContainText('Larder could not be reached.');
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(screen.cards).toHaveCount(12);
});

test("the server's own sentence is shown", async ({ page }) => {
  await sendPagesUnrendered(page);
  await page.route('**/api/products?*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        title: 'Not available',
        status: 503,
        detail: 'The catalogue is being rebuilt.',
      }),
    }),
  );
  await page.goto('/products');
  await expect(page.getByRole('alert')).toContainText('The catalogue is being rebuilt.');
});

/** Answers lists with products changed so. */
async function changeProducts(page: Page, change: object): Promise<void> {
  await sendPagesUnrendered(page);
  await page.route('**/api/products?*', async (route) => {
    const response = await route.fetch();
    const { products, ...others } = await response.json();
    const changed = products.map((product: object) => ({ ...product, ...change }));
    await route.fulfill({ response, json: { ...others, products: changed } });
  });
}

test('products that no source gives a brand are told apart by their GTINs', async ({ page }) => {
  await changeProducts(page, { brand: null });
  const screen = await openProducts(page);
  await expect(screen.cards.first()).toContainText(/GTIN 952\d{10}/);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toContainText(/GTIN 952\d{10}/);
});

test('what a user can do with a list stays within a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 540, height: 800 });
  await signIn(page);
  await openProducts(page, '/products?q=soup');
  await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(540);
});

test('a list of long names breaks no word of its verdicts and stays within the window', async ({ page }) => {
  await changeProducts(page, {
    normalized_name: 'Naturally And Artificially Flavored Ice Pops '.repeat(4),
    verdicts: { smart_snack: 'unknown', good_choice: 'unknown', philly: 'unknown' },
    price: null,
  });
  for (const width of [960, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    await openProducts(page, '/products?view=list&size=36');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const broken = await page.locator('td span').evaluateAll((spans) =>
      spans
        .filter(({ children, textContent }) => children.length === 0 && /^\p{L}+$/u.test(textContent))
        .filter((span) => {
          const text = document.createRange();
          text.selectNodeContents(span);
          return text.getClientRects().length > 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect(broken).toEqual([]);
  }
});

test('while the first list loads its shape stands there, and nothing moves when it comes', async ({
  page,
}) => {
  await sendPagesUnrendered(page);
  const release = await holdBack(page, '**/api/products?*');
  await page.goto('/products');
  const screen = productsScreen(page);
  await expect(screen.heading).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await screen.heading.boundingBox();
  await expect(page.getByRole('status').filter({ hasText: 'Loading products' })).toBeAttached();
  release();
  await expect(screen.cards).toHaveCount(12);
  expect(await screen.heading.boundingBox()).toEqual(before);
});

test('the next page does not flash: the last one stays until it is there', async ({ page }) => {
  const screen = await openProducts(page);
  const release = await holdBack(page, '**/api/products?*offset=12*');
  await screen.pages.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  await expect(screen.cards).toHaveCount(12);
  release();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('a drawing that does not come in place of a picture takes nothing else of the page away', async ({
  page,
}) => {
  const picturesFail = Promise.withResolvers<void>();
  await page.route('**/packs/**', async (route) => {
    await picturesFail.promise;
    await route.abort();
  });
  await page.goto('/products?q=soup', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html[data-live]')).toBeAttached();
  await page.route('**/assets/*.js', (route) => route.abort());
  picturesFail.resolve();
  await expect(page.getByText('No image available').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Search results for: soup' })).toBeVisible();
});

test('the outcome is said to who does not see it', async ({ page }) => {
  const screen = await openProducts(page);
  await screen.search.fill('granola');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^[\d,]+ products? found$/ })).toBeAttached();
});

test('an unknown address is a page of its own, with status 404', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'See all products' }).click();
  await expect(page).toHaveURL('/products');
});

test('a chosen theme holds after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/products');
  await page.getByRole('button', { name: 'Switch between light and dark' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('on the page of the table, what stands in its place begins where its heading does', async ({ page }) => {
  const screen = productsScreen(page);
  const expectAligned = async (said: Locator) => {
    await expect(said).toBeVisible();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [begins, heading] = [await said.boundingBox(), await screen.heading.boundingBox()];
      expect(begins?.x, `at ${width} px`).toBe(heading?.x);
    }
  };
  await page.goto('/products-nuts?q=zzzzqqqq&nova=1');
  await expectAligned(page.getByRole('heading', { name: 'No products found' }));
  await breakCalls(page, '**/api/products?*');
  await sendPagesUnrendered(page);
  await page.goto('/products-nuts');
  await expectAligned(page.getByRole('alert').filter({ hasText: 'Failed to fetch products' }));
});
