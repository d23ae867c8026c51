import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeSentence, type FieldChange } from '#contract/product-changes.ts';
import { evaluateProducts } from '#server/catalogue/evaluation/evaluate-products.ts';
import { removeSource } from '#server/catalogue/store/remove-source.ts';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import type { TradeItem } from '#server/catalogue/trade-item.ts';
import { openTokenApp } from '#tests/support/token-app.ts';
import { demoGtin, inServing, perServing, tradeItem } from '#tests/support/trade-items.ts';

const bar = (n: number, says: Partial<TradeItem> = {}): TradeItem =>
  tradeItem({
    gtin: demoGtin(n),
    name: `Oat bar ${n}`,
    product_type: 'BASE_UNIT_OR_EACH',
    ingredients: 'Oats, honey.',
    ...perServing(40, { sodium: 140 }),
    allergens: [{ allergen: 'milk', containment: 'free_from' }],
    price: { amount: 2.29, currency: 'USD', unit: 'each' },
    ...says,
  });

const { store, signUp, call } = await openTokenApp([bar(1), bar(2), bar(3)]);
const [first, second] = [demoGtin(1), demoGtin(2)];
const write = (...items: TradeItem[]) => writeTradeItems(store.pool, 'demo', items, new Date());
let access: string;
beforeEach(async () => {
  await store.pool.query('TRUNCATE watches, product_changes, watch_settings, rate_events CASCADE');
  await write(bar(1), bar(2), bar(3));
  access = await signUp(`${randomUUID()}@example.com`);
});
const watch = async (body: object, token = access) => call('POST', '/api/watches', token, body);

interface Told {
  readonly gtin: string;
  readonly name: string;
  readonly is_listed: boolean;
  readonly changes: readonly {
    source: string;
    is_new: boolean;
    search: string | null;
    fields: FieldChange[];
  }[];
}
const look = async (token = access) =>
  (await call('GET', '/api/watches/changes', token)).json() as { products: Told[]; latest: number };
const told = async (token = access) =>
  (await look(token)).products.flatMap(({ gtin, changes }) =>
    changes.map(({ fields }) => [gtin, ...fields.map(changeSentence)]),
  );

describe('nothing is watched', () => {
  test.each([
    [{ kind: 'product' }, 422],
    [{ kind: 'product', gtin: demoGtin(99) }, 404],
    [{ kind: 'group' }, 422],
    [{ kind: 'group', id: randomUUID() }, 404],
    [{ kind: 'search', id: randomUUID() }, 404],
    [{ kind: 'everything' }, 422],
  ])('by %j', async (body, status) => {
    expect((await watch(body)).statusCode).toBe(status);
    expect((await call('GET', '/api/watches', access)).json().watches).toEqual([]);
  });

  test('of what belongs to somebody else', async () => {
    const group = (await call('POST', '/api/wishlist-groups', access, { name: 'Mine' })).json();
    const order = (await call('POST', '/api/orders', access, { name: 'Mine', origin: 'csv' })).json();
    const other = await signUp(`${randomUUID()}@example.com`);
    expect((await watch({ kind: 'group', id: group.id }, other)).statusCode).toBe(404);
    expect((await watch({ kind: 'order', id: order.id }, other)).statusCode).toBe(404);
    const { watches } = (await watch({ kind: 'group', id: group.id })).json();
    expect((await call('DELETE', `/api/watches/${watches[0].id}`, other)).statusCode).toBe(404);
  });

  test('past 100 things', async () => {
    const { rows } = await store.pool.query<{ id: string }>('SELECT id FROM users ORDER BY id DESC LIMIT 1');
    await store.pool.query(
      `INSERT INTO watches (id, user_id, kind, gtin, created_at)
       SELECT gen_random_uuid(), $1, 'product', lpad(n::text, 14, '0'), now() FROM generate_series(1, 100) n`,
      [rows[0]?.id],
    );
    const refused = await watch({ kind: 'wishlist' });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      422,
      'An account watches at most 100 things. Stop watching one to make room.',
    ]);
  });
});

