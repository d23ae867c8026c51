import { expect, test } from 'vitest';
import { BEANS, ORDER_ITEMS, SOUP } from '#tests/support/order-items.ts';
import { openOrdersApp } from '#tests/support/orders-app.ts';

const { store, alice, bob } = await openOrdersApp(ORDER_ITEMS);

test('lines that pass Smart Snack are counted: unknown is not passing, what has no product counts nowhere', async () => {
  const id = String((await alice('POST', 'orders', { name: 'November', origin: 'csv' })).body.id);
  const passing = async (as = alice, ids = [id]) =>
    (await as('GET', `orders/passing?${ids.map((each) => `order=${each}`).join('&')}`)).body;
  const lines = [
    { line: 1, code: BEANS },
    { line: 2, code: SOUP },
    { line: 3, name: 'NAPKINS' },
  ];
  await alice('POST', `orders/${id}/lines`, { lines: [...lines, { line: 4, code: BEANS }] });
  await alice('PUT', `orders/${id}/aside`, { lines: [{ line: 4, is_aside: true, merged_into: null }] });
  const verdict = (gtin: string, is: string) =>
    store.pool.query('UPDATE products SET smart_snack = $2 WHERE gtin = $1', [gtin, is]);
  await verdict(BEANS, 'pass');
  await verdict(SOUP, 'unknown');
  expect(await passing()).toEqual({ orders: [{ id, pass: 1, fail: 0, unknown: 1 }] });
  expect(await passing(bob)).toEqual({ orders: [] });
  await verdict(SOUP, 'fail');
  await alice('PUT', `orders/${id}/swaps`, { swaps: [{ line: 2, gtin: BEANS }] });
  expect(await passing()).toEqual({ orders: [{ id, pass: 2, fail: 0, unknown: 0 }] });
  await verdict(BEANS, 'not_applicable');
  expect(await passing()).toEqual({ orders: [] });
  expect(
    await passing(
      alice,
      Array.from({ length: 21 }, () => id),
    ),
  ).toMatchObject({ status: 422 });
});
