import { beforeAll, describe, expect, test } from 'vitest';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { openFeature } from '#tests/support/feature-app.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { allergenRoutes } from './allergens.routes.ts';

const BAR = demoGtin(1);
const WATER = demoGtin(2);
const DIP = demoGtin(4);
const OATS = demoGtin(5);
const RICE = demoGtin(6);
const MUESLI = demoGtin(7);

const store = await openTestDb();
const get = await openFeature((route) => allergenRoutes(route, store));
const allergens = (gtin: string) => get(`/api/allergens/${gtin}`);

beforeAll(async () => {
  const bar = tradeItem({
    gtin: BAR,
    name: 'Nut Bar',
    allergens: [
      { allergen: 'gluten', containment: 'free_from' },
      { allergen: 'sesame', containment: 'may_contain' },
      { allergen: 'tree_nuts', containment: 'contains' },
      { allergen: 'milk', containment: 'contains' },
    ],
  });
  const dip = tradeItem({
    gtin: DIP,
    name: 'Dip',
    ingredients: 'Crème fraîche, soy lecithin. May contain eggs.',
    allergens: [{ allergen: 'soybeans', containment: 'free_from' }],
  });
  const glutenFree = { diet_types: ['gluten_free' as const], claims: { 'free from': ['Gluten', 'Eggs'] } };
  const oats = tradeItem({ gtin: OATS, name: 'Oats', ingredients: 'Rolled oats', ...glutenFree });
  const muesli = tradeItem({
    gtin: MUESLI,
    name: 'Muesli',
    ingredients: 'Rolled oats, barley flakes',
    ...glutenFree,
  });
  const rice = tradeItem({
    gtin: RICE,
    name: 'Rice',
    allergens: [{ allergen: 'gluten', containment: 'free_from' }],
    ...glutenFree,
  });
  await writeTradeItems(store.pool, 'off', [oats, rice, muesli], new Date());
  await writeTradeItems(store.pool, 'fdc', [bar, dip, tradeItem({ gtin: WATER, name: 'Water' })], new Date());
});

/** A row of the product's own source that no claim stands for and no words name. */
const row = (allergentypename: string, allergen: string, containment: string, words: object[] = []) => ({
  allergentypename,
  allergen,
  containment,
  source: 'fdc',
  as_claim: false,
  words,
});

describe('allergens of a product', () => {
  test('are never an empty list for a product that is not there', async () => {
    expect(await allergens(demoGtin(3))).toMatchObject({
      status: 404,
      body: { detail: 'Product not found' },
    });
    expect(await allergens('0')).toMatchObject({ status: 422 });
  });

  test('are an empty list where none was declared', async () => {
    expect(await allergens(WATER)).toEqual({ status: 200, body: [] });
  });

  test('come with their level of containment, the gravest first', async () => {
    expect(await allergens(BAR)).toEqual({
      status: 200,
      body: [
        row('Milk', 'milk', 'contains'),
        row('Tree nuts', 'tree_nuts', 'contains'),
        row('Sesame', 'sesame', 'may_contain'),
        row('Gluten', 'gluten', 'free_from'),
      ],
    });
  });

  test('are free from by a claim where no statement says it, and in conflict with the list', async () => {
    const claimed = { source: 'off', words: [] };
    expect((await allergens(RICE)).body).toMatchObject([
      { ...claimed, allergen: 'eggs', containment: 'free_from', as_claim: true },
      { ...claimed, allergen: 'gluten', containment: 'free_from', as_claim: false },
    ]);
    expect((await allergens(MUESLI)).body).toMatchObject([
      { allergen: 'gluten', containment: 'conflict', as_claim: true },
      { allergen: 'eggs', containment: 'free_from', as_claim: true },
    ]);
  });

  test('are no conflict where a food that claims to be free from gluten has oats alone', async () => {
    const [gluten] = (await allergens(OATS)).body.toReversed();
    expect(gluten).toMatchObject({
      allergen: 'gluten',
      containment: 'free_from',
      as_claim: true,
      words: [{ start: 7, end: 11 }],
    });
  });

  test('come with the words of the ingredient list that name them, a contradiction first', async () => {
    expect((await allergens(DIP)).body).toEqual([
      row('Soybeans', 'soybeans', 'conflict', [{ start: 15, end: 27 }]),
      row('Milk', 'milk', 'named', [{ start: 0, end: 13 }]),
      row('Eggs', 'eggs', 'may_contain', [{ start: 41, end: 45 }]),
    ]);
  });
});
