import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTokenApp } from '#tests/support/token-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

const { store, signUp, call, makeToken } = await openTokenApp([tradeItem({ gtin: demoGtin(1) })]);

/** Half-finished sign-ins and keys against a second add or exchange: they say nothing of a person. */
const LEFT_OUT = ['provider_sign_ins', 'idempotency_keys'];

async function exportOf(access: string): Promise<Record<string, unknown[]>> {
  return (await call('GET', '/api/auth/export', access)).json();
}

test('the export has what a person keeps and brings, and nothing of anybody else', async () => {
  const [access, other] = [await signUp('marta@example.com'), await signUp('ann@example.com')];
  const gtin = demoGtin(1);
  await call('POST', '/api/cart/add', access, { gtin, quantity: 3 });
  await call('POST', '/api/wishlist/add', access, { gtin, note: 'Ask', tag: 'May' });
  const { id } = (await call('POST', '/api/wishlist-groups', access, { name: 'Lunch' })).json();
  await call('POST', `/api/wishlist-groups/${id}/add-items`, access, { gtins: [gtin] });
  await call('POST', '/api/orders', access, { name: 'Week 12', origin: 'xlsx' });
  await makeToken(access);
  const data = await exportOf(access);
  expect(data).toMatchObject({
    cart_items: [{ gtin, quantity: 3 }],
    wishlist_items: [{ gtin, note: 'Ask', tag: 'May' }],
    wishlist_groups: [{ name: 'Lunch' }],
    wishlist_group_items: [{ gtin, group_id: id }],
    orders: [{ name: 'Week 12' }],
    tokens: [{ name: 'Nightly', scope: 'read' }],
  });
  expect(JSON.stringify(data)).not.toContain('hash');
  const nothing = await exportOf(other);
  for (const part of ['cart_items', 'wishlist_items', 'wishlist_groups', 'orders', 'tokens']) {
    expect(nothing[part]).toEqual([]);
  }
});

test('every table that belongs to a person is in the export', async () => {
  const { rows } = await store.pool.query<{ name: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
     WHERE contype = 'f' AND confrelid = 'users'::regclass ORDER BY name`,
  );
  const data = await exportOf(await signUp(`${randomUUID()}@example.com`));
  const said: Record<string, string> = {
    api_tokens: 'tokens',
    user_identities: 'identities',
    wishlist_group_followers: 'followed_groups',
  };
  const missing = rows.filter(({ name }) => !LEFT_OUT.includes(name) && !((said[name] ?? name) in data));
  expect(missing).toEqual([]);
});
