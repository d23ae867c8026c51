import { expect, test } from '@playwright/test';
import { breakCalls } from '../support/break-calls.ts';
import { expectStatesAccessible, type PageStates } from '../support/expect-accessible.ts';
import { findGtin } from '../support/find-gtins.ts';
import { openPage } from '../support/open-page.ts';

const STATES: PageStates = {
  list: async (page) => {
    await openPage(page, '/standards');
    await expect(page.getByRole('region', { name: 'Ingredient laws, by state' })).toContainText(
      'Texas S.B. 314',
    );
  },
  one: async (page) => {
    await openPage(page, '/standards/smart_snack');
    await expect(page.getByRole('heading', { level: 1, name: 'Smart Snack' })).toBeVisible();
  },
  'a scale': async (page) => {
    await openPage(page, '/standards/health_star');
    const counts = page.getByRole('region', { name: 'In the catalogue' });
    await expect(counts).toContainText(/\d\s% 3\.5 stars or more/);
  },
  'a law': async (page) => {
    await openPage(page, '/standards/wv_all');
    await expect(page.getByRole('list', { name: 'Cannot be told for want of' })).toBeVisible();
  },
  'filters by what they say': async (page) => {
    await openPage(page, '/products?standard=nutri_score:a&standard=chile_seals:unknown');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await expect(filters.getByRole('group', { name: 'Health Star Rating' })).toContainText('5 stars');
  },
  'choosing a day and places': async (page) => {
    await openPage(page, '/standards');
    await page.getByRole('button', { name: 'Choose yours' }).click();
    const dialog = page.getByRole('dialog', { name: 'Standards, place and day' });
    await dialog.getByRole('checkbox', { name: 'Nutri-Score 2023' }).check();
    await expect(dialog.getByText('Above as sentences, below one line each')).toBeVisible();
    await expect(dialog.getByRole('slider', { name: 'Day' })).toBeVisible();
  },
  'not found': async (page) => {
    await openPage(page, '/standards/none');
    await expect(page.getByRole('heading', { level: 1, name: 'Standard not found' })).toBeVisible();
  },
  'a product’s, opened': async (page) => {
    await openPage(page, `/products/${await findGtin(page, 'granola')}`);
    const section = page.getByRole('region', { name: 'More standards' });
    await expect(section.locator('summary').first()).toBeVisible();
    for (const line of await section.locator('summary').all()) await line.click();
    await expect(section.getByRole('link', { name: 'About Nutri-Score 2023' })).toBeVisible();
  },
};

test('no state of the standards has an accessibility violation at any width, in either theme', ({ page }) =>
  expectStatesAccessible(page, STATES));

test('standards lead from the header to what one asks, whom it binds and since when', async ({ page }) => {
  await openPage(page, '/products');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Standards' }).click();
  await expect(page).toHaveTitle(/^Standards/);
  const laws = page.getByRole('region', { name: 'Ingredient laws, everywhere' });
  await expect(laws.getByRole('listitem').filter({ hasText: 'FDA: Red No. 3' })).toContainText('15 Jan 2027');
  await page.getByRole('link', { name: 'School meals: sugar limits' }).click();
  await expect(page.getByRole('main')).toContainText('7 CFR 210.10');
  await expect(page.getByRole('region', { name: 'Since when' })).toContainText('1 Jul 2025');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Standards',
    'Schools and child care',
    'School meals: sugar limits',
  ]);
  await crumbs.getByRole('link', { name: 'Schools and child care' }).click();
  await expect(page).toHaveURL('/standards#schools');
  await expect(page.getByRole('region', { name: 'Schools and child care' })).toBeInViewport();
});

test('a standard leads to its products, and the filters say how many each answer has', async ({ page }) => {
  await openPage(page, '/standards/nutri_score');
  const grade = page.getByRole('listitem').filter({ hasText: /^A\d/ });
  const text = await grade.getByRole('link').textContent();
  await grade.getByRole('link').click();
  await expect(page.getByRole('status').filter({ hasText: text ?? '' })).toBeAttached();
  const chips = page.getByRole('list', { name: 'Filters in use' });
  await expect(chips).toContainText('Nutri-Score 2023: A');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const filters = page
    .getByRole('dialog', { name: 'Filters' })
    .getByRole('group', { name: 'Nutri-Score 2023' });
  await filters.getByRole('button', { name: /^B · / }).click();
  await expect(page).toHaveURL(/nutri_score(?::|%3A)b/);
  await page.getByRole('button', { name: /^Show [\d,]+ products/ }).click();
  await expect(chips).toContainText('Nutri-Score 2023: B');
});

