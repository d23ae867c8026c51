import { expect, type Page, test } from '@playwright/test';
import type { Product } from '#contract/product.schema.ts';
import { breakCalls } from '../support/break-calls.ts';
import { openPage } from '../support/open-page.ts';
import { openProducts } from '../support/products-screen.ts';

interface FoundProduct {
  readonly gtin: string;
  readonly normalized_name: string;
  readonly brand: string;
}

/** The first product that a search finds, asked of the server itself. */
async function findProduct(page: Page, query: string): Promise<FoundProduct> {
  const response = await page.request.get(`/api/products?limit=1&${query}`);
  const [product] = ((await response.json()) as { products: FoundProduct[] }).products;
  if (!product) throw new Error(`no product for ${query}`);
  return product;
}

/** Opens the page of what a term finds first, while calls of these addresses fail; answers what mends them. */
async function openBroken(page: Page, term: string, addresses: string) {
  const { gtin } = await findProduct(page, `search_term=${term}`);
  const mend = await breakCalls(page, addresses);
  await page.goto(`/products/${gtin}`);
  return mend;
}

test('an unknown GTIN, and what is none, lead to a page that says so', async ({ page }) => {
  const response = await page.goto('/products/09521000000001');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
  await page.goto('/products/not-a-gtin');
  await expect(page.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
  await page.getByRole('link', { name: 'See all products' }).click();
  await expect(page).toHaveURL('/products');
});

test('where nutrition cannot be fetched only its area says so, and it can be tried again', async ({
  page,
}) => {
  const mend = await openBroken(page, 'granola', '**/api/nutrition/*');
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch nutrition' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Allergens' })).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Nutrition Facts' })).toBeVisible();
});

test('where allergens, claims and details fail, what the list knew is shown', async ({ page }) => {
  await page.route(/\/api\/(?:allergens|diet_claims|products\/\d+)/, (route) => route.abort());
  const screen = await openProducts(page, '/products?q=granola');
  await screen.cards.first().getByRole('heading').getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Allergens' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Diets' })).toBeVisible();
  await expect(dialog.getByText('Failed to fetch product details')).toHaveCount(0);
});

test('a group of tags without any says so', async ({ page }) => {
  const reply = await page.request.get('/api/products?search_term=milk');
  const { products } = (await reply.json()) as { products: Pick<Product, 'gtin' | 'cuisineTags'>[] };
  const plain = products.find(({ cuisineTags }) => cuisineTags.length === 0);
  await openPage(page, `/products/${plain?.gtin}`);
  await expect(page.getByRole('region', { name: 'Cuisine' }).getByText('No data available')).toBeVisible();
});

test('a product opens over the list at an address of its own, and back leads to the list', async ({
  page,
  context,
}) => {
  const screen = await openProducts(page, '/products?q=granola&page=2');
  const link = screen.cards.nth(2).getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/products\/\d{14}\?/);
  await expect(page).toHaveTitle(`${name} · Larder`);
  await expect(dialog.getByRole('region', { name: 'Nutrition Facts' })).toContainText(
    '2,000 calories a day is used for general nutrition advice.',
  );
  await expect(dialog.getByRole('region', { name: 'Guideline verdicts' })).toContainText('Smart Snack');

  const elsewhere = await context.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole('heading', { level: 1, name })).toBeVisible();
  await elsewhere
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Products', exact: true })
    .click();
  await expect(elsewhere).toHaveURL('/products?q=granola&page=2');
  await elsewhere.close();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/products?q=granola&page=2');
  await expect(link).toBeFocused();
});

