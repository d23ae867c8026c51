import { expect, test } from 'vitest';
import { FAMILIES } from '#contract/families.ts';
import { removeSource } from '#server/catalogue/store/remove-source.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { isDemoLoaded, loadDemo } from './load-demo.ts';
import { DEMO_PRODUCT_COUNT } from './plan.ts';

const store = await openTestDb();
const { pool, db } = store;

const countListed = async () => {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*) FROM products WHERE listed');
  return rows[0]?.count;
};

test('the demo catalogue loads once, completely, and stays out once removed', async () => {
  expect(await isDemoLoaded(store)).toBe(false);
  const { written } = await loadDemo(store, silentLog);
  expect(written).toBeGreaterThan(2 * DEMO_PRODUCT_COUNT);
  expect(await isDemoLoaded(store)).toBe(true);
  expect(await countListed()).toBe(DEMO_PRODUCT_COUNT);

  const families = await db
    .selectFrom('products')
    .select(['family_code', (query) => query.fn.countAll<number>().as('count')])
    .where('listed', '=', true)
    .groupBy('family_code')
    .execute();
  const counts = new Map(families.map(({ family_code, count }) => [family_code, count]));
  for (const { gpc_code } of FAMILIES)
    expect([gpc_code, (counts.get(gpc_code) ?? 0) >= 20]).toEqual([gpc_code, true]);
  expect(counts.get(null)).toBeGreaterThan(0);

  expect(await loadDemo(store, silentLog)).toEqual({ written: 0 });

  await removeSource(pool, 'demo');
  expect(await countListed()).toBe(0);
  expect(await isDemoLoaded(store)).toBe(true);
  expect(await loadDemo(store, silentLog)).toEqual({ written });
});

test('every verdict of every guideline and every NOVA class is among the products', async () => {
  for (const column of ['smart_snack', 'good_choice', 'philly'] as const) {
    const rows = await db
      .selectFrom('products')
      .select(column)
      .distinct()
      .where('listed', '=', true)
      .execute();
    expect(rows.map((row) => row[column]).sort()).toEqual(['fail', 'not_applicable', 'pass', 'unknown']);
  }
  const rows = await db
    .selectFrom('products')
    .select('nova_label')
    .distinct()
    .where('listed', '=', true)
    .execute();
  expect(rows.map(({ nova_label }) => nova_label)).toEqual(expect.arrayContaining([1, 2, 3, 4, null]));
});
