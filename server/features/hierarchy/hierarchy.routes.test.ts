import type { Pool } from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Gtin } from '#contract/gtin.ts';
import { hierarchyReply } from '#contract/hierarchy.schema.ts';
import { MAX_HIERARCHY_NODES } from '#contract/hierarchy.ts';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { expectUnknownRefused, openFeature } from '#tests/support/feature-app.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { listConnectedInStore } from './hierarchy.queries.ts';
import { hierarchyRoutes } from './hierarchy.routes.ts';

const [PALLET, CASE, EACH, LONELY] = [demoGtin(1), demoGtin(2), demoGtin(3), demoGtin(4)];
const { pool, truncate } = await openTestDb();
beforeEach(truncate);
const get = await openFeature((route) =>
  hierarchyRoutes(route, { listConnected: listConnectedInStore(pool) }),
);
const hierarchy = (gtin: string) => get(`/api/neo4j/hierarchy/${gtin}`);

/** Writes trade items: each GTIN with what is in it. */
async function write(items: readonly (readonly [Gtin, Readonly<Record<string, number>>])[]): Promise<void> {
  const tradeItems = items.map(([gtin, contains]) =>
    tradeItem({
      gtin,
      name: `Item ${gtin}`,
      contains: Object.entries(contains).map(([child, quantity]) => ({ gtin: child as Gtin, quantity })),
    }),
  );
  await writeTradeItems(pool, 'gdsn', tradeItems, new Date());
}

const links = (body: { relationships: { source: string; target: string; quantity: number }[] }) =>
  body.relationships.map(({ source, target, quantity }) => [source, quantity, target]);
const gtins = (body: { nodes: { gtin: string }[] }) => body.nodes.map(({ gtin }) => gtin);

describe('the hierarchy of a trade item', () => {
  test('is refused for what is no GTIN, and for what nothing knows', () =>
    expectUnknownRefused(hierarchy, LONELY));

  test('is the item alone where nothing contains it or is in it', async () => {
    await write([[LONELY, {}]]);
    const { status, body } = await hierarchy(LONELY);
    expect(status).toBe(200);
    expect(hierarchyReply.parse(body)).toEqual(body);
    expect(body).toMatchObject({ nodes: [{ gtin: LONELY, in_catalogue: true }], relationships: [] });
  });

  test('is whole whichever of its items is asked for, the asked one first', async () => {
    await write([
      [PALLET, { [CASE]: 40 }],
      [CASE, { [EACH]: 12 }],
      [EACH, {}],
    ]);
    const all = [
      [PALLET, 40, CASE],
      [CASE, 12, EACH],
    ];
    for (const asked of [PALLET, CASE, EACH]) {
      const { body } = await hierarchy(asked);
      expect(gtins(body)[0]).toBe(asked);
      expect(gtins(body).toSorted()).toEqual([PALLET, CASE, EACH].toSorted());
      expect(links(body).toSorted()).toEqual(all.toSorted());
      expect(body).toMatchObject({ truncated: false, node_limit: MAX_HIERARCHY_NODES });
    }
  });

  test('says what is known of each item, and of one that no source describes only its GTIN', async () => {
    const each = tradeItem({
      gtin: CASE,
      name: 'Oat Bars, case of 12',
      product_type: 'CASE',
      brick_code: '10000156',
      allergens: [{ allergen: 'gluten', containment: 'contains' }],
      contains: [{ gtin: EACH, quantity: 12 }],
    });
    await writeTradeItems(pool, 'gdsn', [each], new Date());
    const { body } = await hierarchy(EACH);
    expect(body.nodes).toMatchObject([
      { gtin: EACH, name: null, product_type: null, in_catalogue: false, gpc_code: null },
      {
        gtin: CASE,
        product_type: 'CASE',
        gpc_code: '10000156',
        family_title: 'Bread/Bakery Products',
        allergen_available: true,
        nutrient_available: false,
        in_catalogue: true,
      },
    ]);
  });

  test('of each of many that are asked for at once is its own, on one connection', async () => {
    await write([
      [PALLET, { [CASE]: 40 }],
      [CASE, { [EACH]: 12 }],
      [EACH, {}],
      ...Array.from({ length: 40 }, (_, n) => [demoGtin(100 + n), {}] as const),
    ]);
    let [held, most] = [0, 0];
    const counted = {
      async connect() {
        const client = await pool.connect();
        most = Math.max(most, ++held);
        const release = client.release.bind(client);
        client.release = (failure) => {
          held--;
          client.release = release;
          release(failure);
        };
        return client;
      },
    };
    const listConnected = listConnectedInStore(counted as unknown as Pool);
    const asked = [EACH, PALLET, LONELY, EACH, ...Array.from({ length: 40 }, (_, n) => demoGtin(100 + n))];
    const found = await Promise.all(asked.map((gtin) => listConnected(gtin, 3)));
    const items = found.map((rows) => (rows.ok ? rows.value.map(({ gtin }) => gtin) : rows));
    expect(items.slice(0, 4)).toEqual([[EACH, CASE, PALLET], [PALLET, CASE, EACH], [], [EACH, CASE, PALLET]]);
    expect(items.slice(4)).toEqual(asked.slice(4).map((gtin) => [gtin]));
    expect(most).toBe(1);
  });

  test('ends where trade items contain each other in a circle', async () => {
    await write([
      [PALLET, { [CASE]: 2 }],
      [CASE, { [EACH]: 3 }],
      [EACH, { [PALLET]: 4 }],
    ]);
    const { body } = await hierarchy(CASE);
    expect(gtins(body)).toHaveLength(3);
    expect(links(body)).toHaveLength(3);
  });

  test('stops at the limit, says so, and keeps the nearest', async () => {
    const many = Array.from({ length: MAX_HIERARCHY_NODES + 20 }, (_, n) => demoGtin(100 + n));
    const [first = PALLET, ...others] = many;
    await write([
      [PALLET, { [first]: 1 }],
      [CASE, Object.fromEntries([first, ...others].map((gtin) => [gtin, 1]))],
    ]);
    const { body } = await hierarchy(PALLET);
    expect(body).toMatchObject({ truncated: true, node_limit: MAX_HIERARCHY_NODES });
    expect(gtins(body)).toHaveLength(MAX_HIERARCHY_NODES);
    expect(gtins(body).slice(0, 3)).toEqual([PALLET, first, CASE]);
    const shown = new Set(gtins(body));
    expect(links(body).every(([source, , target]) => shown.has(`${source}`) && shown.has(`${target}`))).toBe(
      true,
    );
  });
});