test('quick view shows pictures and labels, and leads on to everything', async ({ page }) => {
  const screen = await openProducts(page, '/products?q=granola');
  const card = screen.cards.first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await expect(card.getByRole('term')).toHaveText(['Smart Snack', 'Good Choice', 'Philly', /^NOVA/]);
  await card.hover();
  await card.getByRole('button', { name: /^Quick view/ }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText('Philly')).toBeVisible();
  await dialog.getByRole('button', { name: 'Image 2 of', exact: false }).click();
  await expect(dialog.getByRole('button', { name: 'Image 2 of', exact: false })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await dialog.getByRole('link', { name: 'View full details' }).click();
  await expect(page.getByRole('region', { name: 'Guideline verdicts' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/products?q=granola');
});

test('the page of a product carries its data, its name and what others show of a link to it', async ({
  page,
}) => {
  const { gtin, normalized_name: name } = await findProduct(page, 'search_term=granola');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/products/${gtin}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} · Larder`);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', name);
  await expect(page.getByRole('region', { name: 'Nutrition Facts' })).toBeVisible();
  expect(asked).not.toContain(`/api/products/${gtin}`);
});

test('a code without its leading zeros opens the product too', async ({ page }) => {
  const { gtin, normalized_name: name } = await findProduct(page, 'search_term=granola');
  await page.goto(`/products/${gtin.replace(/^0+/, '')}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a verdict says what and why, with every criterion, and names its rule', async ({ page }) => {
  const { gtin } = await findProduct(page, 'search_term=cola');
  await page.goto(`/products/${gtin}`);
  const verdicts = page.getByRole('region', { name: 'Guideline verdicts' });
  const open = verdicts.locator('details[open]').first();
  await expect(open.locator('summary').first()).toContainText(/Fails .+ limit/);
  await expect(open.getByRole('row').nth(1)).toContainText(/over|short/);
  await open.getByText(/^Version$/).waitFor();
});

test('label, claims, allergens and verdicts of a product tell one story', async ({ page }) => {
  const { gtin } = await findProduct(page, 'search_term=1%25+low+fat+chocolate+milk&diet=gluten_free');
  await page.goto(`/products/${gtin}`);
  await expect(page.getByText('Net contents')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Nutrition Facts' })).toContainText('Total Fat 2.5g');
  const verdicts = page.getByRole('region', { name: 'Guideline verdicts' });
  await expect(verdicts.getByRole('row', { name: /^Fat/ }).first()).toContainText(
    'the label rounds 2.71\u00a0g to 2.5\u00a0g',
  );
  const allergens = page.getByRole('region', { name: 'Allergens' }).locator('dl > div');
  await expect(allergens.filter({ hasText: 'Free from' })).toContainText('Gluten (as a claim)');
  await expect(allergens.filter({ hasText: 'Not declared' })).not.toContainText('Gluten');
  const derived = page.getByRole('region', { name: 'Follows from the label' });
  await expect(derived.getByRole('term')).toHaveText(['Low cholesterol']);
});

test('ingredient laws say what the list names, where and from when, and what they cannot tell', async ({
  page,
}) => {
  const mend = await openBroken(page, 'rainbow+sprinkles', '**/ingredient-laws');
  const laws = page.getByRole('region', { name: 'Ingredient laws' });
  await expect(laws.getByText('Failed to fetch ingredient laws')).toBeVisible();
  await mend();
  await laws.getByRole('button', { name: 'Try Again' }).click();
  await expect(laws).toContainText('West Virginia, school meals');
  await expect(laws).toContainText('Red 40');
  await expect(laws).toContainText('In force since 1 Aug 2025.');
  await expect(laws).toContainText('traces and processing aids are on no label');
});

test('a product whose pictures are all broken shows its category instead', async ({ page }) => {
  const { gtin } = await findProduct(page, 'search_term=granola');
  await page.route('**/packs/**', (route) => route.abort());
  await page.goto(`/products/${gtin}`);
  await expect(page.getByText('No image available').first()).toBeVisible();
});

test('a label of two columns leaves room for the names of nutrients', async ({ page }) => {
  const { gtin } = await findProduct(
    page,
    'search_term=lentil+vegetable+soup+packed+fresh+in+our+own+kitchen',
  );
  await page.goto(`/products/${gtin}`);
  await expect(page.getByRole('columnheader', { name: 'Per container' })).toBeVisible();
  // Until its own face is there, the label is set in a wider one.
  await page.evaluate(() => document.fonts.ready);
  for (const name of ['Calories', 'Cholesterol', 'Sodium', 'Potassium']) {
    const lines = await page.getByRole('rowheader', { name, exact: true }).evaluate((head) => {
      const range = document.createRange();
      range.selectNodeContents(head);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    });
    expect(lines, name).toBe(1);
  }
});
