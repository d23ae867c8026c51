import { expect, type Page, test } from '@playwright/test';
import { apiCaller } from '../support/api-caller.ts';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { findGtins } from '../support/find-gtins.ts';
import { lengthenToasts } from '../support/long-toasts.ts';
import { makeOrder } from '../support/make-order.ts';
import { openPage } from '../support/open-page.ts';
import { orderGuide } from '../support/order-guides.ts';
import { signIn } from '../support/sign-in.ts';

test.beforeEach(({ context }) => lengthenToasts(context));

const [peas, oil] = [...new Map(orderGuide('plain', 60).map((line) => [line.truth, line])).values()].filter(
  ({ code }) => code !== '',
);

/** Line 30 has the product of line 1; the others are of no catalogue. */
async function guideWithDuplicate(page: Page): Promise<string> {
  const line = { unit: 'CS', price: 27.6, price_per: 'case' };
  const lines = Array.from({ length: 60 }, (_, n) => ({ name: `ZUVA TRAY ${n}`, quantity: 1, ...line }));
  const order = lines.map((each, n) => {
    if (n === 0) return { ...each, name: '', code: peas?.code ?? '', quantity: 15 };
    if (n === 1) return { ...each, name: '', code: oil?.code ?? '', quantity: 2 };
    return n === 29 ? { ...each, name: '', code: peas?.code ?? '', quantity: 4 } : each;
  });
  return makeOrder(page, 'November order guide', order);
}

const row = (page: Page, line: number) => page.locator(`tr[data-row="${line}"]`);
const part = (page: Page, word: string) =>
  page.getByRole('list', { name: 'Lines by result' }).getByRole('listitem').filter({ hasText: word });

/** The parts always add up to the lines of the file. */
async function expectSum(page: Page): Promise<void> {
  const parts = page.getByRole('list', { name: 'Lines by result' }).locator('b');
  const [lines, ...counts] = (await parts.allTextContents()).map(Number);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(lines);
}

