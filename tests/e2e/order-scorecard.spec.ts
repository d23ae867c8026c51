import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { findFixable } from '../support/find-fixable.ts';
import { makeOrder } from '../support/make-order.ts';

interface Judged {
  readonly gtin: string;
  readonly verdicts: { readonly smart_snack: string };
}

/** A product that passes Smart Snack, and a product that fails it. */
async function findPassAndFail(page: Page): Promise<readonly [pass: string, fail: string]> {
  const response = await page.request.get('/api/products?limit=100&search_term=granola');
  const { products } = (await response.json()) as { products: readonly Judged[] };
  const one = (verdict: string) => products.find(({ verdicts }) => verdicts.smart_snack === verdict)?.gtin;
  return [one('pass') ?? '', one('fail') ?? ''];
}

test('an order’s scorecard counts what passes and leaves out what has no product', async ({ page }) => {
  const [pass, fail] = await findPassAndFail(page);
  const order = await makeOrder(page, 'Snack guide', [
    { code: pass, quantity: 3, unit: 'CS' },
    { code: fail, quantity: 1, unit: 'CS' },
    { name: 'NAPKINS DINNER WHITE', quantity: 9, unit: 'CS' },
  ]);
  await page.goto(order);
  await page.getByRole('link', { name: 'Scorecard' }).click();
  await expect(page.getByRole('heading', { name: 'Scorecard, Snack guide' })).toBeVisible();
  await expect(page.getByText('2 of 3 lines judged')).toBeVisible();
  await expect(page.getByText('1 line without a product, counted nowhere')).toBeVisible();
  const shares = page.getByRole('region', { name: 'Share passing', exact: true });
  const row = shares.getByRole('row', { name: /^Smart Snack/ }).first();
  await expect(row).toContainText(/50\s%\s*of 2 lines/);
  await expect(row).toContainText(/75\s%\s*of 4 cases/);
  await expect(row.getByRole('img', { name: /^By cases: 3 passes, 1 fails/ })).toBeVisible();
  await shares.getByText('Show as a table').click();
  await expectAccessibleEverywhere(page, 'the scorecard');
  await page.goto('/orders/new');
  await expect(page.getByRole('row', { name: /^Snack guide/ })).toContainText(/50\s%/);
  await expectAccessibleEverywhere(page, 'earlier orders');
});

test('a scorecard that comes before its order is shown as soon as the order is there', async ({ page }) => {
  const order = await makeOrder(page, 'Napkins alone', [{ name: 'NAPKINS DINNER WHITE' }]);
  const [, , id] = order.split('/');
  for (const [part, shown] of [
    ['scorecard', 'No line has a product of the catalogue'],
    ['print', 'Scorecard, Napkins alone'],
  ] as const) {
    const card = page.waitForResponse(`**/api/orders/${id}/scorecard*`);
    await page.route(`**/api/orders/${id}`, async (route) => {
      await (await card).finished();
      await route.continue();
    });
    await page.goto(`${order}/${part}`);
    await expect(page.getByText(shown).first()).toBeVisible();
    await page.unroute(`**/api/orders/${id}`);
  }
});

test('the day and places of an address go along from the lines to everything of the order, and back', async ({
  page,
}) => {
  const [gtin] = await findFixable(page, 1);
  const order = await makeOrder(page, 'Snack guide', [{ code: gtin ?? '', quantity: 3, unit: 'CS' }]);
  const lead = async (name: string, path: string) => {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    const { searchParams } = new URL(page.url());
    expect(
      ['day', 'place', 'part'].map((key) => searchParams.get(key)),
      name,
    ).toEqual(['2026-09-01', 'TX', null]);
  };
  await page.goto(`${order}?day=2026-09-01&place=TX&part=without.price`);
  await lead('Scorecard', `${order}/scorecard`);
  await lead('Print', `${order}/print`);
  await lead('Back', `${order}/scorecard`);
  await lead('Fix 1 line', `${order}/fix`);
  await page.getByRole('main').locator('summary', { hasText: 'Change' }).click();
  await page.getByRole('checkbox', { name: 'Good Choice' }).click();
  await lead('Scorecard', `${order}/scorecard`);
  await lead('Snack guide', order);
  await page
    .getByRole('row', { name: /granola/i })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/products\/\d+\?day=2026-09-01&place=TX/);
});