test('a chosen standard is a sentence on products, in all tabs and after a reload', async ({
  page,
  context,
}) => {
  await openPage(page, '/standards/chile_seals');
  const product = await context.newPage();
  await openPage(product, `/products/${await findGtin(page, 'granola')}`);
  const section = product.getByRole('region', { name: 'More standards' });
  const chosen = product.getByRole('region', { name: 'Guideline verdicts' });
  await expect(section.getByRole('list', { name: 'Used abroad' })).toContainText('Chile’s black seals');
  await page.getByRole('button', { name: 'Show first on products: Chile’s black seals' }).click();
  await expect(chosen).toContainText('Chile’s black seals: ');
  await expect(section.getByRole('list', { name: 'Used abroad' })).not.toContainText('Chile’s black seals');
  // A guideline is one of them: taken out, it goes to the lines below.
  await openPage(page, '/standards/philly');
  await page.getByRole('button', { name: 'Show first on products: Philly' }).click();
  await expect(section.getByText('Philly', { exact: true })).toBeVisible();
  await product.reload();
  await chosen.getByText('Chile’s black seals: ').click();
  await chosen.getByRole('button', { name: /^Show first on products/ }).click();
  await expect(chosen).not.toContainText('Chile’s');
  await expect(chosen).toContainText('Good Choice');
});

test('an address with what no standard says lists products all the same', async ({ page }) => {
  await openPage(page, '/products?standard=nutri_score:f');
  await expect(page.getByRole('status').filter({ hasText: /[\d,]+ products/ })).toBeAttached();
  await expect(page.getByRole('list', { name: 'Filters in use' })).toBeHidden();
});

test('readers without scripts and search engines get a standard whole, and 404 for none', async ({
  page,
}) => {
  const html = await (await page.request.get('/standards/whole_grain_rich')).text();
  expect(html).toContain('<title>Whole grain-rich · Larder</title>');
  expect(html).toContain('At least half of the grain must be whole');
  const guideline = await (await page.request.get('/standards/smart_snack')).text();
  expect(guideline).toContain('<title>Smart Snack · Larder</title>');
  expect(guideline).toMatch(/Cannot be told for want of/);
  expect((await page.request.get('/standards/none')).status()).toBe(404);
});

test('a product’s page says what each standard finds, why, and what is missing', async ({ page }) => {
  const mend = await breakCalls(page, '**/api/products/*/standards*');
  await page.goto(`/products/${await findGtin(page, 'granola')}`);
  const section = page.getByRole('region', { name: 'More standards' });
  await expect(section.getByText('Failed to fetch further standards')).toBeVisible();
  await mend();
  await section.getByRole('button', { name: 'Try Again' }).click();
  const lines = section.getByRole('list', { name: 'In the United States' }).getByRole('listitem');
  await expect(lines.first()).toContainText('School meals: sugar limits');
  await lines.first().locator('summary').click();
  await expect(lines.first()).toContainText('Added sugars');
  await expect(section.getByRole('list', { name: 'Used abroad' })).toContainText('Nutri-Score');
  await page.goto(`/products/${await findGtin(page, 'cola')}`);
  await expect(section).toContainText('Not about this food: School meals: sugar limits');
});

test('a standard says for want of what it cannot be told', async ({ page }) => {
  await openPage(page, '/standards/nutri_score');
  const wants = page.getByRole('list', { name: 'Cannot be told for want of' });
  await expect(wants.getByRole('listitem').first()).toContainText(/[\d,]+ products?/);
});

test('on a day before a guideline’s current rules, a product is judged by those of the day', async ({
  page,
}) => {
  const gtin = await findGtin(page, 'granola');
  const chosen = page.getByRole('region', { name: 'Guideline verdicts' });
  const smartSnack = chosen
    .locator('details')
    .filter({ has: page.getByText(/Smart Snack/) })
    .first();
  await openPage(page, `/products/${gtin}?day=2025-06-30`);
  await smartSnack.locator('summary').first().click();
  await expect(smartSnack).toContainText('on 30 Jun 2025');
  await expect(smartSnack).toContainText('7 CFR 210.11, since 1 Jul 2024');
  // From the first day of the current rules on, they are what is said.
  await openPage(page, `/products/${gtin}?day=2025-07-01`);
  await expect(smartSnack).toContainText('in force since 1 Jul 2025');
  await expect(chosen).not.toContainText('on 1 Jul 2025');
});
