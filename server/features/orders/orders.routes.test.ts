import { beforeEach, describe, expect, test } from 'vitest';
import type { OrderLine } from '#contract/orders.schema.ts';
import { BEANS, CASE, DISPLAY, ORDER_ITEMS, OTHER_SOUP, PALLET, SOUP } from '#tests/support/order-items.ts';
import { openOrdersApp } from '#tests/support/orders-app.ts';
import { demoGtin } from '#tests/support/trade-items.ts';

const MISSING = demoGtin(999);

const { store, alice, bob } = await openOrdersApp(ORDER_ITEMS);

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
    await store.pool.query(
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
  expect(body.totals).toEqual({ lines: 4, code: 2, name: 0, absent: 1, problem: 1, aside: 0 });
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
  const part = async (of: string) => (await alice('GET', `orders/${id}/scorecard/lines?part=${of}`)).body;
  expect(await part('without.price')).toEqual({ lines: [], name: null });
  expect(await part('allergen.milk.not_declared')).toEqual({ lines: [1], name: null });
  expect(await part('criterion.Calories%20from%20fat')).toEqual({ lines: [], name: 'Calories from fat' });
  expect(await part('criterion.Sodio')).toMatchObject({ status: 404 });
  expect(await part('allergen.milk')).toMatchObject({ status: 422 });
  expect((await bob('GET', `orders/${id}/scorecard/lines?part=without.price`)).status).toBe(404);
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

describe('a line by its code', () => {
  test('an each is matched, in any form', async () => {
    expect(await match({ code: BEANS.replace(/^0+/, '') })).toMatchObject({
      match: 'code',
      gtin: BEANS,
      holds: 1,
    });
  });

  test('a case and a pallet are matched with what they hold, and say how many', async () => {
    expect(await match({ code: CASE })).toMatchObject({
      gtin: BEANS,
      level: 'CASE',
      holds: 6,
      note: 'Case code, holds 6',
    });
    expect(await match({ code: PALLET })).toMatchObject({ gtin: BEANS, level: 'PALLET', holds: 336 });
  });

  test('a display of several products is not judged as one of them', async () => {
    expect(await match({ code: DISPLAY })).toMatchObject({ gtin: DISPLAY, holds: null, is_warning: true });
  });

  test('a wrong check digit is corrected only where the name agrees', async () => {
    const wrong = `${BEANS.slice(0, -1)}${(Number(BEANS.at(-1)) + 1) % 10}`;
    expect(await match({ code: wrong, name: 'BEAN BLACK LS' })).toMatchObject({
      match: 'code',
      gtin: BEANS,
      is_warning: true,
      note: 'Check digit corrected; the name agrees',
    });
    expect(await match({ code: wrong, name: 'NAPKINS WHITE' })).toMatchObject({
      match: 'problem',
      gtin: null,
    });
    expect(await match({ code: wrong })).toMatchObject({
      match: 'problem',
      gtin: null,
      note: 'Check digit is wrong',
    });
  });

  test('a right code under another food’s name is warned of', async () => {
    expect(await match({ code: BEANS, name: 'NAPKINS WHITE' })).toMatchObject({
      gtin: BEANS,
      is_warning: true,
      note: 'The catalogue calls it Low Sodium Black Beans',
    });
  });

  test('what Excel shortened is a problem, unless name, brand and pack tell', async () => {
    expect(await match({ code: '9.52E+12' })).toMatchObject({
      match: 'problem',
      note: 'Excel wrote 9.52E+12; digits are lost',
    });
    const told = { code: '9.52E+12', name: 'BEAN BLACK LS', brand: 'MARROW & PITH', pack: '6/110OZ' };
    expect(await match(told)).toMatchObject({ match: 'name', gtin: BEANS, is_warning: true });
  });
});

describe('a line by its name', () => {
  test('a line is matched where brand, name and pack agree', async () => {
    expect(await match({ name: 'SOUP TOMATO', brand: 'NORRLAND', pack: '24/10.75OZ' })).toMatchObject({
      match: 'name',
      gtin: SOUP,
      is_warning: false,
    });
  });

  test('without a brand a person chooses, and until then there is no product', async () => {
    const line = await match({ name: 'SOUP TOMATO', pack: '24/10.75OZ' });
    expect(line).toMatchObject({ match: 'name', gtin: null, is_warning: true });
    expect(line.candidates.map(({ gtin }) => gtin).toSorted()).toEqual([SOUP, OTHER_SOUP]);
    const { body } = await alice('PUT', `orders/${id}/lines/1`, { gtin: OTHER_SOUP });
    expect(body.line).toMatchObject({ gtin: OTHER_SOUP, is_chosen: true, is_warning: false });
    const none = await alice('PUT', `orders/${id}/lines/1`, { gtin: null });
    expect(none.body.line).toMatchObject({ gtin: null, match: 'absent', is_chosen: true });
  });

  test('of a name that one brand has alone, another brand’s food may be meant: a person chooses', async () => {
    const line = await match({ name: 'BEAN BLACK LS', pack: '6/110OZ' });
    expect(line).toMatchObject({
      match: 'name',
      gtin: null,
      is_warning: true,
      candidates: [{ gtin: BEANS }],
    });
    expect(await match({ name: 'BEAN BLACK LS', brand: 'VOSSEL', pack: '6/110OZ' })).toMatchObject({
      gtin: null,
    });
  });

  test('what the catalogue has not is kept as text', async () => {
    expect(await match({ name: 'NAPKINS DINNER WHITE' })).toMatchObject({ match: 'absent', gtin: null });
    expect(await match({})).toMatchObject({ match: 'problem', note: 'The line has no code and no name' });
  });
});
