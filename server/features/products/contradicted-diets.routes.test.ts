import { expect, test } from 'vitest';
import type { Gtin } from '#contract/gtin.ts';
import type { Product } from '#contract/product.schema.ts';
import { getJson } from '#tests/support/feature-app.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

const [RICE, WHEAT, DECLARED] = [demoGtin(1), demoGtin(2), demoGtin(3)];
const [TRACES, ALMOND] = [demoGtin(4), demoGtin(5)];

const item = (gtin: Gtin, fields: object) =>
  tradeItem({ gtin, family_code: '50220000', diet_types: ['gluten_free', 'vegan'], ...fields });
const { app } = await openTestApp([
  item(RICE, { name: 'Rice Flakes', ingredients: 'Rice, salt' }),
  item(WHEAT, { name: 'Wheat Flakes', ingredients: 'Wheat, salt' }),
  item(DECLARED, { name: 'Corn Flakes', allergens: [{ allergen: 'gluten', containment: 'contains' }] }),
  item(TRACES, { name: 'Millet Flakes', allergens: [{ allergen: 'gluten', containment: 'may_contain' }] }),
  item(ALMOND, { name: 'Almond Flakes', ingredients: 'Rice, almonds', diet_types: ['nut_free'] }),
]);
const list = async (query: string) => (await getJson(app, `/api/products?sort=name&${query}`)).body;
const gtinsOf = ({ products }: { products: Product[] }) => products.map(({ gtin }) => gtin);

test('a diet that names an allergen lets no product through that contains or names it', async () => {
  expect(gtinsOf(await list('diet=gluten_free'))).toEqual([TRACES, RICE]);
  expect(gtinsOf(await list('diet=nut_free'))).toEqual([]);
  expect(gtinsOf(await list('diet=vegan'))).toHaveLength(4);
});

test('the count of such a diet is what its filter finds', async () => {
  const { facets } = await list('facets=true');
  const counts = new Map(
    facets.diet.map(({ value, count }: { value: string; count: number }) => [value, count]),
  );
  expect([counts.get('gluten_free'), counts.get('nut_free'), counts.get('vegan')]).toEqual([2, 0, 4]);
});

test('the product still says what it claims, beside the conflict', async () => {
  const { body } = await getJson(app, `/api/products/${WHEAT}`);
  expect(body.diet_types).toContain('gluten_free');
  expect(body.allergens.conflict).toEqual(['gluten']);
});
