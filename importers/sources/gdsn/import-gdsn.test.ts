import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDataSet } from '#importers/input/open-data-set.ts';
import { openSource } from '#importers/open-source.ts';
import { runImport } from '#importers/run/run-import.ts';
import { listConnectedInStore } from '#server/features/hierarchy/hierarchy.queries.ts';
import { hierarchyRoutes } from '#server/features/hierarchy/hierarchy.routes.ts';
import { featureApp, getJson } from '#tests/support/feature-app.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { demoGtin } from '#tests/support/trade-items.ts';
import { catalogueItem, fileOf, link, message } from './message-fixture.ts';
import { openGdsn, supersededBy } from './open-gdsn.ts';

const [PALLET, CASE, EACH] = ['19521234000034', '19521234000027', '09521234000013'];
const store = await openTestDb();
const dataDir = openTestFolder();

/** A message about a case of eaches and its brick, made at a time. */
function caseMessage(file: string, time: string, quantity: number, brick: string) {
  const [box, each] = [demoGtin(71), demoGtin(72)];
  const code = `<gpcCategoryCode>${brick}</gpcCategoryCode>`;
  const nested = link(quantity, catalogueItem(each));
  const text = `<creationDateTime>${time}</creationDateTime>\n${catalogueItem(box, code, nested)}`;
  return fileOf(message(text), file);
}

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

test('of many messages the latest is what the store has, in every run alike; the others and unknown codes are listed', async () => {
  const files = [
    caseMessage('a.xml', '2024-03-01T00:00:00Z', 12, '99999999'),
    caseMessage('b.xml', '2023-03-01T00:00:00Z', 10, '10000156'),
  ];
  const set = { name: 'many.zip', files, fingerprint: 'many', close: async () => undefined };
  const run = () =>
    runImport(
      set,
      openGdsn(files, (code) => code === '10000156'),
      { ...store, dataDir },
    );
  expect((await run()).counts).toEqual({ read: 4, written: 2, unchanged: 1, rejected: 1 });
  const again = await run();
  expect(again.counts).toEqual({ read: 4, written: 0, unchanged: 3, rejected: 1 });

  const links = await store.db
    .selectFrom('product_links')
    .select('quantity')
    .where('parent_gtin', '=', demoGtin(71))
    .execute();
  expect(links).toEqual([{ quantity: 12 }]);
  expect(await readFile(again.rejectPath ?? '', 'utf8')).toContain(
    `6,${demoGtin(71)},"${supersededBy(6, 'a.xml')} (b.xml)"`,
  );
  expect(await readFile(again.warningPath ?? '', 'utf8')).toMatch(
    new RegExp(`^6,${demoGtin(71)},1,"?GPC brick 99999999 .*\\(a\\.xml\\)"?$`, 'm'),
  );
});
