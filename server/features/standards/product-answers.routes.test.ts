import { expect, test } from 'vitest';
import { ALL_STANDARD_KEYS } from '#contract/all-standards.ts';
import type { ProductAnswers } from '#contract/product-answers.schema.ts';
import { getJson } from '#tests/support/feature-app.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

const [CANDY, CEREAL] = [demoGtin(1), demoGtin(2)];
const { app } = await openTestApp([
  tradeItem({ gtin: CANDY, name: 'Cherry Candy', ingredients: 'Sugar, FD&C Red No. 3, Yellow 5.' }),
  tradeItem({
    gtin: CEREAL,
    name: 'Frosted Corn Flakes Cereal',
    serving: { size: { value: 28.35, unit: 'g' }, description: null, per_container: null },
    nutrients: [
      { nutrient: 'sugars', value: 8, unit: 'g', basis: 'serving' },
      { nutrient: 'added_sugars', value: 5, unit: 'g', basis: 'serving' },
    ],
  }),
]);
const ask = (query: string) => getJson(app, `/api/products/answers?${query}`);
async function answersOf(gtin: string, query: string) {
  const { body }: { body: ProductAnswers } = await ask(`gtin=${gtin}&${query}`);
  const [product] = body.products;
  if (!product) throw new Error(JSON.stringify(body));
  return product;
}

test.each([
  ['standard=nutri', 'Must be one of good_choice, smart_snack, philly, school_meal_sugars'],
  ['place=NY', 'Must be one of US, AR'],
  ['channel=vending', 'Must be one of school, hospital, retail'],
  ['standard=nutri_score&day=2020-01-01', 'Must not be before 2023-12-31, when “Nutri-Score 2023” begins'],
])('%s is refused with what there is', async (query, words) => {
  const { status, body } = await ask(query);
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain(words);
});

test('unknown products are left out, and the reply says the day', async () => {
  const { body } = await ask(`gtin=${demoGtin(9)}&day=2027-01-15`);
  expect(body).toEqual({ day: '2027-01-15', products: [] });
});

test('a product that passes and fails from a known day says so', async () => {
  const { ingredient_laws: before } = await answersOf(CANDY, 'day=2026-11-22&place=US');
  expect(before).toEqual({
    answer: 'named_later',
    named: [],
    later: { from: '2027-01-15', named: ['Red 3'] },
  });
  const { ingredient_laws: after } = await answersOf(CANDY, 'day=2027-01-15&place=US');
  expect(after).toEqual({ answer: 'named', named: ['Red 3'], later: null });
});

test('a standard answers by its version on the day, and what the next version changes', async () => {
  const [asked] = (await answersOf(CEREAL, 'standard=child_care_sugars&day=2025-09-30')).standards;
  expect(asked).toEqual({
    key: 'child_care_sugars',
    answer: 'fail',
    later: [{ from: '2025-10-01', answer: 'pass' }],
  });
  const [now] = (await answersOf(CEREAL, 'standard=child_care_sugars&day=2026-01-01')).standards;
  expect(now).toEqual({ key: 'child_care_sugars', answer: 'pass', later: [] });
});

test('without keys, all standards that have begun answer', async () => {
  const keysOn = async (day: string) =>
    (await answersOf(CEREAL, `day=${day}`)).standards.map(({ key }) => key);
  expect(await keysOn('2026-11-22')).toEqual(ALL_STANDARD_KEYS);
  expect(await keysOn('2018-01-01')).not.toContain('nutri_score');
});
