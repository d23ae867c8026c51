import { beforeEach, describe, expect, test } from 'vitest';
import type { OrderLine } from '#contract/orders.schema.ts';
import { BEANS, CASE, ORDER_ITEMS, SOUP } from '#tests/support/order-items.ts';
import { openOrdersApp } from '#tests/support/orders-app.ts';
import { demoGtin } from '#tests/support/trade-items.ts';

const MISSING = demoGtin(999);

const orders = await openOrdersApp(ORDER_ITEMS);
const alice = orders.as(0);
const bob = orders.as(1);

let id = '';
beforeEach(async () => {
  id = String((await alice('POST', 'orders', { name: 'November', origin: 'csv' })).body.id);
});

async function match(line: object): Promise<OrderLine> {
  const { status, body } = await alice('POST', `orders/${id}/lines`, { lines: [{ line: 1, ...line }] });
  expect([status, body.detail]).toEqual([200, undefined]);
  return (body.lines as OrderLine[])[0] as OrderLine;
}

describe('refused', () => {
  test('are orders without a name, and of an unknown origin', async () => {
    expect((await alice('POST', 'orders', { name: ' ', origin: 'csv' })).body.detail).toContain(
      'An order needs a name',
    );
    expect((await alice('POST', 'orders', { name: 'x', origin: 'fax' })).status).toBe(422);
  });

  test.each([
    [{ line: 0 }],
    [{ line: 5_001 }],
    [{ line: 1.5 }],
    [{ line: 1, quantity: -1 }],
    [{ line: 1, name: 'x'.repeat(301) }],
  ])('is %j', async (line) => {
    expect((await alice('POST', `orders/${id}/lines`, { lines: [line] })).status).toBe(422);
  });

  test('are more lines at once than two hundred, and none', async () => {
    const lines = Array.from({ length: 201 }, (_, n) => ({ line: n + 1 }));
    expect((await alice('POST', `orders/${id}/lines`, { lines })).status).toBe(422);
    expect((await alice('POST', `orders/${id}/lines`, { lines: [] })).status).toBe(422);
  });

  test('is another person’s order, in every way', async () => {
    await match({ code: BEANS });
    const not = { status: 404, body: { detail: 'Order not found' } };
    expect(await bob('GET', `orders/${id}`)).toMatchObject(not);
    expect(await bob('GET', `orders/${id}/judged`)).toMatchObject(not);
    expect(await bob('GET', `orders/${id}/scorecard`)).toMatchObject(not);
    expect(await bob('POST', `orders/${id}/lines`, { lines: [{ line: 1 }] })).toMatchObject(not);
    expect(await bob('PUT', `orders/${id}/lines/1`, { gtin: null })).toMatchObject(not);
    expect(await bob('DELETE', `orders/${id}`)).toMatchObject(not);
    expect((await bob('GET', 'orders')).body).toEqual({ orders: [] });
  });

  test('are a line that the order has not, and a product that the catalogue has not', async () => {
    expect((await alice('PUT', `orders/${id}/lines/7`, { gtin: BEANS })).status).toBe(404);
    await match({ code: BEANS });
    expect((await alice('PUT', `orders/${id}/lines/1`, { gtin: MISSING })).status).toBe(404);
  });

  test('is the 201st order of an account', async () => {
    await orders.store.pool.query(
      `INSERT INTO orders SELECT gen_random_uuid(), user_id, 'x', 'csv', now() FROM orders, generate_series(2, 200)`,
    );
    const { status, body } = await alice('POST', 'orders', { name: 'One more', origin: 'csv' });
    expect([status, body.detail]).toEqual([
      422,
      'An account holds at most 200 orders. Delete one to make room.',
    ]);
  });
});

test('the totals are the lines, whatever they are, and a line again replaces itself', async () => {
  const lines = [
    { line: 1, code: BEANS },
    { line: 2, name: 'NAPKINS' },
    { line: 3 },
    { line: 4, name: 'TOMATO SOUP' },
  ];
  await alice('POST', `orders/${id}/lines`, { lines });
  await alice('POST', `orders/${id}/lines`, { lines: [...lines, { line: 4, code: SOUP }] });
  const { body } = await alice('GET', `orders/${id}`);
  expect(body.totals).toEqual({ lines: 4, code: 2, name: 0, absent: 1, problem: 1 });
  expect((body.lines as OrderLine[]).map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  expect((body.products as { gtin: string }[]).map(({ gtin }) => gtin).toSorted()).toEqual([BEANS, SOUP]);
});

test('an order’s products are judged once each; a deleted order is gone', async () => {
  await alice('POST', `orders/${id}/lines`, {
    lines: [
      { line: 1, code: BEANS },
      { line: 2, code: CASE },
    ],
  });
  const { body } = await alice('GET', `orders/${id}/judged`);
  expect(body.products).toMatchObject([
    { gtin: BEANS, allergens: { contains: [], free_from: [] }, per_100: {} },
  ]);
  expect((await alice('DELETE', `orders/${id}`)).body).toEqual({ orders: [] });
  expect((await alice('GET', `orders/${id}`)).status).toBe(404);
});

test('an order is scored: a case counts by its contents, and lines outside the catalogue are not judged', async () => {
  await alice('POST', `orders/${id}/lines`, {
    lines: [
      { line: 1, code: CASE, quantity: 2, price: 30, price_per: 'case' },
      { line: 2, name: 'NAPKINS', quantity: 9 },
    ],
  });
  const { status, body } = await alice('GET', `orders/${id}/scorecard`);
  expect([status, body.detail]).toEqual([200, undefined]);
  expect(body).toMatchObject({
    unit: 'case',
    judged: { lines: 1, quantity: 2 },
    not_judged: 1,
    price: { total: 60, lines_on_file: 0, lines_without: 0 },
  });
});

test('an order of a group keeps which one, and none is made of a group that one may not read', async () => {
  const group = String((await bob('POST', 'wishlist-groups', { name: 'Secret' })).body.id);
  const order = { name: 'Of a group', origin: 'group', group_id: group };
  expect((await alice('POST', 'orders', order)).status).toBe(404);
  const made = await bob('POST', 'orders', order);
  expect(made.body.group_id).toBe(group);
  await bob('DELETE', `wishlist-groups/${group}`);
  expect((await bob('GET', `orders/${made.body.id}`)).body.group_id).toBeNull();
});