test('a link to the lines of a criterion shows them in the other language too', async ({
  page,
  context,
  baseURL,
}) => {
  const [pass, fail] = await findPassAndFail(page);
  const order = await makeOrder(page, 'Snack guide', [{ code: pass }, { code: fail }]);
  await page.goto(`${order}/scorecard`);
  const fails = page.getByRole('region', { name: 'What fails' });
  const criterion = fails.getByRole('row').filter({ hasText: 'Smart Snack' }).first().getByRole('link');
  const name = (await criterion.textContent()) ?? '';
  await criterion.click();
  await expect(page.getByRole('heading', { name: `Lines that fail: ${name}` })).toBeVisible();
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
  await context.addCookies([{ name: 'language', value: 'es', url: baseURL ?? '' }]);
  await page.reload();
  const heading = page.getByRole('heading', { name: /^Líneas que no cumplen: ./ });
  await expect(heading).not.toContainText(name);
  await expect(page.locator('tr[data-row="2"]')).toBeVisible();
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
  // As it was written before names were kept apart from keys.
  const inSpanish = ((await heading.textContent()) ?? '').replace('Líneas que no cumplen: ', '');
  await page.goto(`${order}?part=criterion.${encodeURIComponent(inSpanish)}`);
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
  await page.goto(`${order}?part=criterion.Sodiom`);
  await expect(page.getByText('No se pudieron cargar las líneas.')).toBeVisible();
});

test('a criterion, an allergen’s state and a gap lead to exactly the lines that are counted', async ({
  page,
}) => {
  const [pass, fail] = await findPassAndFail(page);
  const order = await makeOrder(page, 'Snack guide', [
    { code: pass, quantity: 3, unit: 'CS' },
    { code: fail, quantity: 1, unit: 'CS' },
    { name: 'NAPKINS DINNER WHITE', quantity: 9, unit: 'CS' },
  ]);
  const card = `${order}/scorecard?day=2026-09-01`;
  const lines = page.locator('tr[data-row]');
  await page.goto(card);
  const fails = page.getByRole('region', { name: 'What fails' });
  const criterion = fails.getByRole('row').filter({ hasText: 'Smart Snack' }).first();
  const name = (await criterion.getByRole('link').textContent()) ?? '';
  const failing = Number(await criterion.locator('td').nth(2).textContent());
  expect(failing).toBeGreaterThan(0);
  await criterion.getByRole('link').click();
  await expect(page.getByRole('heading', { name: `Lines that fail: ${name}` })).toBeVisible();
  await expect(lines).toHaveCount(failing);
  await expect(page.locator('tr[data-row="2"]')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('day')).toBe('2026-09-01');
  await expectAccessibleEverywhere(page, 'lines of a part of the scorecard');
  await page.getByRole('button', { name: 'Show all lines' }).click();
  await expect(lines).toHaveCount(3);
  await page.goto(card);
  for (const [area, link] of [
    ['Allergens', /^2 lines: .*, not declared$/i],
    ['NOVA', /^\d lines?: /],
    ['Nutrients and price', /^\d lines?: without /],
  ] as const) {
    const found = page
      .getByRole('region', { name: area, exact: true })
      .getByRole('link', { name: link })
      .first();
    const count = Number(await found.textContent());
    await found.click();
    await expect(page.getByRole('button', { name: 'Show all lines' })).toBeVisible();
    await expect(lines).toHaveCount(count);
    await expect(lines.filter({ hasText: 'NAPKINS' })).toHaveCount(0);
    await page.goBack();
  }
});

test('the scorecard is printed as a page of its own', async ({ page }) => {
  const [, fail] = await findPassAndFail(page);
  const order = await makeOrder(page, 'Snack guide', [{ code: fail, quantity: 2, unit: 'CS' }]);
  await page.goto(`${order}/scorecard`);
  await page.getByRole('link', { name: 'Print' }).click();
  const sheet = page.getByRole('article', { name: 'Printed page' });
  await expect(sheet).toContainText('Failing lines with the most cases');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Scorecard for print/ })).toBeHidden();
  await expect(sheet.getByRole('heading', { name: 'Scorecard, Snack guide' })).toBeVisible();
});

test('an order without lines, another person’s and an unknown part are said to be so', async ({ page }) => {
  const order = await makeOrder(page, 'Napkins alone', [{ name: 'NAPKINS DINNER WHITE' }]);
  await page.goto(`${order}/scorecard`);
  await expect(page.getByText('No line has a product of the catalogue')).toBeVisible();
  await expectAccessibleEverywhere(page, 'nothing to judge');
  await page.goto(`${order}/fix`);
  await expect(page.getByText('No line is known to fail.')).toBeVisible();
  await expectAccessibleEverywhere(page, 'nothing to fix');
  await page.getByRole('link', { name: '1 line without a product' }).click();
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
  await page.goto(`${order}/nonsense`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.goto('/orders/01900000-0000-7000-8000-000000000000/scorecard');
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
});
