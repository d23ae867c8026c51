import { describe, expect, test } from 'vitest';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { openFeature } from '#tests/support/feature-app.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { dietClaimsRoutes } from './diet-claims.routes.ts';

const WATER = tradeItem({ gtin: demoGtin(2), name: 'Water' });
const TOFU = tradeItem({
  name: 'Tofu',
  diet_types: ['organic', 'vegan'],
  claims: { certification: ['USDA Organic'], nutrition: ['High protein'] },
});

const store = await openTestDb();
await writeTradeItems(store.pool, 'demo', [TOFU, WATER], new Date());
const get = await openFeature((route) => dietClaimsRoutes(route, store));
const dietClaims = (gtin: string) => get(`/api/diet_claims/${gtin}`);

describe('diet types and claims of a product', () => {
  test('are refused for a product that is not there', async () => {
    expect(await dietClaims(demoGtin(3))).toMatchObject({
      status: 404,
      body: { detail: 'Product not found' },
    });
  });

  test('are empty where nothing is claimed', async () => {
    expect(await dietClaims(WATER.gtin)).toEqual({ status: 200, body: { diet_types: [], claims: {} } });
  });

  test('come by type', async () => {
    expect(await dietClaims(TOFU.gtin)).toEqual({
      status: 200,
      body: { diet_types: ['vegan', 'organic'], claims: TOFU.claims },
    });
  });
});
