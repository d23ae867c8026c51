import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Gtin } from '#contract/gtin.ts';
import { MAX_HIERARCHY_NODES } from '#contract/hierarchy.ts';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore } from '#server/db/open-db.ts';
import { listConnectedInStore } from '#server/features/hierarchy/hierarchy.queries.ts';
import { hierarchyRoutes } from '#server/features/hierarchy/hierarchy.routes.ts';
import { featureApp } from '#tests/support/feature-app.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { percentile, writeSection } from './results.ts';

/** Hierarchy call at half a million trade items, against a look-up of one row in the same store. */
const HIERARCHIES = Number(process.env.HIERARCHIES ?? 125_000);
const LEVELS = ['BASE_UNIT_OR_EACH', 'PACK_OR_INNER_PACK', 'CASE', 'PALLET'] as const;
const CALLS = 5_000;
let floor: number | undefined;
const WARM_UP = 500;

const dataDir = await mkdtemp(join(tmpdir(), 'larder-bench-'));
const store = await openStore({ databaseUrl: undefined, dataDir, log: silentLog });
await migrate(store.pool, silentLog);
const rate = await fill(store.pool);
const wide = await fillWide(store.pool);
await store.pool.query('ANALYZE');

const app = await featureApp((route) =>
  hierarchyRoutes(route, { listConnected: listConnectedInStore(store.pool) }),
);
const list = listConnectedInStore(store.pool);
const anyGtin = () => demoGtin(Math.floor(Math.random() * HIERARCHIES * LEVELS.length));

const rows = [
  await measure('floor: one product by its GTIN', CALLS, (gtin) =>
    store.pool.query('SELECT name FROM products WHERE gtin = $1', [gtin]),
  ),
  await measure('hierarchy of 4, from the store', CALLS, (gtin) => list(gtin, MAX_HIERARCHY_NODES + 1)),
  await measure('hierarchy of 4, whole HTTP call', CALLS, (gtin) =>
    app.inject({ url: `/api/neo4j/hierarchy/${gtin}` }),
  ),
  await measure(`hierarchy cut at ${MAX_HIERARCHY_NODES} of 2,001`, 500, () =>
    list(wide, MAX_HIERARCHY_NODES + 1),
  ),
];
await app.close();
await store.close();
await rm(dataDir, { recursive: true, force: true });

writeSection({
  title: 'Packaging hierarchy from the store',
  method: `${(HIERARCHIES * LEVELS.length).toLocaleString('en-US')} trade items in hierarchies of ${LEVELS.length} levels, random ones asked for one after another through one pool, on the embedded store. The floor is the look-up of one row by its key in the same run. Target: 99 of 100 calls under 5 ms.`,
  columns: ['call', 'p50 ms', 'p99 ms', 'ratio to the floor (p50)'],
  rows,
  notes: [`The trade items were written at ${Math.round(rate).toLocaleString('en-US')} a second.`],
});

async function fill(pool: Pool): Promise<number> {
  const started = performance.now();
  const batch = 2_000;
  for (let from = 0; from < HIERARCHIES; from += batch) {
    const items = Array.from({ length: Math.min(batch, HIERARCHIES - from) }, (_, n) => levelsOf(from + n));
    await writeTradeItems(pool, 'gdsn', items.flat(), new Date());
  }
  return (HIERARCHIES * LEVELS.length * 1000) / (performance.now() - started);
}

function levelsOf(hierarchy: number) {
  const gtin = (level: number) => demoGtin(hierarchy * LEVELS.length + level);
  return LEVELS.map((product_type, level) =>
    tradeItem({
      gtin: gtin(level),
      product_type,
      name: `Trade item ${hierarchy}, level ${level}`,
      brick_code: '10000156',
      contains: level === 0 ? [] : [{ gtin: gtin(level - 1), quantity: 6 + level }],
    }),
  );
}

/** One module of two thousand eaches: what the limit is for. */
async function fillWide(pool: Pool): Promise<Gtin> {
  const first = HIERARCHIES * LEVELS.length;
  const eaches = Array.from({ length: 2_000 }, (_, n) => demoGtin(first + 1 + n));
  const module = tradeItem({
    gtin: demoGtin(first),
    product_type: 'MIXED_MODULE',
    contains: eaches.map((gtin) => ({ gtin, quantity: 1 })),
  });
  await writeTradeItems(
    pool,
    'gdsn',
    [module, ...eaches.map((gtin) => tradeItem({ gtin, name: gtin }))],
    new Date(),
  );
  return module.gtin;
}

async function measure(name: string, calls: number, call: (gtin: Gtin) => Promise<unknown>) {
  const times: number[] = [];
  for (let n = -Math.min(WARM_UP, calls); n < calls; n++) {
    const gtin = anyGtin();
    const started = performance.now();
    await call(gtin);
    if (n >= 0) times.push(performance.now() - started);
  }
  const p50 = percentile(times, 0.5);
  floor ??= p50;
  return [name, p50.toFixed(2), percentile(times, 0.99).toFixed(2), (p50 / floor).toFixed(1)] as const;
}