test('lines of the same product are merged into one and separated, and the sum at the head stays', async ({
  page,
}) => {
  await page.goto(await guideWithDuplicate(page));
  await expect(row(page, 1)).toContainText('15 cs');
  await expect(row(page, 1)).toContainText('$27.60 a case');
  const amount = part(page, 'on 60 lines').getByText('$2,152.80');
  await expect(amount).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Same product twice');
  await expect(page.locator('tr[data-row]')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all lines on this page' }).check();
  await expectAccessibleEverywhere(page, 'selected lines');
  await page.getByRole('button', { name: 'Merge lines' }).click();
  await expect(page.getByText('2 lines merged into 1.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('All lines');
  await expect(row(page, 1)).toContainText('19 cs');
  await expect(row(page, 1)).toContainText('$524.40');
  await expect(row(page, 30)).toContainText('Merged into line 1');
  await expect(part(page, 'set aside')).toContainText('1 merged');
  await expect(part(page, 'on 59 lines').getByText('$2,152.80')).toBeVisible();
  await expectSum(page);
  await page.reload();
  await page.getByRole('button', { name: 'Line 30 merged into it line 1' }).click();
  await expectAccessibleEverywhere(page, 'a merged line open');
  await page
    .getByRole('list', { name: 'Lines merged into this line' })
    .getByRole('button', { name: 'Separate line 30' })
    .click();
  await expect(row(page, 1)).toContainText('15 cs');
  await expect(amount).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 1)).toContainText('19 cs');
  await page.getByRole('link', { name: 'Scorecard' }).click();
  await page.getByRole('link', { name: '1 line set aside or merged' }).click();
  await expect(row(page, 30)).toContainText('Merged into line 1');
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
});

test('an order and its scorecard follow what another tab changed, when one comes back', async ({ page }) => {
  const send = apiCaller(page, await signIn(page));
  const [first = '', second = ''] = await findGtins(page, 'beans', 2);
  const { id } = await send('POST', '/api/orders', { name: 'Both tabs', origin: 'csv' });
  const lines = [first, second].map((code, i) => ({ line: i + 1, code }));
  await send('POST', `/api/orders/${id}/lines`, { lines });
  const comeBack = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await openPage(page, `/orders/${id}`);
  await expect(page.getByRole('button', { name: 'Change line 1' })).toBeVisible();
  await send('PUT', `/api/orders/${id}/lines/1`, { gtin: null });
  await comeBack();
  await expect(row(page, 1)).toContainText('Kept as text');
  await openPage(page, `/orders/${id}/scorecard`);
  await expect(page.getByText('1 of 2 lines judged')).toBeVisible();
  await send('PUT', `/api/orders/${id}/lines/1`, { gtin: first });
  await comeBack();
  await expect(page.getByText('2 of 2 lines judged')).toBeVisible();

  // Known orders stay where a reload fails.
  await openPage(page, '/orders/new');
  const earlier = page.getByRole('link', { name: 'Both tabs' });
  await expect(earlier).toBeVisible();
  let failures = 0;
  await page.route('**/api/orders', async (route) => {
    await route.fulfill({ status: 500, body: '' });
    failures += 1;
  });
  await comeBack();
  await expect.poll(() => failures).toBe(2);
  await expect(earlier).toBeVisible();
});

test('lines are set aside by keyboard from two pages, and brought back', async ({ page }) => {
  await page.goto(await guideWithDuplicate(page));
  await page.getByRole('combobox', { name: 'Per page' }).selectOption('25');
  await expect(page.locator('tr[data-row]')).toHaveCount(25);
  await row(page, 3).getByRole('button').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: 'Select line 4', exact: true })).toBeChecked();
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(/page=3/);
  await page.getByRole('checkbox', { name: 'Select line 60', exact: true }).check();
  await expect(page.getByRole('region', { name: 'Selected lines' })).toContainText('1 not on this page');
  await expect(page.getByText('Only lines of the same product can be merged.')).toBeVisible();
  await page.getByRole('button', { name: 'Set aside', exact: true }).click();
  await expect(page.getByText('2 lines set aside.')).toBeVisible();
  await expectSum(page);
  await page.reload();
  await expect(row(page, 60)).toContainText('Set aside');
  await part(page, 'set aside').getByRole('button').click();
  await expect(page.locator('tr[data-row]')).toHaveCount(2);
  await expectAccessibleEverywhere(page, 'lines set aside');
  await page.getByRole('checkbox', { name: 'Select all lines on this page' }).check();
  await page.getByRole('button', { name: 'Bring back', exact: true }).first().click();
  await expect(part(page, 'set aside')).toHaveCount(0);
  await expect(page.getByText('No lines found')).toBeVisible();
  await expectAccessibleEverywhere(page, 'no lines found');
  await page.getByRole('button', { name: 'Show all lines' }).click();
  await expect(page.locator('tr[data-row]')).toHaveCount(25);
});

test('one product is chosen for several lines, and a phone shows all of it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(await guideWithDuplicate(page));
  await expect(row(page, 1).getByText('Smart Snack', { exact: true })).toBeVisible();
  for (const line of [3, 4])
    await page.getByRole('checkbox', { name: `Select line ${line}`, exact: true }).check();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessibleEverywhere(page, 'selected lines');
  await page.getByRole('button', { name: 'Choose product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a product for 2 lines' });
  await dialog.getByRole('searchbox', { name: 'Name or GTIN' }).fill(oil?.truth ?? '');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await dialog.getByRole('button', { name: /^Choose / }).click();
  await expect(page.getByText('2 lines matched with the product.')).toBeVisible();
  for (const line of [3, 4]) await expect(row(page, line)).toContainText('same product as line 2');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The lines are as before.')).toBeVisible();
  await page.reload();
  for (const line of [3, 4]) await expect(row(page, line)).toContainText('ZUVA TRAY');
  for (const line of [3, 4]) await expect(row(page, line)).not.toContainText('same product as line 2');
});
