import { expect, test } from 'vitest';
import { ALL_STANDARD_KEYS } from '#contract/all-standards.ts';
import { LAW_KEYS } from '#contract/law-titles.ts';
import type { ProductAnswers } from '#contract/product-answers.schema.ts';
import { getJson } from '#tests/support/feature-app.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { demoGtin, perServing, tradeItem } from '#tests/support/trade-items.ts';

const [CANDY, CEREAL, CUT_OFF] = [demoGtin(1), demoGtin(2), demoGtin(3)];
const { app } = await openTestApp([
  tradeItem({ gtin: CANDY, name: 'Cherry Candy', ingredients: 'Sugar, FD&C Red No. 3, Yellow 5.' }),
  tradeItem({ gtin: CUT_OFF, name: 'Sour Belts', ingredients: 'Sugar, Red 40, artificial colors and' }),
  tradeItem({
    gtin: CEREAL,
    name: 'Frosted Corn Flakes Cereal',
    ...perServing(28.35, { sugars: 8, added_sugars: 5 }),
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
  ['law=ca_ab_419', 'Must be one of us_bvo, us_pho, us_red_3'],
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

const lawsOf = async (gtin: string, query: string) => (await answersOf(gtin, query)).laws;

test('no law answers by itself unless it is asked for', async () => {
  expect(await lawsOf(CANDY, '')).toEqual([]);
});

test('a law answers as it stands on the day before its first, and on that', async () => {
  const law = { key: 'us_red_3', from: '2027-01-15', result: 'named', named: ['Red 3'] };
  expect(await lawsOf(CANDY, 'law=us_red_3&day=2027-01-14')).toEqual([{ ...law, status: 'coming' }]);
  expect(await lawsOf(CANDY, 'law=us_red_3&day=2027-01-15')).toEqual([{ ...law, status: 'in_force' }]);
});

test('laws answer in the order asked for; what is stopped or proposed says so, and what it names', async () => {
  const laws = await lawsOf(CANDY, 'law=wv_all&law=us_bvo&law=us_orange_b&day=2030-01-01');
  expect(laws.map(({ key, status, result }) => [key, status, result])).toEqual([
    ['wv_all', 'enjoined', 'named'],
    ['us_bvo', 'in_force', 'not_named'],
    ['us_orange_b', 'proposed', 'not_named'],
  ]);
});

test('a law of other places or channels than asked for is elsewhere', async () => {
  const statuses = async (query: string) =>
    (await lawsOf(CANDY, `law=ca_ab_418&law=ca_ab_2316&day=2028-01-01&${query}`)).map(({ status }) => status);
  expect(await statuses('')).toEqual(['in_force', 'in_force']);
  expect(await statuses('place=TX')).toEqual(['elsewhere', 'elsewhere']);
  expect(await statuses('place=TX&place=CA&channel=retail')).toEqual(['in_force', 'elsewhere']);
});

test('lists say of each law what the page of the product says, and nothing unknown is “not named”', async () => {
  const asked = LAW_KEYS.map((law) => `law=${law}`).join('&');
  const results = new Set<string>();
  for (const gtin of [CANDY, CEREAL, CUT_OFF]) {
    const { body } = await getJson(app, `/api/products/${gtin}/ingredient-laws?day=2027-01-15`);
    const judged = new Map(body.laws.map((law: { key: string }) => [law.key, law]));
    for (const { named, ...law } of await lawsOf(gtin, `${asked}&day=2027-01-15`)) {
      expect(judged.get(law.key)).toMatchObject({ ...law, named: named.map((name) => ({ name })) });
      results.add(law.result);
    }
  }
  expect([...results].sort()).toEqual(['named', 'not_named', 'unknown']);
  expect((await lawsOf(CEREAL, asked)).every(({ result }) => result === 'unknown')).toBe(true);
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
