import { expect, test } from 'vitest';
import { LAW_ANSWERS, LAW_CHANNEL_KEYS, type LawAnswer } from '#contract/ingredient-laws.ts';
import { getJson } from '#tests/support/feature-app.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { demoGtin, perServing, tradeItem } from '#tests/support/trade-items.ts';

const [RED, DYED, PLAIN] = [demoGtin(1), demoGtin(2), demoGtin(3)];
const [SILENT, CEREAL] = [demoGtin(4), demoGtin(5)];
const { app } = await openTestApp([
  tradeItem({ gtin: RED, name: 'Cherry Candy', ingredients: 'Sugar, corn syrup, FD&C Red No. 3.' }),
  tradeItem({ gtin: DYED, name: 'Lemon Candy', ingredients: 'Sugar, corn syrup, Yellow 5.' }),
  tradeItem({ gtin: PLAIN, name: 'Sugar', ingredients: 'Sugar, water, salt.' }),
  tradeItem({ gtin: SILENT, name: 'Candy' }),
  tradeItem({
    gtin: CEREAL,
    name: 'Frosted Corn Flakes Cereal',
    ingredients: 'Corn, sugar, salt.',
    ...perServing(28.35, { sugars: 8, added_sugars: 5 }),
  }),
]);

async function list(query: string) {
  const { status, body } = await getJson(app, `/api/products?limit=100${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body;
}
const found = async (query: string): Promise<string[]> =>
  (await list(query)).products.map(({ gtin }: { gtin: string }) => gtin).sort();

test.each([
  ['day=2027-02-30', 'day must be a day from 2005-12-01 to 2040-12-31, written like 2027-01-15'],
  ['day=2004-01-01', 'day must be a day from 2005-12-01 to 2040-12-31'],
  ['place=NY', 'place must be one of US, AR, AZ, CA, LA, TX, UT, VA, WV'],
  ['ingredient_laws=named&law=red', 'law must be one of us_bvo, us_pho, us_red_3'],
  ['channel=vending', 'channel must be one of school, hospital, retail'],
  [
    'ingredient_laws=passes',
    'ingredient_laws must be one of not_named, named, named_later, unknown, unknown_later',
  ],
  [
    'standard=nutri_score:a&day=2023-12-30',
    'day must not be before 2023-12-31, when “Nutri-Score 2023” begins',
  ],
  ['standard=ketchup&day=2027-01-15', 'standard must be a standard and what'],
  ['facet_standard=fda_healthy&day=2020-01-01', 'when “FDA “healthy” claim” begins'],
  ['ingredient_laws=named&day=2020-12-31', 'day must not be before 2021-01-01, when the first of'],
])('%s is refused with what there is', async (query, words) => {
  const { status, body } = await getJson(app, `/api/products?${query}`);
  expect(status).toBe(422);
  expect(`${body.detail} ${JSON.stringify(body.errors)}`.toLowerCase()).toContain(words.toLowerCase());
});

test('a list says its day: the one asked for, else today', async () => {
  expect((await list('&day=2027-01-15')).day).toBe('2027-01-15');
  expect((await list('')).day).toBe(new Date().toISOString().slice(0, 10));
});

test('Red 3 is named later the day before the law begins, and named from that day', async () => {
  expect(await found('&place=US&day=2027-01-14&ingredient_laws=named')).toEqual([]);
  expect(await found('&place=US&day=2027-01-14&ingredient_laws=named_later')).toEqual([RED]);
  expect(await found('&place=US&day=2027-01-15&ingredient_laws=named')).toEqual([RED]);
  expect(await found('&place=US&day=2027-01-15&ingredient_laws=named_later')).toEqual([]);
});

test('a place has its own laws, and without one all of them count', async () => {
  expect(await found('&place=TX&day=2026-11-22&ingredient_laws=named')).toEqual([RED, DYED]);
  expect(await found('&place=CA&day=2026-11-22&ingredient_laws=named')).toEqual([]);
  expect(await found('&place=CA&day=2027-01-01&ingredient_laws=named')).toEqual([RED]);
  expect(await found('&day=2026-11-22&ingredient_laws=named')).toEqual([RED, DYED]);
});

test('a law alone counts where it is chosen, whatever the places', async () => {
  expect(await found('&day=2027-01-15&ingredient_laws=named&law=us_red_3')).toEqual([RED]);
  expect(await found('&day=2027-01-15&ingredient_laws=named&law=us_red_3&place=TX')).toEqual([RED]);
  expect(await found('&day=2027-01-14&ingredient_laws=named&law=us_red_3')).toEqual([]);
  expect(await found('&day=2027-01-15&ingredient_laws=unknown&law=us_red_3')).toEqual([SILENT]);
});

test('a list that is not known is unknown to every law, and never counts as naming nothing', async () => {
  expect(await found('&place=US&day=2026-11-22&ingredient_laws=unknown')).toEqual([SILENT]);
  expect(await found('&place=US&day=2026-11-22&ingredient_laws=not_named')).not.toContain(SILENT);
  // No law of Arkansas is in force, but one is to come.
  expect(await found('&place=AR&day=2026-11-22&ingredient_laws=unknown')).toEqual([]);
  expect(await found('&place=AR&day=2026-11-22&ingredient_laws=unknown_later')).toEqual([SILENT]);
  expect(await found('&place=AR&day=2026-11-22&ingredient_laws=not_named')).not.toContain(SILENT);
});

test('a channel has its own laws: what schools may not serve may be sold in shops', async () => {
  const named = (query: string) => found(`&ingredient_laws=named&day=2026-11-22&place=TX&place=CA${query}`);
  expect(await named('&channel=school')).toEqual([RED, DYED]);
  expect(await named('&channel=retail')).toEqual([]);
  expect(await named('&channel=retail&channel=school')).toEqual([RED, DYED]);
  // A law on all food binds every channel.
  for (const channel of LAW_CHANNEL_KEYS)
    expect(await found(`&ingredient_laws=named&day=2027-01-15&place=US&channel=${channel}`)).toEqual([RED]);
});

test('each count matches its list, and together they are all products', async () => {
  const query = '&place=US&place=WV&day=2026-11-22';
  const { facets, total } = await list(`${query}&facets=true&facet_laws=true&ingredient_laws=named`);
  const counts: { value: LawAnswer; count: number }[] = facets.ingredient_laws;
  expect(counts.map(({ value }) => value)).toEqual(LAW_ANSWERS);
  for (const { value, count } of counts)
    expect([value, (await found(`${query}&ingredient_laws=${value}`)).length]).toEqual([value, count]);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  expect(total).toBe(counts.find(({ value }) => value === 'named')?.count);
});

test('with nothing left, lifting the laws is a way out', async () => {
  const { relaxations } = await list('&place=AR&day=2026-11-22&ingredient_laws=named&facets=true');
  expect(relaxations).toContainEqual({ facet: 'ingredient_laws', value: 'named', total: 5 });
});

test('a day asks a standard by its version then', async () => {
  const passing = (day: string) => found(`&standard=child_care_sugars:pass&day=${day}`);
  expect(await passing('2025-10-01')).toEqual([CEREAL]);
  expect(await passing('2025-09-30')).toEqual([]);
  expect(await found('&standard=child_care_sugars:fail&day=2025-09-30')).toEqual([CEREAL]);
});

test('what labels lack is counted by the newest version of a standard', async () => {
  const wantsOn = async (day: string) => {
    const { facets } = await list(`&facets=true&facet_standard=child_care_sugars&day=${day}`);
    return facets.standard[0].wants;
  };
  expect(await wantsOn('2026-11-22')).toContainEqual({ value: 'kind', count: expect.any(Number) });
  expect(await wantsOn('2025-09-30')).toEqual([]);
});
