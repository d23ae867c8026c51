import type { FastifyInstance } from 'fastify';
import type { Driver } from 'neo4j-driver';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gtin } from '#contract/gtin.ts';
import { MAX_HIERARCHY_NODES } from '#contract/hierarchy.ts';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { listConnectedInStore } from '#server/features/hierarchy/hierarchy.queries.ts';
import { hierarchyRoutes } from '#server/features/hierarchy/hierarchy.routes.ts';
import { featureApp, getJson } from '#tests/support/feature-app.ts';
import { fetchNeo4j, type StartedNeo4j, startNeo4j } from '#tests/support/neo4j/start-neo4j.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { openTestDb, type TestDb } from '#tests/support/test-db.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { listConnectedInNeo4j } from './list-connected.ts';
import { openDriver } from './neo4j-driver.ts';
import { syncNeo4j } from './sync-neo4j.ts';

const NOWHERE = { url: 'bolt://127.0.0.1:1', user: 'neo4j', password: 'x' };
const [PALLET, CASE, EACH, LONELY, UNDESCRIBED] = [1, 2, 3, 4, 5].map(demoGtin) as [
  Gtin,
  Gtin,
  Gtin,
  Gtin,
  Gtin,
];

test('a Neo4j that does not answer is a 503 with a sentence, never an empty hierarchy', async () => {
  const driver = await openDriver(NOWHERE);
  const app = await featureApp((route) =>
    hierarchyRoutes(route, { listConnected: listConnectedInNeo4j(driver, silentLog) }),
  );
  expect(await getJson(app, `/api/neo4j/hierarchy/${EACH}`)).toMatchObject({
    status: 503,
    body: { detail: 'The hierarchy is kept in Neo4j, which does not answer at the moment. Try again later.' },
  });
  await app.close();
  await driver.close();
});

const missing = await fetchNeo4j();
if (missing !== undefined) {
  process.stderr.write(`The tests against a real Neo4j did not run: ${missing}.\n`);
} else {
  const store = await openTestDb();
  describe('a real Neo4j', () => againstRealNeo4j(store));
}

function againstRealNeo4j(store: TestDb) {
  let neo4j: StartedNeo4j;
  let driver: Driver;
  let fromStore: FastifyInstance;
  let fromNeo4j: FastifyInstance;

  beforeAll(async () => {
    neo4j = await startNeo4j();
    driver = await openDriver(neo4j);
    fromStore = await featureApp((route) =>
      hierarchyRoutes(route, { listConnected: listConnectedInStore(store.pool) }),
    );
    fromNeo4j = await featureApp((route) =>
      hierarchyRoutes(route, { listConnected: listConnectedInNeo4j(driver, silentLog) }),
    );
  });
  beforeEach(store.truncate);
  afterAll(async () => {
    await Promise.all([fromStore.close(), fromNeo4j.close(), driver.close()]);
    await neo4j.stop();
  });

  const write = (contents: readonly (readonly [Gtin, Readonly<Record<string, number>>])[]) =>
    writeTradeItems(
      store.pool,
      'gdsn',
      contents.map(([gtin, contains]) =>
        tradeItem({
          gtin,
          name: `Item ${gtin}`,
          product_type: 'CASE',
          brick_code: '10000156',
          allergens: [{ allergen: 'milk', containment: 'contains' }],
          contains: Object.entries(contains).map(([child, quantity]) => ({ gtin: child as Gtin, quantity })),
        }),
      ),
      new Date(),
    );

  async function expectSame(gtin: Gtin) {
    const url = `/api/neo4j/hierarchy/${gtin}`;
    const [expected, found] = [await getJson(fromStore, url), await getJson(fromNeo4j, url)];
    expect(found.status).toBe(expected.status);
    expect(sorted(found.body)).toEqual(sorted(expected.body));
  }

  test('refuses a wrong password in a sentence', async () => {
    const stranger = await openDriver({ ...neo4j, password: 'wrong' });
    const found = await listConnectedInNeo4j(stranger, silentLog)(EACH, 10);
    expect(found).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
    expect(!found.ok && found.failure.detail).toContain('refuses our login');
    await stranger.close();
  });

  test('answers as the store does: whole, alone, undescribed, unknown, in a circle', async () => {
    await write([
      [PALLET, { [CASE]: 40 }],
      [CASE, { [EACH]: 12, [UNDESCRIBED]: 1 }],
      [EACH, { [PALLET]: 2 }],
      [LONELY, {}],
    ]);
    expect(await syncNeo4j(store.pool, driver)).toEqual({ items: 4, links: 4, removed: 0 });
    for (const gtin of [PALLET, CASE, EACH, LONELY, UNDESCRIBED, demoGtin(99)]) await expectSame(gtin);
  });

  test('forgets what the store no longer has, and keeps labels of others', async () => {
    await driver.executeQuery('CREATE (:Supplier {name: "Acme"})');
    await write([[CASE, { [EACH]: 6 }]]);
    const { items, removed } = await syncNeo4j(store.pool, driver);
    expect([items, removed]).toEqual([1, 3]);
    await expectSame(CASE);
    await expectSame(PALLET);
    expect((await syncNeo4j(store.pool, driver)).removed).toBe(0);
    const { records } = await driver.executeQuery('MATCH (s:Supplier) RETURN count(s) AS count');
    expect(records[0]?.get('count')).toBe(1);
  });

  test('stops at the limit and says so', async () => {
    const others = Array.from({ length: MAX_HIERARCHY_NODES + 5 }, (_, n) => demoGtin(1_000 + n));
    await write([[CASE, Object.fromEntries(others.map((gtin) => [gtin, 1]))]]);
    await syncNeo4j(store.pool, driver);
    const { body } = await getJson(fromNeo4j, `/api/neo4j/hierarchy/${CASE}`);
    expect([body.truncated, body.nodes.length]).toEqual([true, MAX_HIERARCHY_NODES]);
    await expectSame(CASE);
  });

  test('has its constraint and indexes', async () => {
    const { records } = await driver.executeQuery('SHOW INDEXES YIELD name RETURN collect(name) AS names');
    expect(records[0]?.get('names')).toEqual(
      expect.arrayContaining(['trade_item_gtin', 'trade_item_sync', 'contains_sync']),
    );
  });
}

/** In one order: among equally near trade items the two may choose another. */
function sorted(body: Record<string, unknown>) {
  const { nodes, relationships } = body as { nodes?: { gtin: string }[]; relationships?: object[] };
  return {
    ...body,
    nodes: nodes?.toSorted((a, b) => (a.gtin < b.gtin ? -1 : 1)),
    relationships: relationships?.map((each) => JSON.stringify(each)).toSorted(),
  };
}
