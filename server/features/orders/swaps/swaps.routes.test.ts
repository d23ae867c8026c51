import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderLine } from '#contract/orders.schema.ts';
import type { Swaps } from '#contract/swaps.schema.ts';
import { openOrdersApp } from '#tests/support/orders-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

const FAILS = demoGtin(1);
const PASSES = demoGtin(2);
const MILKLESS = demoGtin(3);
const CASE = demoGtin(4);
const each = { product_type: 'BASE_UNIT_OR_EACH', brick_code: '10000025' } as const;

const { store, alice, bob } = await openOrdersApp([
  tradeItem({ ...each, gtin: FAILS, name: 'Sweet Oat Drink' }),
  tradeItem({
    ...each,
    gtin: PASSES,
    name: 'Oat Drink',
    price: { amount: 2, currency: 'USD', unit: 'each' },
  }),
  tradeItem({
    ...each,
    gtin: MILKLESS,
    name: 'Rice Drink',
    allergens: [{ allergen: 'milk', containment: 'free_from' }],
  }),
  tradeItem({
    gtin: CASE,
    product_type: 'CASE',
    name: 'Oat Drink, Case',
    contains: [{ gtin: PASSES, quantity: 8 }],
  }),
]);

beforeAll(async () => {
  await store.pool.query(
    `UPDATE products SET smart_snack = 'pass', good_choice = 'pass', philly = 'not_applicable'`,
  );
  await store.pool.query(`UPDATE products SET smart_snack = 'fail' WHERE gtin = $1`, [FAILS]);
});

let id = '';
beforeEach(async () => {
  id = String((await alice('POST', 'orders', { name: 'Drinks', origin: 'csv' })).body.id);
  const lines = [
    { line: 1, code: FAILS, quantity: 2, unit: 'CS', pack: '12/1L' },
    { line: 2, code: PASSES, quantity: 1, unit: 'CS' },
    { line: 3, name: 'NAPKINS' },
  ];
  await alice('POST', `orders/${id}/lines`, { lines });
});

const listSwaps = async (query = '') =>
  (await alice('GET', `orders/${id}/swaps${query}`)).body as unknown as Swaps;
const swap = (swaps: object[], as = alice) => as('PUT', `orders/${id}/swaps`, { swaps });
const lineOne = async () => ((await alice('GET', `orders/${id}`)).body.lines as OrderLine[])[0];

test('refused are another person’s order, a line without a product, and what the catalogue has not; nothing is swapped', async () => {
  expect((await swap([{ line: 1, gtin: PASSES }], bob)).status).toBe(404);
  expect((await bob('GET', `orders/${id}/swaps`)).status).toBe(404);
  const { status, body } = await swap([
    { line: 1, gtin: PASSES },
    { line: 3, gtin: PASSES },
  ]);
  expect([status, body.detail]).toEqual([422, 'Line 3 has no product to swap.']);
  expect((await swap([{ line: 1, gtin: demoGtin(999) }])).status).toBe(404);
  expect((await swap([{ line: 9, gtin: null }])).body.detail).toBe('This order has no line 9.');
  expect((await swap([])).status).toBe(422);
  expect((await alice('GET', `orders/${id}/swaps?guideline=keto`)).status).toBe(422);
  expect(await lineOne()).toMatchObject({ swapped_gtin: null });
});

test('a failing line is offered what passes, nearest first, and what that would change', async () => {
  const { lines, guidelines } = await listSwaps('?guideline=smart_snack');
  expect(lines.map(({ line }) => line)).toEqual([1]);
  expect(lines[0]?.options.map(({ product }) => product.gtin)).toEqual([PASSES, MILKLESS]);
  expect(lines[0]?.options[0]?.terms).toEqual({ quantity: 3, unit: 'case', holds: 8, amount: 48 });
  expect(guidelines).toEqual([{ guideline: 'smart_snack', applies: 2, passes: 1, would_pass: 2 }]);
});

test('products silent about an allergen are counted, not offered', async () => {
  const { lines } = await listSwaps('?guideline=smart_snack&free_from=milk');
  expect(lines[0]?.options.map(({ product }) => product.gtin)).toEqual([MILKLESS]);
  expect(lines[0]?.undeclared).toBe(1);
});

test('a swap counts in the scorecard and is taken back', async () => {
  expect((await swap([{ line: 1, gtin: PASSES }])).status).toBe(200);
  expect(await lineOne()).toMatchObject({
    gtin: FAILS,
    swapped_gtin: PASSES,
    swapped_quantity: 3,
    quantity: 2,
  });
  expect((await alice('GET', `orders/${id}/scorecard`)).body).toMatchObject({
    unit: 'case',
    judged: { lines: 2, quantity: 4 },
    // The other line names no pack: 8 at $2, as the catalogue's case holds.
    price: { total: 48 + 16 },
    by_case_on_file: 1,
  });
  const { lines, guidelines } = await listSwaps('?guideline=smart_snack');
  expect(lines.map(({ line }) => line)).toEqual([1]);
  expect(guidelines[0]).toMatchObject({ passes: 2, would_pass: 2 });
  await swap([{ line: 1, gtin: null }]);
  expect(await lineOne()).toMatchObject({ swapped_gtin: null, swapped_quantity: null });
});

test('another choice of product takes the swap back', async () => {
  await swap([{ line: 1, gtin: PASSES }]);
  await alice('PUT', `orders/${id}/lines/1`, { gtin: MILKLESS });
  expect(await lineOne()).toMatchObject({ gtin: MILKLESS, swapped_gtin: null });
});
