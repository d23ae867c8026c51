import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { GUIDE_STYLES, type GuideLine, orderGuide } from '../support/order-guides.ts';
import { signIn } from '../support/sign-in.ts';

const LINES = 500;
/** Shares that have to be matched right, of lines with a code and without. */
const LEAST = { coded: 0.98, named: 0.9 };

interface ReadLine {
  readonly line: number;
  readonly gtin: string | null;
  readonly is_warning: boolean;
  readonly match: string;
}

const quoted = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;

/** As distributors send them: a line of their own above the head. */
function toCsv(lines: readonly GuideLine[]): string {
  const head = ['GTIN', 'Item #', 'Brand', 'Description', 'Pack', 'UOM', 'Qty', 'Price'];
  const rows = lines.map((line) => [
    line.code,
    line.supplier_number,
    line.brand,
    line.name,
    line.pack,
    line.unit,
    line.quantity,
    line.price,
  ]);
  const table = [head, ...rows].map((row) => row.map(quoted).join(','));
  return ['Order guide, customer 4471', ...table].join('\r\n');
}

async function bring(page: Page, name: string, content: string): Promise<void> {
  await page.goto('/orders/new');
  const guide = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
  await expect(page.getByRole('heading', { name: 'Drop your order guide here' })).toBeVisible();
  await page.getByLabel('Order guide', { exact: true }).setInputFiles(guide);
}

async function readLines(page: Page, access: string): Promise<readonly ReadLine[]> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const headers = { authorization: `Bearer ${access}` };
  const order = await (await page.request.get(`/api/orders/${id}`, { headers })).json();
  return order.lines;
}

/** The share of lines that name the product they mean, or none where the catalogue has none. */
function shareRight(guide: readonly GuideLine[], read: readonly ReadLine[], hasCode: boolean): number {
  const asked = guide.flatMap((line, at) => ((line.code !== '') === hasCode ? [{ line, at }] : []));
  return asked.filter(({ line, at }) => read[at]?.gtin === line.truth).length / asked.length;
}

for (const style of GUIDE_STYLES) {
  test(`a guide of ${LINES} lines in the ${style} style is read, accounted for, scored and taken away`, async ({
    page,
  }) => {
    const access = await signIn(page);
    const guide = orderGuide(style, LINES);
    await bring(page, `${style}-guide.csv`, toCsv(guide));
    await expect(page.getByRole('heading', { name: 'Match columns' })).toBeVisible();
    await expect(page.getByText('8 of 8')).toBeVisible();
    await page.getByRole('button', { name: `Read ${LINES} lines` }).click();
    await expect(page.getByRole('heading', { name: `${style}-guide`, exact: true })).toBeVisible();

    const read = await readLines(page, access);
    expect(read.map(({ line }) => line)).toEqual(guide.map((_, at) => at + 1));
    expect(shareRight(guide, read, true)).toBeGreaterThanOrEqual(LEAST.coded);
    expect(shareRight(guide, read, false)).toBeGreaterThanOrEqual(LEAST.named);
    const wrongUnsaid = guide.filter((line, at) => {
      const { gtin = null, is_warning = false } = read[at] ?? {};
      return gtin !== null && gtin !== line.truth && !is_warning;
    });
    expect(wrongUnsaid).toEqual([]);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('button', { name: `${LINES} lines as CSV` }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text.trimEnd().split('\r\n')).toHaveLength(LINES + 1);

    await page.getByRole('link', { name: 'Scorecard' }).click();
    await expect(page.getByText(new RegExp(`of ${LINES} lines judged`))).toBeVisible();
  });
}

test('every step of bringing a guide is accessible, and a file that is none says so', async ({ page }) => {
  await signIn(page);
  await bring(page, 'guide.csv', toCsv(orderGuide('dirty', 12)));
  await expect(page.getByRole('heading', { name: 'Match columns' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'matching columns');
  await page.getByRole('button', { name: 'Back' }).click();
  const rows = page.getByLabel('Or paste rows from a spreadsheet');
  await rows.fill('Code\tName\n00850042173107\tNavy beans');
  await page.getByRole('button', { name: 'Read pasted rows' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(rows).toHaveValue(/Navy beans$/);
  const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01', 'latin1');
  const picture = { name: 'guide.xlsx', mimeType: 'image/png', buffer: png };
  await page.getByLabel('Order guide', { exact: true }).setInputFiles(picture);
  await expect(page.getByText('“guide.xlsx” was not read.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Files that are refused' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'a refused file');
});

test('where a call fails, what has arrived is kept, and going on sends the rest', async ({ page }) => {
  const access = await signIn(page);
  const guide = orderGuide('plain', LINES);
  let calls = 0;
  await page.route('**/api/orders/*/lines', (route) => {
    calls += 1;
    return calls === 2 ? route.abort() : route.continue();
  });
  await bring(page, 'plain-guide.csv', toCsv(guide));
  await page.getByRole('button', { name: `Read ${LINES} lines` }).click();
  const goOn = page.getByRole('button', { name: 'Go on' });
  await expect(goOn).toBeVisible();
  const read = page.getByRole('progressbar', { name: 'Lines read' });
  expect(Number(await read.getAttribute('aria-valuenow'))).toBeLessThan(LINES);
  await expectAccessibleEverywhere(page, 'a call that failed');
  await goOn.click();
  await expect(page.getByRole('heading', { name: 'plain-guide', exact: true })).toBeVisible();
  // No line is sent twice.
  expect(calls).toBe(Math.ceil(LINES / 200) + 1);
  const lines = await readLines(page, access);
  expect(lines.map(({ line }) => line)).toEqual(guide.map((_, at) => at + 1));
});
