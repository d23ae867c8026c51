import { beforeEach, expect, test } from 'vitest';
import { openTestDb } from '#tests/support/test-db.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { removeSource } from './remove-source.ts';
import { writeTradeItems } from './write-trade-items.ts';

const { pool, db, truncate } = await openTestDb();
beforeEach(truncate);

const AT = new Date('2026-11-01T00:00:00Z');
const each = tradeItem({ gtin: demoGtin(1), name: 'Bar' });
const itsCase = tradeItem({
  gtin: demoGtin(2),
  name: 'Bar, case',
  product_type: 'CASE',
  contains: [{ gtin: each.gtin, quantity: 12 }],
});

async function listed(): Promise<Record<string, boolean>> {
  const rows = await db.selectFrom('products').select(['name', 'listed']).execute();
  return Object.fromEntries(rows.map((row) => [row.name, row.listed]));
}

test('a case whose content is not in the catalogue is listed itself', async () => {
  await writeTradeItems(pool, 'gdsn', [itsCase], AT);
  expect(await listed()).toEqual({ 'Bar, case': true });
});

test('a trade item that only contains itself is listed', async () => {
  const odd = { ...each, contains: [{ gtin: each.gtin, quantity: 1 }] };
  await writeTradeItems(pool, 'gdsn', [odd], AT);
  expect(await listed()).toEqual({ Bar: true });
});

test('a case is no longer listed once its content arrives, and its change is numbered', async () => {
  await writeTradeItems(pool, 'gdsn', [itsCase], AT);
  const before = await db.selectFrom('products').select('change_seq').executeTakeFirstOrThrow();
  await writeTradeItems(pool, 'off', [each], AT);
  expect(await listed()).toEqual({ Bar: true, 'Bar, case': false });
  const after = await db
    .selectFrom('products')
    .select('change_seq')
    .where('gtin', '=', itsCase.gtin)
    .executeTakeFirst();
  expect(after?.change_seq).toBeGreaterThan(before.change_seq);
});

test('a case is listed again once its content goes', async () => {
  await writeTradeItems(pool, 'gdsn', [itsCase], AT);
  await writeTradeItems(pool, 'off', [each], AT);
  await removeSource(pool, 'off');
  expect(await listed()).toEqual({ 'Bar, case': true });
});

test('a case that is described anew without its content is listed', async () => {
  await writeTradeItems(pool, 'gdsn', [each, itsCase], AT);
  expect(await listed()).toEqual({ Bar: true, 'Bar, case': false });
  await writeTradeItems(pool, 'gdsn', [{ ...itsCase, contains: [] }], AT);
  expect(await listed()).toEqual({ Bar: true, 'Bar, case': true });
});
