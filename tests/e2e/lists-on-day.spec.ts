import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { apiCaller } from '../support/api-caller.ts';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { openPage } from '../support/open-page.ts';
import { signIn } from '../support/sign-in.ts';

/** The day before Smart Snack lost its limit of trans fat. */
const DAY = '2024-06-30';
const JUDGED = '30 Jun 2024';
/** More than a narrow window has room for beside the day. */
const MANY_PLACES = 'place=TX&place=LA&place=WV&place=UT';
const NOTE = `By the rules of ${JUDGED}`;
const THEN = { fail: 'Fails Smart Snack', unknown: 'Smart Snack unknown' } as const;

interface Found {
  readonly gtin: string;
  readonly name: string;
  /** What is said of it by the rules of the day. */
  readonly said: string;
}

/** A product that passes Smart Snack today and did not on the day. */
async function findChanged(page: Page): Promise<Found> {
  const ask = async (path: string) => (await page.request.get(path)).json();
  for (let offset = 0; ; offset += 60) {
    const { products } = await ask(`/api/products?limit=60&offset=${offset}&smart_snack_verdict=pass`);
    if (products.length === 0) throw new Error('No product of the catalogue has another verdict then.');
    const gtins = products.map(({ gtin }: Found) => `gtin=${gtin}`).join('&');
    const { products: then } = await ask(`/api/products/answers?${gtins}&standard=smart_snack&day=${DAY}`);
    for (const { gtin, standards } of then) {
      const words = THEN[standards[0].answer as keyof typeof THEN];
      if (words === undefined) continue;
      const { normalized_name, name } = await ask(`/api/products/${gtin}`);
      return { gtin, name: normalized_name ?? name, said: words };
    }
  }
}

/** Where the words of a part stand, which may be wider than it. */
const wordsOf = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });

test('an earlier day is followed from a search to its product, lists, their link and their file', async ({
  page,
  browser,
}) => {
  const { gtin, name, said } = await findChanged(page);
  const send = apiCaller(page, await signIn(page));
  await send('POST', '/api/cart/add', { gtin });
  const { id } = await send('POST', '/api/wishlist-groups', { name: 'Vending' });
  await send('POST', `/api/wishlist-groups/${id}/add-items`, { gtins: [gtin] });
  const labels = page.getByRole('list', { name: 'Labels' });

  // Today it passes everywhere, and no day is said.
  await openPage(page, `/products/${gtin}`);
  await expect(labels.first()).toContainText('Passes Smart Snack');
  await expect(page.getByText(/^By the rules of/)).toHaveCount(0);
  await openPage(page, `/wishlist-groups/${id}`);
  await expect(labels).toContainText('Passes Smart Snack');

  await openPage(page, `/products?q=${gtin}`);
  await page.getByRole('button', { name: 'Choose yours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Standards, place and day' });
  await dialog.locator('input[type=date]').fill(DAY);
  await dialog.getByRole('button', { name: 'Use these' }).click();
  await expect(page).toHaveURL(new RegExp(`day=${DAY}`));
  const card = page.getByRole('article').first();
  await expect(card.getByRole('definition').first()).not.toHaveText('Passes');
  await card.getByRole('heading').getByRole('link').click();
  const product = page.getByRole('dialog', { name });
  await expect(product.getByRole('list', { name: 'Labels' })).toContainText(said);
  await expect(product.getByText(NOTE)).toBeVisible();

  await page.goto(`/products/${gtin}`);
  await expect(labels.first()).toContainText(said);
  await expect(page.getByText(NOTE).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`day=${DAY}`));

  // The lists, which no address gave a day, follow the choice.
  await page.goto('/wishlist');
  await expect(labels).toContainText(said);
  await expect(page).toHaveURL(new RegExp(`day=${DAY}`));
  await expect(page.getByText(JUDGED, { exact: true })).toBeVisible();
  await page.goto(`/wishlist-groups/${id}`);
  await expect(labels).toContainText(said);
  await expectAccessibleEverywhere(page, 'a group on an earlier day');
  await page.getByRole('button', { name: 'Create share link' }).click();
  const link = await page.getByRole('textbox', { name: 'Share link' }).inputValue();
  expect(link).toContain(`?day=${DAY}`);

  const visitor = await (await browser.newContext()).newPage();
  const html = await (await visitor.request.get(link)).text();
  expect(html).toContain(said);
  expect(html).not.toContain('Passes Smart Snack');
  await openPage(visitor, link);
  await expect(visitor.getByRole('list', { name: 'Labels' })).toContainText(said);
  await expect(visitor.getByText(JUDGED, { exact: true })).toBeVisible();
  // The link of a product goes on with the day of the address.
  await visitor.getByRole('listitem').getByRole('link', { name }).click();
  await expect(visitor).toHaveURL(new RegExp(`/products/${gtin}\\?day=${DAY}`));
  await expect(visitor.getByRole('list', { name: 'Labels' }).first()).toContainText(said);
  // Without the day, it is the group of today.
  await openPage(visitor, link.replace(/\?.*/, ''));
  await expect(visitor.getByRole('list', { name: 'Labels' })).toContainText('Passes Smart Snack');
  await visitor.context().close();

  await page.goto('/cart');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Order sheet as CSV' }).click();
  const rows: Record<string, string>[] = parse(await readFile(await (await saved).path()), {
    bom: true,
    columns: true,
  });
  expect(rows).toHaveLength(1);
  expect(rows[0]?.[`Smart Snack, on ${DAY}`]).toBe(said.startsWith('Fails') ? 'Fails' : 'Unknown');
});

