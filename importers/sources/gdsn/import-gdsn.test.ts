import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDataSet } from '#importers/input/open-data-set.ts';
import { openSource } from '#importers/open-source.ts';
import { runImport } from '#importers/run/run-import.ts';
import { listConnectedInStore } from '#server/features/hierarchy/hierarchy.queries.ts';
import { hierarchyRoutes } from '#server/features/hierarchy/hierarchy.routes.ts';
import { featureApp, getJson } from '#tests/support/feature-app.ts';
import { openTestDb, type TestDb } from '#tests/support/test-db.ts';

const [PALLET, CASE, EACH] = ['19521234000034', '19521234000027', '09521234000013'];
let store: TestDb;
let dataDir: string;

beforeAll(async () => {
  store = await openTestDb();
  dataDir = await mkdtemp(join(tmpdir(), 'larder-gdsn-'));
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('an imported message is the hierarchy that the API answers', async () => {
  const set = await openDataSet('a folder of messages', join(import.meta.dirname, 'fixtures'));
  const source = await openSource(set, undefined, store.db);
  const { counts } = await runImport(set, source, { ...store, dataDir });
  expect(counts).toMatchObject({ read: 3, written: 3, rejected: 0 });

  const app = await featureApp((route) =>
    hierarchyRoutes(route, { listConnected: listConnectedInStore(store.pool) }),
  );
  const { body } = await getJson(app, `/api/neo4j/hierarchy/${EACH}`);
  await app.close();
  expect(body.relationships).toEqual([
    { source: CASE, target: EACH, type: 'CONTAINS', quantity: 12 },
    { source: PALLET, target: CASE, type: 'CONTAINS', quantity: 40 },
  ]);
  expect(body.nodes).toMatchObject([
    { gtin: EACH, product_type: 'BASE_UNIT_OR_EACH', nutrient_available: true, allergen_available: true },
    { gtin: CASE, product_type: 'CASE', nutrient_available: false },
    { gtin: PALLET, product_type: 'PALLET' },
  ]);
});
