import { describe, expect, test } from 'vitest';
import type { Product } from '#contract/product.schema.ts';
import { productSchema } from '#contract/product.schema.ts';
import { productsContract } from '#contract/products.schema.ts';
import { expectUnknownRefused, getJson } from '#tests/support/feature-app.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { demoGtin, perServing, tradeItem } from '#tests/support/trade-items.ts';

const [GRANOLA, MUESLI, CASE, TOFU] = [demoGtin(1), demoGtin(2), demoGtin(3), demoGtin(4)];
const UNKNOWN = demoGtin(9);

const { app } = await openTestApp([
  tradeItem({
    gtin: GRANOLA,
    name: 'MAPLE GRANOLA',
    brand: 'Marlow Mills',
    family_code: '50220000',
    diet_types: ['vegan'],
    allergens: [
      { allergen: 'tree_nuts', containment: 'contains' },
      { allergen: 'milk', containment: 'may_contain' },
    ],
    price: { amount: 4.5, currency: 'USD', unit: 'each' },
    ...perServing(30, { sodium: 180 }),
    popularity: 0.4,
  }),
  tradeItem({
    gtin: MUESLI,
    name: 'CRÈME MUESLI',
    brand: 'Marlow Mills',
    family_code: '50220000',
    allergens: [{ allergen: 'milk', containment: 'contains' }],
    popularity: 0.9,
  }),
  tradeItem({
    gtin: CASE,
    name: 'MAPLE GRANOLA CASE',
    product_type: 'CASE',
    contains: [{ gtin: GRANOLA, quantity: 6 }],
  }),
  tradeItem({
    gtin: TOFU,
    name: 'FIRM TOFU',
    family_code: '50390000',
    serving: { size: { value: 85, unit: 'g' }, description: null, per_container: null },
    nutrients: [{ nutrient: 'sodium', value: 0.3, unit: 'g', basis: '100g' }],
    diet_types: ['vegan'],
    popularity: 0.1,
  }),
]);

const call = (url: string) => getJson(app, url);
const list = async (query = '') => (await call(`/api/products${query}`)).body;
const gtinsOf = ({ products }: { products: Product[] }) => products.map(({ gtin }) => gtin);

describe('a product list refuses', () => {
  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=1e9', 'offset'],
    ['sort=cheapest', 'sort'],
    ['sort=sodium', 'sort'],
    ['sort=caffeine-low', 'sort'],
    ['is_smart_snack=1', 'is_smart_snack'],
    ['family_title=Cars', 'family_title.0'],
    ['nova_label=5', 'nova_label.0'],
    ['diet=fish', 'diet.0'],
    ['standard=nutri_score', 'standard.0'],
    ['standard=nutri_score:f', 'standard.0'],
    ['facet_standard=nutri', 'facet_standard.0'],
    ['exclude_allergen=milk:free_from', 'exclude_allergen.0'],
    [`search_term=${'x'.repeat(201)}`, 'search_term'],
    ['brand=', 'brand'],
  ])('%.40s', async (query, path) => {
    const { status, body } = await call(`/api/products?${query}`);
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path, message: expect.any(String) }]);
    expect(body.detail).toContain(path.split('.')[0]);
  });
});

test.each([
  ['nova_label=5', '1, 2, 3 or 4'],
  ['diet=fish', 'vegan, vegetarian, gluten_free'],
  ['family_title=Cars', 'Fish and Seafood; Milk/Butter/Cream'],
  ['exclude_allergen=molk', 'milk, eggs, fish, crustaceans, tree_nuts'],
  ['nutrient=salt:..1', 'calories, '],
  ['price=cheap', '2..5'],
  ['smart_snack_verdict=no', 'pass, fail, unknown, not_applicable'],
  ['standard=none:a', 'good_choice, smart_snack, philly'],
  ['standard=nutri_score:f', 'nutri_score: and one of a, b, c, d, e'],
  ['ingredient_laws=no', 'not_named, named'],
  ['place=NY', 'AR, AZ, CA'],
  ['channel=shop', 'school, hospital, retail'],
  ['law=red', 'us_bvo'],
  ['sort=cheapest', 'popularity'],
])('what a list refuses of %s names what exists', async (query, known) => {
  const { status, body } = await call(`/api/products?${query}`);
  expect(status).toBe(422);
  expect(body.detail).toContain(known);
});

