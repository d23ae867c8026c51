import type { PoolClient } from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { readPrimary } from '#server/db/open-reads.ts';
import { unpackChanges } from '#server/search/packed.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { openCatalogueFeed } from '../read/feed.queries.ts';
import { writeTradeItems } from '../store/write-trade-items.ts';
import { type EvaluationOptions, evaluateProducts } from './evaluate-products.ts';
import { countStates, storeAsBefore } from './evaluation-fixture.ts';

const { db, pool, truncate } = await openTestDb();
beforeEach(truncate);

async function evaluate(options: Partial<EvaluationOptions> = {}) {
  const changed: string[] = [];
  const skipped: string[] = [];
  let products = 0;
  const isDone = await evaluateProducts(pool, {
    onSkip: (gtin, reason) => skipped.push(`${gtin} ${reason}`),
    ...options,
    onBatch: async (batch) => {
      products += batch.products;
      changed.push(...batch.changed.map(({ stored }) => stored.gtin));
      await options.onBatch?.(batch);
    },
  });
  return { isDone, products, changed, skipped };
}

const rows = () => db.selectFrom('products').selectAll().orderBy('gtin').execute();
const ALL = { isDone: true, skipped: [] };

describe('products as a release before this one left them', () => {
  test('are made again from their records; the second run changes nothing', async () => {
    await storeAsBefore(pool, 3);
    const gtins = [1, 2, 3].map(demoGtin);
    expect(await evaluate()).toEqual({ ...ALL, products: 3, changed: gtins });
    expect(await countStates(pool)).toEqual({ old: 0, current: 3 });
    const before = await rows();
    expect(await evaluate()).toEqual({ ...ALL, products: 3, changed: [] });
    expect(await rows()).toEqual(before);
  });

  test('are left by a dry run', async () => {
    await storeAsBefore(pool, 2);
    const before = await rows();
    expect((await evaluate({ dryRun: true })).changed).toHaveLength(2);
    expect(await rows()).toEqual(before);
    expect(await countStates(pool)).toEqual({ old: 2, current: 0 });
  });

  test('are told to search', async () => {
    await storeAsBefore(pool, 2);
    const feed = openCatalogueFeed(pool, readPrimary({ db, pool }));
    const sequence = await feed.latestSequence();
    await evaluate();
    const told: unknown[] = [];
    for await (const changes of feed.readSince(sequence)) told.push(...unpackChanges(changes));
    expect(told).toMatchObject([
      { kind: 'upsert', document: { gtin: demoGtin(1), allergens: { milk: 'named' } } },
      { kind: 'upsert', document: { gtin: demoGtin(2), allergens: { milk: 'named' } } },
    ]);
  });

  test('are done from a GTIN on where asked', async () => {
    await storeAsBefore(pool, 4);
    expect((await evaluate({ after: demoGtin(2) })).changed).toEqual([demoGtin(3), demoGtin(4)]);
    expect(await countStates(pool)).toEqual({ old: 2, current: 2 });
  });
});

test('what nothing changed is left alone, whatever kind of product it is', async () => {
  await writeTradeItems(
    pool,
    'gdsn',
    [
      tradeItem({
        product_type: 'CASE',
        claims: { KOSHER: ['b', 'a'] },
        diet_types: ['kosher'],
        cuisine_tags: ['a "b"', 'c,d'],
        image_urls: { externalFileLink: ['https://example.com/a.png'], dam: [] },
        brand: 'ACME FOODS',
        popularity: 0.1,
        contains: [{ gtin: demoGtin(2), quantity: 6 }],
      }),
      tradeItem({
        gtin: demoGtin(2),
        name: 'OAT BAR',
        brick_code: '10000045',
        ingredients: 'Oats, honey. Contains: tree nuts',
        serving: { size: { value: 33.3, unit: 'g' }, description: '1 bar', per_container: 6 },
        package_weight: { value: 199.8, unit: 'g' },
        allergens: [{ allergen: 'milk', containment: 'free_from' }],
        nutrients: [
          { nutrient: 'sodium', value: 667, unit: 'mg', basis: '100g' },
          { nutrient: 'iron', value: 1, unit: 'kcal', basis: 'serving' },
        ],
      }),
    ],
    new Date(),
  );
  await writeTradeItems(
    pool,
    'prices',
    [tradeItem({ gtin: demoGtin(2), price: { amount: 1.1, currency: 'USD', unit: 'each' } })],
    new Date(),
  );
  const before = await rows();
  expect(before.map(({ listed }) => listed)).toEqual([false, true]);
  expect(await evaluate()).toEqual({ ...ALL, products: 2, changed: [] });
  expect(await rows()).toEqual(before);
});

