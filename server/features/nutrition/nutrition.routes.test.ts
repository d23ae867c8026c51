import { describe, expect, test } from 'vitest';
import { nutritionReply } from '#contract/nutrition.schema.ts';
import { findGuidelineSubject } from '#server/catalogue/evaluation/subject.queries.ts';
import { listFigures } from '#server/catalogue/read/figures.queries.ts';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { NOTHING_SAID } from '#server/catalogue/trade-item.ts';
import { claimsOf } from '#server/guidelines/claims/derive-claims.ts';
import { amountFor } from '#server/guidelines/facts/amounts.ts';
import { deriveFacts } from '#server/guidelines/facts/derive-facts.ts';
import { expectUnknownRefused, openFeature } from '#tests/support/feature-app.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { nutritionRoutes } from './nutrition.routes.ts';

const OATS = demoGtin(1);
const BARE = demoGtin(2);
const oats = tradeItem({
  gtin: OATS,
  name: 'Rolled Oats',
  serving: { size: { value: 40, unit: 'g' }, description: '1/2 cup', per_container: 12 },
  nutrients: [
    { nutrient: 'sodium', value: 0.6, unit: 'g', basis: '100g' },
    { nutrient: 'calories', value: 379, unit: 'kcal', basis: '100g' },
    { nutrient: 'iron', value: 4.3, unit: 'kcal', basis: '100g' },
  ],
});

const store = await openTestDb();
await writeTradeItems(store.pool, 'off', [oats, tradeItem({ gtin: BARE, name: 'Salt' })], new Date());
const get = await openFeature((route) => nutritionRoutes(route, store));
const nutritionOf = (gtins: readonly string[]) =>
  get(`/api/nutrition?${gtins.map((gtin) => `gtin=${gtin}`).join('&')}`);
const nutrition = (gtin: string) => get(`/api/nutrition/${gtin}`);

describe('nutrition of a product', () => {
  test('is refused for what is no GTIN, and for what no product has', () =>
    expectUnknownRefused(nutrition, demoGtin(3)));

  test('is empty where no source gave any', async () => {
    const nothing = { servings_per_container: null, serving_size_value: null, serving_description: null };
    expect(await nutrition(BARE)).toMatchObject({
      status: 200,
      body: { serving_info: nothing, nutrients: [] },
    });
  });

  test('is standardised to a serving, rounded, and hidden where its unit cannot be', async () => {
    const { status, body } = await nutrition(OATS);
    expect(status).toBe(200);
    expect(nutritionReply.parse(body)).toEqual(body);
    expect(body.serving_info).toEqual({
      servings_per_container: 12,
      serving_size_value: 40,
      serving_size_unit: 'g',
      serving_description: '1/2 cup',
    });
    expect(body.nutrients).toMatchObject([
      { nutrient_label: 'calories', value: 379, standardized_value: 150, standardized_unit: 'kcal' },
      { nutrient_label: 'sodium', value: 0.6, standardized_value: 240, daily_value_intake_percent: 10 },
      { nutrient_label: 'iron', value: 4.3, standardized_value: null, standardized_unit: 'flagged' },
    ]);
  });

  test('is found by any form of its GTIN', async () => {
    expect((await nutrition(OATS.slice(1))).status).toBe(200);
    expect((await nutrition(`${OATS.slice(1, 4)}-${OATS.slice(4)}`)).status).toBe(200);
  });
});

test('what the pack prints is what is stored, shown, judged and listed', async () => {
  const gtin = demoGtin(4);
  const pack = tradeItem({
    gtin,
    name: 'Clear Broth',
    serving: { size: { value: 60, unit: 'g' }, description: null, per_container: 3 },
    // 5 kcal, 0.5 g and 5 mg in 60 g, as a source states them.
    nutrients: [
      { nutrient: 'calories', value: 8.33, unit: 'kcal', basis: '100g' },
      { nutrient: 'total_fat', value: 0.83, unit: 'g', basis: '100g' },
      { nutrient: 'sodium', value: 0.00833, unit: 'g', basis: '100g' },
    ],
  });
  await writeTradeItems(store.pool, 'off', [pack], new Date());
  const printed = { calories: 5, total_fat: 0.5, sodium: 5 };

  const { body } = await nutrition(gtin);
  expect(body.nutrients).toMatchObject([
    { nutrient_label: 'calories', standardized_value: 5, container_value: 15 },
    { nutrient_label: 'total_fat', standardized_value: 0.5, container_value: 1.5 },
    { nutrient_label: 'sodium', standardized_value: 5, container_value: 15 },
  ]);
  const subject = await findGuidelineSubject(store.db, gtin);
  if (!subject) throw new Error('The product is stored.');
  expect(subject.per_serving).toEqual(printed);
  const tags = claimsOf(deriveFacts(subject)).claims.map(({ tag }) => tag);
  expect(tags).toEqual(expect.not.arrayContaining(['calorie_free', 'fat_free', 'sodium_free']));
  expect(amountFor(subject, 'calories', 'package').value).toBe(15);
  const client = await store.pool.connect();
  try {
    expect((await listFigures(client, [gtin])).get(gtin)?.perServing).toEqual(printed);
  } finally {
    client.release();
  }
});

test('what there is less of is stored, shown and judged as that', async () => {
  const gtin = demoGtin(5);
  const nutrients = [
    { nutrient: 'calories', value: 100, unit: 'kcal', basis: 'serving' },
    { nutrient: 'dietary_fiber', value: 1, unit: 'g', basis: 'serving', less_than: true },
  ] as const;
  const size = { value: 50, unit: 'g' } as const;
  const crackers = { gtin, name: 'Crackers', nutrients, serving: { ...NOTHING_SAID.serving, size } };
  await writeTradeItems(store.pool, 'off', [tradeItem(crackers)], new Date());

  const { body } = await nutrition(gtin);
  expect(body.nutrients).toMatchObject([
    { nutrient_label: 'calories', less_than: false, standardized_value: 100 },
    {
      nutrient_label: 'dietary_fiber',
      less_than: true,
      standardized_value: 1,
      value_per_100: 2,
      daily_value_intake_percent: null,
    },
  ]);
  const subject = await findGuidelineSubject(store.db, gtin);
  expect(subject).toMatchObject({
    per_serving: { calories: 100 },
    less_than: { per_serving: { dietary_fiber: 1 }, per_100: { dietary_fiber: 2 } },
  });
});

describe('nutrition of several products', () => {
  test('is refused for what is no GTIN and for too many, and is empty for none', async () => {
    expect(await nutritionOf(['123'])).toMatchObject({ status: 422 });
    expect(await nutritionOf(Array.from({ length: 65 }, () => OATS))).toMatchObject({ status: 422 });
    expect(await nutritionOf([])).toEqual({ status: 200, body: { nutrition: [] } });
  });

  test('is what each alone answers, in the order asked, without what no product has', async () => {
    const { body } = await nutritionOf([BARE, demoGtin(3), OATS.slice(1), BARE]);
    expect(body.nutrition).toEqual([
      { gtin: BARE, ...(await nutrition(BARE)).body },
      { gtin: OATS, ...(await nutrition(OATS)).body },
    ]);
  });
});
