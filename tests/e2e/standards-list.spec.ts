import { expect, test } from '@playwright/test';
import { expectStatesAccessible, type PageStates } from '../support/expect-accessible.ts';
import { openPage } from '../support/open-page.ts';
import { productsScreen } from '../support/products-screen.ts';

const STATES: PageStates = {
  'found, in a state and an order': async (page) => {
    await openPage(page, '/standards?q=red%203&state=coming&sort=day&day=x');
    await expect(page.getByRole('status')).toHaveText(/^\d+ of \d+ rule books$/);
  },
  'nothing found': async (page) => {
    await openPage(page, '/standards?q=margarine');
    await expect(page.getByRole('heading', { name: 'No standard found for “margarine”' })).toBeVisible();
  },
  'a law': async (page) => {
    await openPage(page, '/standards/tx_sb_314');
    await expect(page.getByRole('heading', { level: 1, name: 'Texas S.B. 314' })).toBeVisible();
  },
};

test('what is found, nothing found and a law have no accessibility violation at any width, in either theme', ({
  page,
}) => expectStatesAccessible(page, STATES));

test('rule books are found by rule, substance and place, and the address keeps what was asked', async ({
  page,
}) => {
  await openPage(page, '/standards');
  const main = page.getByRole('main');
  const count = main.getByRole('status').filter({ hasText: 'rule books' });
  const names = main.getByRole('heading', { level: 3 });
  const all = Number((await count.textContent())?.match(/\d+/)?.[0]);
  const field = main.getByRole('searchbox', { name: 'Search standards' });
  await field.fill('E171');
  await expect(count).toHaveText(`3 of ${all} rule books`);
  await expect(names).toHaveText(['Arizona HB 2164', 'Texas S.B. 314', 'Texas S.B. 25']);
  await main.getByRole('combobox', { name: 'State' }).selectOption('In force');
  await expect(names).toHaveText(['Arizona HB 2164', 'Texas S.B. 314']);
  await main.getByRole('combobox', { name: 'Sort' }).selectOption('By name');
  await expect(page).toHaveURL(/\?q=E171&state=in_force&sort=name$/);
  await expect(main.getByRole('region', { name: 'All kinds' })).toContainText('by name');
  await page.reload();
  await expect(field).toHaveValue('E171');
  await expect(names).toHaveText(['Arizona HB 2164', 'Texas S.B. 314']);
  await page.goBack();
  await expect(main.getByRole('region', { name: 'Ingredient laws, by state' })).toBeVisible();
  await field.fill('margarine');
  await field.press('Enter');
  await expect(main.getByRole('heading', { name: /^No standard found for “margarine”/ })).toBeVisible();
  await expect(count).toHaveText(`0 of ${all} rule books`);
  await main.getByRole('link', { name: 'Show all standards' }).press('Enter');
  await expect(count).toHaveText(`${all} rule books`);
  await expect(field).toHaveValue('');
});

test('a link to what was found shows readers without scripts the same, and says what does not exist', async ({
  page,
}) => {
  const html = await (await page.request.get('/standards?q=titanium&state=in_force')).text();
  expect(html).toContain('Texas S.B. 314');
  expect(html).not.toContain('Smart Snack</a>');
  await openPage(page, '/standards?state=repealed&sort=best&q=smart%20snack');
  const notes = page.getByRole('list', { name: 'Not used of the address' });
  await expect(notes).toContainText(
    '“repealed” is no state of a standard: there are in_force, coming, enjoined',
  );
  await expect(notes).toContainText('“best” is no order of standards: there are kind, day, name, failing.');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([/^Smart Snack/]);
});

test('a law has a page: since when, which words count, who else names it, and how many labels do', async ({
  page,
}) => {
  await openPage(page, '/standards?day=2026-11-25');
  await page.getByRole('link', { name: 'FDA: Red No. 3', exact: true }).click();
  await expect(page).toHaveTitle(/^FDA: Red No. 3/);
  const main = page.getByRole('main');
  await expect(main).toContainText('must not contain Red 3.');
  await expect(main.getByRole('region', { name: 'Since when' })).toContainText('Objections stay the order');
  await expect(main.getByRole('region', { name: 'Since when' }).locator('svg')).toContainText('15 Jan 2027');
  const wants = main.getByRole('list', { name: 'Cannot be told for want of' });
  await expect(wants.getByRole('listitem').first()).toContainText(/an ingredient list[\d,]+ products/);
  await expect(main.getByRole('region', { name: 'What it asks' })).toContainText('erythrosine, E127');
  await expect(main.getByRole('region', { name: 'In the catalogue' })).toContainText(/Do not name it[\d,]+/);
  const others = main.getByRole('region', { name: 'Other laws that name it' });
  await expect(others.getByRole('listitem').first()).toContainText('In force');
  await others.getByRole('link', { name: 'California AB 418' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('California AB 418');
  // Judged by another day, it stands otherwise.
  await openPage(page, '/standards/us_red_3?day=2027-01-15');
  await expect(main).toContainText('A product that names it fails on 15 Jan 2027.');
  const html = await (await page.request.get('/standards/us_red_3?day=2026-11-25')).text();
  expect(html).toContain('Coming in 51 days.');
  expect(html).toContain('<title>FDA: Red No. 3 · Larder</title>');
});

test('a law leads to the products that it names, and no others', async ({ page }) => {
  await openPage(page, '/standards/tx_sb_314?day=2026-11-25');
  const link = page.getByRole('link', { name: /^[\d,]+ products? named$/ });
  const named = (await link.textContent())?.match(/[\d,]+ products?/)?.[0] ?? 'none';
  await link.click();
  const { chips } = productsScreen(page);
  await expect(chips).toContainText('Texas S.B. 314: named');
  await expect(page.getByText(named, { exact: true }).first()).toBeVisible();
  await chips.getByRole('button', { name: /^Remove filter Texas S\.B\. 314/ }).click();
  await expect(page).toHaveURL(/\/products(?:\?day=2026-11-25)?$/);
});