test('an order and what could stand in for its lines follow an earlier day', async ({ page }) => {
  const { gtin } = await findChanged(page);
  const send = apiCaller(page, await signIn(page));
  const { id } = await send('POST', '/api/orders', { name: 'Vending', origin: 'csv' });
  await send('POST', `/api/orders/${id}/lines`, {
    lines: [{ line: 1, code: gtin, quantity: 2, unit: 'EA' }],
  });
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /line 1$/ }) });
  await page.goto(`/orders/${id}`);
  await expect(row).toContainText('Smart Snack: Passes');
  await page.goto(`/orders/${id}?day=${DAY}`);
  await expect(row).toContainText(/Smart Snack: (?:Fails|Unknown)/);
  await expect(page.getByText(JUDGED, { exact: true })).toBeVisible();
  await page.goto(`/orders/${id}/fix?day=${DAY}`);
  await expect(page.getByText(JUDGED, { exact: true })).toBeVisible();
  await expectAccessibleEverywhere(page, 'the lines to fix on an earlier day');
});

test('a list says its places and day and lets them be chosen there, in one line of a narrow window', async ({
  page,
}) => {
  const { products } = await (await page.request.get('/api/products?limit=1')).json();
  const gtins: string[] = products.map(({ gtin }: Found) => gtin);
  const send = apiCaller(page, await signIn(page));
  await send('POST', '/api/cart/add', { gtin: gtins[0] });
  const { id: group } = await send('POST', '/api/wishlist-groups', { name: 'Vending' });
  await send('POST', `/api/wishlist-groups/${group}/add-items`, { gtins });
  const { id: order } = await send('POST', '/api/orders', { name: 'Vending', origin: 'csv' });
  await send('POST', `/api/orders/${order}/lines`, {
    lines: [{ line: 1, code: gtins[0], quantity: 2, unit: 'EA' }],
  });
  await page.setViewportSize({ width: 360, height: 740 });
  const choose = page.getByRole('button', { name: 'Choose yours' });
  for (const address of ['/cart', '/wishlist', `/wishlist-groups/${group}`, `/orders/${order}`]) {
    await page.goto(`${address}?day=${DAY}&${MANY_PLACES}`);
    await expect(choose).toBeVisible();
    const line = page.locator(':has(> button)').filter({ has: choose }).last();
    const heights = await Promise.all([line, choose].map((part) => part.boundingBox()));
    expect(heights[0]?.height).toBe(heights[1]?.height);
    const [day, way] = await Promise.all([page.getByText(JUDGED, { exact: true }), choose].map(wordsOf));
    expect(day?.right).toBeLessThan(way?.left ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await choose.click();
    const dialog = page.getByRole('dialog', { name: 'Standards, place and day' });
    await dialog.getByRole('checkbox', { name: 'California', exact: true }).check();
    await dialog.getByRole('button', { name: 'Use these' }).click();
    await expect(page).toHaveURL(/place=CA/);
    await expect(page.getByTitle(/California/)).toBeVisible();
  }
});
