import { expect, test } from 'vitest';
import { openListsApp } from '#tests/support/lists-app.ts';
import { demoGtin } from '#tests/support/trade-items.ts';

const PRODUCTS = 2_001;
const lists = await openListsApp(PRODUCTS);
const alice = lists.as(0);
const gtins = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => demoGtin(from + i));

/** Fills the table of one list with the first products of the store. */
async function fill(table: 'cart_items' | 'wishlist_items', count: number): Promise<void> {
  await lists.store.pool.query(
    `INSERT INTO ${table} (id, user_id, gtin, added_at${table === 'cart_items' ? ', quantity' : ''})
     SELECT gen_random_uuid(), (SELECT min(id::text)::uuid FROM users), gtin, now()${table === 'cart_items' ? ', 1' : ''}
     FROM (SELECT gtin FROM products ORDER BY gtin LIMIT $1) AS first`,
    [count],
  );
}
const last = async () =>
  (await lists.store.pool.query('SELECT max(gtin) AS gtin FROM products')).rows[0].gtin as string;

test('a cart of a thousand products takes no other, and more of what is in it', async () => {
  await fill('cart_items', 1_000);
  const { status, body } = await alice('POST', 'cart/add', { gtin: await last() });
  expect([status, body.detail]).toEqual([422, 'A cart holds at most 1,000 products.']);
  const { body: cart } = await alice('GET', 'cart');
  const [{ gtin }] = cart.items as [{ gtin: string }];
  expect((await alice('POST', 'cart/add', { gtin })).status).toBe(200);
});

test('a wishlist of two thousand takes no other', async () => {
  await fill('wishlist_items', 2_000);
  const { status, body } = await alice('POST', 'wishlist/add', { gtin: await last() });
  expect([status, body.detail]).toEqual([422, 'A wishlist holds at most 2,000 products.']);
});

test('a group takes a thousand, and of a change that is too long nothing', async () => {
  const { body: group } = await alice('POST', 'wishlist-groups', { name: 'Long' });
  const path = `wishlist-groups/${group.id}`;
  expect((await alice('POST', `${path}/add-items`, { gtins: gtins(0, 500) })).status).toBe(200);
  expect((await alice('POST', `${path}/add-items`, { gtins: gtins(500, 999) })).status).toBe(200);
  const { status, body } = await alice('POST', `${path}/add-items`, { gtins: gtins(999, 1_001) });
  expect([status, body.detail]).toEqual([422, 'A group holds at most 1,000 products.']);
  expect((await alice('GET', `${path}/items`)).body).toMatchObject({ group: { item_count: 999 } });
});