test('a case that changes stays out of the list of products', async () => {
  const items = [
    tradeItem({ name: 'Case', contains: [{ gtin: demoGtin(2), quantity: 6 }] }),
    tradeItem({ gtin: demoGtin(2), name: 'Bar' }),
  ];
  await writeTradeItems(pool, 'gdsn', items, new Date());
  await pool.query(`UPDATE products SET normalized_name = 'as before'`);
  expect((await evaluate()).changed).toHaveLength(2);
  expect((await rows()).map(({ listed, normalized_name }) => [listed, normalized_name])).toEqual([
    [false, 'Case'],
    [true, 'Bar'],
  ]);
});

describe('a product that cannot be evaluated stays as it is and holds up no other', () => {
  const left: readonly (readonly [string, string, string])[] = [
    ['a record that is not one', `UPDATE source_records SET record = '"text"'`, 'no GTIN'],
    [
      'a record that cannot be merged',
      `UPDATE source_records SET record = record || '{"nutrients": null}'`,
      'Cannot',
    ],
    ['no record', 'DELETE FROM source_records', 'no source describes it'],
    [
      'a value that the store refuses',
      `UPDATE source_records SET record = record || '{"package_weight": {"value": -1, "unit": "g"}}'`,
      'violates check constraint',
    ],
  ];
  test.each(left)('%s', async (_, spoil, reason) => {
    await storeAsBefore(pool, 3);
    await pool.query(`${spoil} WHERE gtin = '${demoGtin(2)}'`);
    const { changed, skipped, isDone } = await evaluate();
    expect([isDone, changed]).toEqual([true, [demoGtin(1), demoGtin(3)]]);
    expect(skipped).toEqual([expect.stringContaining(demoGtin(2))]);
    expect(skipped[0]).toContain(reason);
    expect(await countStates(pool)).toEqual({ old: 1, current: 2 });
  });
});

/** Evaluates; has the import write once the batch is read and waits for the lock that the import holds. */
async function evaluateDuring(write: (importing: PoolClient) => Promise<unknown>) {
  const importing = await pool.connect();
  await importing.query('BEGIN; SELECT pg_advisory_xact_lock(2282564)');
  const running = evaluate();
  await expect.poll(waitingForLock).toBe(1);
  await write(importing);
  await importing.query('COMMIT');
  importing.release();
  return running;
}

test('what an import writes while a batch is evaluated is not overwritten', async () => {
  await storeAsBefore(pool, 2);
  await evaluateDuring(async (importing) => {
    const newer = JSON.stringify({ format: 2, gtin: demoGtin(1), name: 'Newer' });
    await importing.query('UPDATE source_records SET record = $1 WHERE gtin = $2', [newer, demoGtin(1)]);
    await importing.query(
      "UPDATE products SET name = 'Newer', change_seq = nextval('catalogue_change_seq') WHERE gtin = $1",
      [demoGtin(1)],
    );
  });
  expect((await rows()).map(({ name }) => name)).toEqual(['Newer', 'Candy 2']);
  expect((await evaluate()).changed).toEqual([]);
});

test('a product that is taken out while its batch is evaluated does not come back', async () => {
  await storeAsBefore(pool, 2);
  const { changed } = await evaluateDuring(async (importing) => {
    await importing.query('DELETE FROM source_records WHERE gtin = $1', [demoGtin(1)]);
    await importing.query('DELETE FROM products WHERE gtin = $1', [demoGtin(1)]);
  });
  expect(changed).toEqual([demoGtin(2)]);
  expect((await rows()).map(({ gtin }) => gtin)).toEqual([demoGtin(2)]);
});

async function waitingForLock(): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `SELECT count(*) AS waiting FROM pg_locks
     WHERE locktype = 'advisory' AND objid = 2282564 AND NOT granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows[0]?.waiting ?? 0;
}

test('the signal ends it after a batch', async () => {
  await storeAsBefore(pool, 450);
  const stop = new AbortController();
  const first = await evaluate({ signal: stop.signal, onBatch: () => stop.abort() });
  expect(first.isDone).toBe(false);
  expect(first.changed.length).toBe(first.products);
  expect(first.products).toBeLessThan(450);
  const second = await evaluate({ pace: { stretchMs: 0, pause: 0 } });
  expect(second.changed).toHaveLength(450 - first.products);
});