test('a change is told field by field, what may do harm first, by its source, until it was looked at', async () => {
  await watch({ kind: 'product', gtin: first });
  await write(
    bar(1, {
      ingredients: 'Oats, honey, whey.',
      nutrients: inServing({ sodium: 180 }),
      allergens: [{ allergen: 'milk', containment: 'contains' }],
      price: { amount: 2.49, currency: 'USD', unit: 'each' },
    }),
  );
  const { products, latest } = await look();
  expect(products).toMatchObject([
    {
      gtin: first,
      name: 'Oat bar 1',
      is_listed: true,
      changes: [{ source: 'demo', is_new: true, search: null }],
    },
  ]);
  expect(products[0]?.changes[0]?.fields.map(changeSentence)).toEqual([
    'Milk: free from → contains',
    'Ingredients changed',
    'Sodium, a serving: 140 mg → 180 mg',
    'Price: $2.29 → $2.49',
  ]);
  await call('POST', '/api/watches/seen', access, { latest });
  expect((await look()).products[0]?.changes).toMatchObject([{ is_new: false }]);
});

test('an allergen that is no longer declared is told, and never as free from', async () => {
  await watch({ kind: 'product', gtin: first });
  await write(bar(1, { allergens: [] }));
  expect(await told()).toEqual([[first, 'Milk: free from → not declared']]);
});

test('what is not watched is not recorded, nor what a reader cannot tell apart', async () => {
  await watch({ kind: 'product', gtin: first });
  await write(
    bar(2, { ingredients: 'Oats.' }),
    bar(1, { ingredients: 'OATS,\n honey.', description: 'New' }),
  );
  const { rows } = await store.pool.query('SELECT count(*) AS n FROM product_changes');
  expect(rows).toEqual([{ n: 0 }]);
});

test('a product that leaves the catalogue is told by its name, and so is its return', async () => {
  await watch({ kind: 'product', gtin: first });
  await removeSource(store.pool, 'demo');
  expect((await look()).products).toMatchObject([{ name: 'Oat bar 1', is_listed: false }]);
  await write(bar(1));
  expect(await told()).toEqual([
    [first, 'In the catalogue again'],
    [first, 'No longer in the catalogue'],
  ]);
});

test('a list is watched with what it holds at the time; a group only while it may be read', async () => {
  const owner = await signUp(`${randomUUID()}@example.com`);
  const path = '/api/wishlist-groups';
  const group = (await call('POST', path, owner, { name: 'Lunch', is_public: true })).json();
  await call('POST', `${path}/${group.id}/add-items`, owner, { gtins: [first] });
  await watch({ kind: 'group', id: group.id });
  await watch({ kind: 'wishlist' }, owner);
  await call('POST', `${path}/${group.id}/add-items`, owner, { gtins: [second] });
  await write(bar(2, { price: null }));
  const change = [[second, 'Price: $2.29 → none on file']];
  expect([await told(), await told(owner)]).toEqual([change, change]);
  const { watches } = (await call('GET', '/api/watches', access)).json();
  expect(watches).toMatchObject([{ kind: 'group', name: 'Lunch', product_count: 2 }]);
  await call('PUT', `${path}/${group.id}`, owner, { is_public: false });
  expect(await told()).toEqual([]);
  expect((await call('GET', '/api/watches', access)).json().watches).toEqual([]);
});

test('what changed before a person began to watch is not told to them', async () => {
  const other = await signUp(`${randomUUID()}@example.com`);
  await watch({ kind: 'product', gtin: first }, other);
  await write(bar(1, { price: null }));
  await watch({ kind: 'product', gtin: first });
  expect([(await told(other)).length, await told()]).toEqual([1, []]);
});

test('the rules’ own change has no source', async () => {
  await watch({ kind: 'product', gtin: first });
  await store.pool.query("UPDATE products SET smart_snack = 'pass' WHERE gtin = $1", [first]);
  await evaluateProducts(store.pool, { onBatch: () => undefined, onSkip: () => undefined });
  const [product] = (await look()).products;
  expect(product?.changes).toMatchObject([{ source: null, fields: [{ field: 'verdict', old: 'pass' }] }]);
});

test('a product’s page knows whether it is watched, and what changed', async () => {
  const page = async () => (await call('GET', `/api/watches/products/${first}`, access)).json();
  expect(await page()).toEqual({ watch_id: null, is_watched: false, changes: [] });
  const { watches } = (await watch({ kind: 'product', gtin: first })).json();
  await write(bar(1, { price: null }));
  expect(await page()).toMatchObject({
    watch_id: watches[0].id,
    is_watched: true,
    changes: [{ source: 'demo' }],
  });
  await call('DELETE', `/api/watches/${watches[0].id}`, access);
  expect(await page()).toEqual({ watch_id: null, is_watched: false, changes: [] });
});
