import { beforeEach, expect, test } from 'vitest';
import type { Order, OrderLine } from '#contract/orders.schema.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { BEANS, ORDER_ITEMS, SOUP } from '#tests/support/order-items.ts';
import { openOrdersApp } from '#tests/support/orders-app.ts';

const { alice, bob } = await openOrdersApp(ORDER_ITEMS);

let id = '';
beforeEach(async () => {
  id = String((await alice('POST', 'orders', { name: 'November', origin: 'csv' })).body.id);
  const lines = [
    { line: 1, code: BEANS, quantity: 15, unit: 'EA', price: 2 },
    { line: 2, code: BEANS, quantity: 4, unit: 'EA', price: 2 },
    { line: 3, code: BEANS, quantity: 1, unit: 'EA', price: 2 },
    { line: 4, code: SOUP, quantity: 9, unit: 'EA' },
    { line: 5, name: 'FUEL SURCHARGE', quantity: 1, unit: 'EA' },
    { line: 6, code: BEANS, quantity: 1, unit: 'CS' },
  ];
  await alice('POST', `orders/${id}/lines`, { lines });
});

const put = (lines: object[], as = alice) => as('PUT', `orders/${id}/aside`, { lines });
const merge = (into: number, ...lines: number[]) =>
  put(lines.map((line) => ({ line, is_aside: true, merged_into: into })));
const aside = (...lines: number[]) => put(lines.map((line) => ({ line, is_aside: true, merged_into: null })));
const bringBack = (...lines: number[]) =>
  put(lines.map((line) => ({ line, is_aside: false, merged_into: null })));
const order = async () => (await alice('GET', `orders/${id}`)).body as unknown as Order;
const scorecard = async () => (await alice('GET', `orders/${id}/scorecard`)).body as unknown as Scorecard;
const states = async () =>
  (await order()).lines.flatMap(({ line, is_aside, merged_into }) => (is_aside ? [[line, merged_into]] : []));

test('refused are another person’s order, unknown lines and unlike lines, and then nothing is set aside', async () => {
  expect((await put([{ line: 1, is_aside: true, merged_into: null }], bob)).status).toBe(404);
  expect((await aside(1, 7)).status).toBe(404);
  expect((await merge(7, 1)).status).toBe(404);
  for (const [into, line, detail] of [
    [1, 4, 'Lines 1, 4 are not of the same product.'],
    [1, 5, 'Lines 1, 5 are not of the same product.'],
    [1, 6, 'Lines 1, 6 count different units or packs.'],
    [1, 1, 'Line 1 is merged with another. Separate them first.'],
  ] as const) {
    const { status, body } = await merge(into, line);
    expect([status, body.detail]).toEqual([409, detail]);
  }
  expect(await states()).toEqual([]);
});

test('merged lines count as one with the sum of both; brought back, they count as before', async () => {
  const before = await scorecard();
  expect((await merge(1, 2, 3)).status).toBe(200);
  expect(await states()).toEqual([
    [2, 1],
    [3, 1],
  ]);
  const { totals } = await order();
  expect(totals).toMatchObject({ lines: 6, code: 3, absent: 1, aside: 2 });
  const merged = await scorecard();
  expect(merged).toMatchObject({ aside: 2, not_judged: 1, judged: { lines: before.judged.lines - 2 } });
  expect([merged.judged.quantity, merged.price]).toEqual([before.judged.quantity, before.price]);
  await bringBack(2, 3);
  expect(await scorecard()).toEqual(before);
});

test('a line that is set aside is of the file and not of the order', async () => {
  await aside(4, 5);
  expect((await order()).totals).toMatchObject({ lines: 6, code: 4, absent: 0, aside: 2 });
  expect(await scorecard()).toMatchObject({ aside: 2, not_judged: 0, judged: { lines: 4 } });
});

test('a merged line has no merges of its own, no other product and no swap until it is separated', async () => {
  await merge(1, 2);
  expect((await merge(2, 3)).status).toBe(409);
  expect((await merge(3, 1)).status).toBe(409);
  for (const line of [1, 2]) {
    const { status, body } = await alice('PUT', `orders/${id}/lines/${line}`, { gtin: SOUP });
    expect([status, body.detail]).toEqual([409, `Line ${line} is merged with another. Separate them first.`]);
  }
  const swap = await alice('PUT', `orders/${id}/swaps`, { swaps: [{ line: 2, gtin: SOUP }] });
  expect([swap.status, swap.body.detail]).toEqual([409, 'Line 2 is set aside. Bring it back first.']);
});

test('a swap stands in for all that is merged, and holds it together until it is undone', async () => {
  await merge(1, 2);
  const { body } = await alice('PUT', `orders/${id}/swaps`, { swaps: [{ line: 1, gtin: SOUP }] });
  expect((body.lines as OrderLine[])[0]).toMatchObject({
    quantity: 15,
    // As much as 19 cans of 3,118 g, in cans of 305 g.
    swapped_quantity: 195,
  });
  const detail = 'Line 1 is swapped for another product. Undo the swap first.';
  expect((await bringBack(2)).body.detail).toBe(detail);
  expect((await merge(1, 3)).body.detail).toBe(detail);
  await alice('PUT', `orders/${id}/swaps`, { swaps: [{ line: 1, gtin: null }] });
  expect((await bringBack(2)).status).toBe(200);
});

test('a line that is sent again replaces itself, and what was merged into it stands by itself', async () => {
  await merge(1, 2);
  await alice('POST', `orders/${id}/lines`, { lines: [{ line: 1, code: SOUP, quantity: 3, unit: 'EA' }] });
  expect(await states()).toEqual([]);
});

test('of a merge and another choice at the same time one is refused, whichever is first', async () => {
  for (let round = 0; round < 8; round++) {
    const [merged, chosen] = await Promise.all([
      merge(1, 2),
      alice('PUT', `orders/${id}/lines/2`, { gtin: SOUP }),
    ]);
    expect([merged.status, chosen.status].toSorted()).toEqual([200, 409]);
    const [first, second] = (await order()).lines;
    if (second?.merged_into === 1) expect(second.gtin).toBe(first?.gtin);
    await bringBack(2);
    await alice('PUT', `orders/${id}/lines/2`, { gtin: BEANS });
  }
});
