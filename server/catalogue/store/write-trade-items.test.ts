import { beforeEach, expect, test } from 'vitest';
import { openTestDb } from '#tests/support/test-db.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { writeTradeItems } from './write-trade-items.ts';

const { pool, db, truncate } = await openTestDb();
beforeEach(truncate);

const FIRST = new Date('2026-11-01T00:00:00Z');
const LATER = new Date('2026-11-02T00:00:00Z');
const dates = tradeItem({
  name: 'PITTED DATES',
  brand: 'OASIS',
  brick_code: '10000163',
  serving: { size: { value: 40, unit: 'g' }, description: '5 dates', per_container: 6 },
  nutrients: [
    { nutrient: 'sodium', value: 0.5, unit: 'g', basis: '100g' },
    { nutrient: 'iron', value: 2, unit: 'IU', basis: '100g' },
  ],
  allergens: [{ allergen: 'tree_nuts', containment: 'may_contain' }],
  claims: { production: ['Raw', 'A "quoted" \\ tag'] },
  cuisine_tags: ['Levantine', 'comma, quote" and \\ backslash'],
  ingredients: 'Dates.\tOne tab,\nand a line.',
});

test('an item the store refuses leaves nothing of its batch behind', async () => {
  const broken = tradeItem({ gtin: demoGtin(2), name: 'nul \u0000' });
  await expect(writeTradeItems(pool, 'off', [dates, broken], FIRST)).rejects.toThrow();
  expect(await db.selectFrom('source_records').select('gtin').execute()).toEqual([]);
  expect(await db.selectFrom('products').select('gtin').execute()).toEqual([]);
});

test('what is done after a batch fails with it', async () => {
  const failing = writeTradeItems(pool, 'off', [dates], FIRST, async () => {
    throw new Error('no more');
  });
  await expect(failing).rejects.toThrow('no more');
  expect(await db.selectFrom('products').select('gtin').execute()).toEqual([]);
});

test('a product is stored with its details, standardised and named', async () => {
  expect(await writeTradeItems(pool, 'fdc', [dates], FIRST)).toEqual({ written: 1, unchanged: 0 });
  const product = await db.selectFrom('products').selectAll().executeTakeFirstOrThrow();
  expect(product).toMatchObject({
    gtin: dates.gtin,
    listed: true,
    name: 'PITTED DATES',
    normalized_name: 'Pitted Dates',
    ingredients: dates.ingredients,
    cuisine_tags: dates.cuisine_tags,
    claims: dates.claims,
    serving_size_value: 40,
    sources: [{ source: 'fdc', imported_at: FIRST.toISOString() }],
  });
  expect(await db.selectFrom('brands').select('name').execute()).toEqual([{ name: 'Oasis' }]);
  const nutrients = await db.selectFrom('product_nutrients').selectAll().orderBy('nutrient').execute();
  expect(nutrients).toMatchObject([
    {
      nutrient: 'sodium',
      source: 'fdc',
      source_value: 0.5,
      source_unit: 'g',
      per_serving: 200,
      per_100: 500,
    },
    { nutrient: 'iron', source_unit: 'IU', per_serving: null, per_100: null, flagged: true },
  ]);
  expect(await db.selectFrom('product_allergens').select(['allergen', 'state']).execute()).toEqual([
    { allergen: 'tree_nuts', state: 'may_contain' },
  ]);
});

test('coarser GPC codes follow from finer ones, and codes GPC does not have are dropped', async () => {
  const brick = await db.selectFrom('gpc_bricks').selectAll().orderBy('gpc_code').executeTakeFirstOrThrow();
  const fine = tradeItem({ brick_code: brick.gpc_code, family_code: '50160000' });
  const unknown = tradeItem({
    gtin: demoGtin(2),
    brick_code: '99999999',
    class_code: '12345678',
    family_code: '1',
  });
  await writeTradeItems(pool, 'off', [fine, unknown], FIRST);
  const stored = await db
    .selectFrom('products')
    .select(['family_code', 'class_code', 'brick_code'])
    .orderBy('gtin')
    .execute();
  expect(stored).toEqual([
    {
      family_code: `${brick.class_code.slice(0, 4)}0000`,
      class_code: brick.class_code,
      brick_code: brick.gpc_code,
    },
    { family_code: null, class_code: null, brick_code: null },
  ]);
});

test('the same again writes nothing, whatever the order of keys', async () => {
  await writeTradeItems(pool, 'off', [dates], FIRST);
  const before = await db.selectFrom('products').selectAll().executeTakeFirstOrThrow();
  const again = { ...dates, claims: Object.fromEntries(Object.entries(dates.claims).reverse()) };
  expect(await writeTradeItems(pool, 'off', [again], LATER)).toEqual({ written: 0, unchanged: 1 });
  expect(await db.selectFrom('products').selectAll().executeTakeFirstOrThrow()).toEqual(before);
});

test('a change takes the next change number and replaces the details', async () => {
  await writeTradeItems(pool, 'off', [dates], FIRST);
  const before = await db.selectFrom('products').selectAll().executeTakeFirstOrThrow();
  await writeTradeItems(pool, 'off', [{ ...dates, nutrients: [], allergens: [], name: 'Dates' }], LATER);
  const after = await db.selectFrom('products').selectAll().executeTakeFirstOrThrow();
  expect(after.change_seq).toBeGreaterThan(before.change_seq);
  expect(after).toMatchObject({ name: 'Dates', created_at: before.created_at });
  expect(await db.selectFrom('product_nutrients').select('gtin').execute()).toEqual([]);
  expect(await db.selectFrom('product_allergens').select('gtin').execute()).toEqual([]);
});

test('of several items with one GTIN in a batch the last counts', async () => {
  const counts = await writeTradeItems(pool, 'off', [dates, { ...dates, name: 'Last' }], FIRST);
  expect(counts).toEqual({ written: 1, unchanged: 1 });
  expect(await db.selectFrom('products').select('name').execute()).toEqual([{ name: 'Last' }]);
});

test('a price waits for a product, which then shows it', async () => {
  const price = { amount: 1234.5, currency: 'USD', unit: 'case' } as const;
  await writeTradeItems(pool, 'prices', [tradeItem({ price })], FIRST);
  expect(await db.selectFrom('products').select('gtin').execute()).toEqual([]);
  await writeTradeItems(pool, 'off', [dates], LATER);
  expect(await db.selectFrom('products').select(['price_amount', 'price_unit']).execute()).toEqual([
    { price_amount: '1234.50', price_unit: 'case' },
  ]);
});
