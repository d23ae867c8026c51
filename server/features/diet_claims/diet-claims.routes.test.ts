import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { featureApp, getJson } from '#tests/support/feature-app.ts';
import { openTestDb, type TestDb } from '#tests/support/test-db.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { dietClaimsRoutes } from './diet-claims.routes.ts';

const TOFU = demoGtin(1);
const WATER = demoGtin(2);
let store: TestDb;
let app: FastifyInstance;

beforeAll(async () => {
  store = await openTestDb();
  app = await featureApp((route) => dietClaimsRoutes(route, store));
  const tofu = tradeItem({
    gtin: TOFU,
    name: 'Tofu',
    diet_types: ['organic', 'vegan'],
    claims: { certification: ['USDA Organic'], nutrition: ['High protein'] },
  });
  await writeTradeItems(store.pool, 'demo', [tofu, tradeItem({ gtin: WATER, name: 'Water' })], new Date());
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const dietClaims = (gtin: string) => getJson(app, `/api/diet_claims/${gtin}`);

describe('diet types and claims of a product', () => {
  test('are refused for a product that is not there', async () => {
    expect(await dietClaims(demoGtin(3))).toMatchObject({
      status: 404,
      body: { detail: 'Product not found' },
    });
  });

  test('are empty where nothing is claimed', async () => {
    expect(await dietClaims(WATER)).toEqual({ status: 200, body: { diet_types: [], claims: {} } });
  });

  test('come by type', async () => {
    expect(await dietClaims(TOFU)).toEqual({
      status: 200,
      body: {
        diet_types: ['vegan', 'organic'],
        claims: { certification: ['USDA Organic'], nutrition: ['High protein'] },
      },
    });
  });
});