describe('a product list', () => {
  test('has the fields of the contract and no others', async () => {
    const page = await list('?facets=true&search_term=granola');
    expect(productsContract.list.reply.parse(page)).toEqual(page);
  });

  test('is every listed product by popularity, with an exact total', async () => {
    const page = await list();
    expect(gtinsOf(page)).toEqual([MUESLI, GRANOLA, TOFU]);
    expect(page).toMatchObject({ total: 3, corrected_term: null });
    expect(page).not.toHaveProperty('facets');
  });

  test('is paged', async () => {
    expect(gtinsOf(await list('?limit=1&offset=1'))).toEqual([GRANOLA]);
    for (const offset of ['3', '90000000', '1000000000000', '9'.repeat(400)]) {
      expect(await list(`?limit=1&offset=${offset}`)).toMatchObject({ products: [], total: 3 });
    }
  });

  test.each([
    ['?search_term=granola', [GRANOLA]],
    ['?search_term=creme+muesli', [MUESLI]],
    ['?search_term=%00', []],
    ['?family_title=Cereal%2FGrain%2FPulse+Products', [MUESLI, GRANOLA]],
    ['?family_title=Beverages&family_title[]=Meat%2FFish%2FSeafood+Substitutes', [TOFU]],
    ['?brand=Marlow+Mills&sort=name', [MUESLI, GRANOLA]],
    ['?diet=vegan', [GRANOLA, TOFU]],
    ['?exclude_allergen=milk', [TOFU]],
    ['?exclude_allergen=milk:contains', [GRANOLA, TOFU]],
    ['?exclude_allergen=milk:unknown', [GRANOLA]],
    ['?sort=price-low&limit=1', [GRANOLA]],
    ['?sort=price-high&limit=1', [GRANOLA]],
    // 180 mg in a serving and 600 in 100 g, against 255 and 300; of the third nothing is known.
    ['?sort=sodium-low', [GRANOLA, TOFU, MUESLI]],
    ['?sort=sodium-high', [TOFU, GRANOLA, MUESLI]],
    ['?sort=sodium-low-per-100', [TOFU, GRANOLA, MUESLI]],
    ['?sort=sodium-high-per-100', [GRANOLA, TOFU, MUESLI]],
    ['?sort=iron-high&limit=2', [MUESLI, GRANOLA]],
    ['?is_smart_snack=true', []],
    ['?color=blue', [MUESLI, GRANOLA, TOFU]],
  ])('%s', async (query, gtins) => {
    expect(gtinsOf(await list(query))).toEqual(gtins);
  });

  test('is not sent again to a client that has it', async () => {
    const first = await app.inject({ url: '/api/products' });
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await app.inject({ url: '/api/products', headers })).statusCode).toBe(304);
    expect((await app.inject({ url: '/api/products?limit=1', headers })).statusCode).toBe(200);
  });
});

describe('suggestions', () => {
  test('complete what is typed, and never fail on what is not', async () => {
    const { body } = await call('/api/products/suggest?q=gran');
    expect(productsContract.suggest.reply.parse(body)).toEqual(body);
    expect(body.suggestions.length).toBeGreaterThan(0);
    expect(body.suggestions.length).toBeLessThanOrEqual(8);
    expect((await call('/api/products/suggest')).status).toBe(200);
    expect((await call(`/api/products/suggest?q=${'x'.repeat(201)}`)).status).toBe(422);
  });
});

describe('a product', () => {
  test('is refused for a wrong or unknown GTIN', () =>
    expectUnknownRefused((gtin) => call(`/api/products/${gtin}`), UNKNOWN));

  test('comes by any form of its GTIN, as its list has it', async () => {
    const { products } = await list('?search_term=granola');
    for (const form of [GRANOLA, GRANOLA.slice(1), `${GRANOLA.slice(0, 5)}-${GRANOLA.slice(5)}`]) {
      expect((await call(`/api/products/${form}`)).body).toEqual(products[0]);
    }
    expect(products[0]).toMatchObject({ normalized_name: 'Maple Granola', price: { amount: 4.5 } });
  });

  test('that only packs another one is answered, though no list has it', async () => {
    const { status, body } = await call(`/api/products/${CASE}`);
    expect([status, body.product_type]).toEqual([200, 'CASE']);
    expect(productSchema.parse(body)).toEqual(body);
  });

  test('is explained by every guideline', async () => {
    const { body } = await call(`/api/products/${GRANOLA}/guidelines`);
    expect(body.guidelines.map(({ guideline }: { guideline: string }) => guideline).toSorted()).toEqual([
      'good_choice',
      'philly',
      'smart_snack',
    ]);
    expect(body.nova).toEqual({ label: null, markers: [], why: 'the ingredients are not stated' });
    expect(body).toMatchObject({ derived: { diet_types: [] }, implausible: [] });
    expect(await call(`/api/products/${UNKNOWN}/guidelines`)).toMatchObject({ status: 404 });
    expect(await call('/api/products/12345/guidelines')).toMatchObject({ status: 422 });
  });
});

test('the categories are 26, in the order of their codes, with the products in each', async () => {
  const { categories } = (await call('/api/categories')).body;
  expect(categories).toHaveLength(26);
  const codes = categories.map(({ gpc_code }: { gpc_code: string }) => gpc_code);
  expect(codes).toEqual(codes.toSorted());
  expect(categories).toContainEqual({
    family_title: 'Cereal/Grain/Pulse Products',
    gpc_code: '50220000',
    product_count: 2,
  });
});
