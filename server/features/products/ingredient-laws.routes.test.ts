import { expect, test, vi } from 'vitest';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { getJson } from '#tests/support/feature-app.ts';
import { pollUntil } from '#tests/support/poll-until.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

const [CANDY, SILENT] = [demoGtin(1), demoGtin(2)];
const { app } = await openTestApp([
  tradeItem({ gtin: CANDY, name: 'Cherry Candy', ingredients: 'Sugar, corn syrup, FD&C Red No. 3.' }),
  tradeItem({ gtin: SILENT, name: 'Candy' }),
]);
const laws = (gtin: string, query = '') => getJson(app, `/api/products/${gtin}/ingredient-laws${query}`);

test.each([
  ['?day=2027-02-30', 'day must be a day from 2005-12-01 to 2040-12-31, written like 2027-01-15'],
  ['?day=tomorrow', 'day must be a day from 2005-12-01 to 2040-12-31, written like 2027-01-15'],
  ['?day=2005-11-30', 'day must be a day from 2005-12-01 to 2040-12-31'],
  ['?place=NY', 'Must be one of US, AR, AZ, CA, LA, TX, UT, VA, WV'],
  ['?channel=vending', 'Must be one of school, hospital, retail'],
])('%s is refused with what there is', async (query, words) => {
  const { status, body } = await laws(CANDY, query);
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toContain(words);
});

test('a product that is not there is not found', async () => {
  expect((await laws(demoGtin(9))).status).toBe(404);
});

test('a day and places decide', async () => {
  const { body } = await laws(CANDY, '?day=2027-01-14&place=US&place=CA');
  const named = body.laws.filter(({ result }: { result: string }) => result === 'named');
  expect(named.map(({ key, status }: { key: string; status: string }) => [key, status])).toEqual([
    ['us_red_3', 'coming'],
    ['ca_ab_418', 'in_force'],
  ]);
  expect(named[0].named).toEqual([{ substance: 'red_3', name: 'Red 3', ingredient: 'fd&c red no. 3' }]);
  expect(body.day).toBe('2027-01-14');
});

test('a channel leaves out the laws that do not bind it, of a product and of the list of laws', async () => {
  const keys = async (address: string) => {
    const { body } = await getJson(app, `${address}?place=CA&channel=retail`);
    return body.laws.map(({ key, channels }: { key: string; channels: string[] }) => [key, channels]);
  };
  const binding = [['ca_ab_418', ['school', 'hospital', 'retail']]];
  expect(await keys(`/api/products/${CANDY}/ingredient-laws`)).toEqual(binding);
  expect(await keys('/api/ingredient-laws')).toEqual(binding);
});

test('without a day it is today, and a list that is not known is unknown to every law', async () => {
  const { body } = await laws(SILENT);
  expect(body.day).toMatch(/^20\d\d-\d\d-\d\d$/);
  for (const { result, doubt } of body.laws)
    expect([result, doubt]).toEqual(['unknown', 'the ingredient list is not known']);
});

test('a law says how much of the catalogue names what it is about, on any day', async () => {
  const { body } = await getJson(app, '/api/ingredient-laws?day=2026-01-01');
  const countsOf = new Map(
    body.laws.map(({ key, counts }: { key: string; counts: object }) => [key, counts]),
  );
  expect(countsOf.get('us_red_3')).toEqual({ named: 1, not_named: 0, unknown: 1 });
  expect(countsOf.get('us_bvo')).toEqual({ named: 0, not_named: 1, unknown: 1 });
  expect(countsOf.get('tx_sb_25')).toEqual({ named: 1, not_named: 0, unknown: 1 });
});

test('what leaves a law open is counted, one reason for each product', async () => {
  const { app: other } = await openTestApp([
    ...[null, null, 'Sugar, water, natural flav...', 'Sugar, artificial color, salt.'].map((ingredients, i) =>
      tradeItem({ gtin: demoGtin(20 + i), name: 'Candy', ingredients }),
    ),
    tradeItem({ gtin: demoGtin(30), name: 'Candy', ingredients: 'Sugar, FD&C Red No. 3, natural flav...' }),
  ]);
  const { body } = await getJson(other, '/api/ingredient-laws');
  const of = (key: string) => body.laws.find((law: { key: string }) => law.key === key);
  const [noList, cutOff] = [
    { value: 'no_list', name: 'an ingredient list', count: 2 },
    { value: 'cut_off', name: 'the end of the list, which is cut off', count: 1 },
  ];
  expect(of('us_red_3')).toMatchObject({
    counts: { named: 1, not_named: 1, unknown: 3 },
    wants: [noList, cutOff],
  });
  expect(of('us_bvo').wants).toEqual([noList, { ...cutOff, count: 2 }]);
  const [, , doubtful] = of('az_hb_2164').wants;
  expect(doubtful).toEqual({ value: 'clear_words', name: expect.any(String), count: 1 });
  for (const { counts, wants } of body.laws) {
    const sum = wants.reduce((total: number, { count }: { count: number }) => total + count, 0);
    expect(sum).toBe(counts?.unknown ?? 0);
  }
  const { body: list } = await getJson(other, '/api/products?facets=true&facet_laws=true&law=us_red_3');
  const answers = list.facets.ingredient_laws as { value: string; wants: object[] }[];
  expect(answers.find(({ value }) => value === 'named')?.wants).toEqual([]);
});

test('before the first law, each is to come', async () => {
  const { body } = await laws(CANDY, '?day=2005-12-01');
  expect(new Set(body.laws.map(({ status }: { status: string }) => status))).toEqual(
    new Set(['coming', 'enjoined', 'proposed']),
  );
});

test('the catalogue is counted once for each question, and again once it has changed', async () => {
  const {
    app: other,
    store,
    search,
  } = await openTestApp([tradeItem({ gtin: demoGtin(40), name: 'Candy', ingredients: 'Sugar, Red 3.' })]);
  const countsOf = async (query: string) => {
    const { body } = await getJson(other, `/api/ingredient-laws?place=US${query}`);
    return body.laws.find(({ key }: { key: string }) => key === 'us_red_3').counts;
  };
  const asked = vi.spyOn(search, 'search');
  const first = await countsOf('');
  expect(first).toEqual({ named: 1, not_named: 0, unknown: 0 });
  const once = asked.mock.calls.length;
  expect(await countsOf('')).toEqual(first);
  await getJson(other, '/api/standards');
  await getJson(other, '/api/standards');
  expect(asked.mock.calls.length).toBe(once + 1);
  const added = tradeItem({ gtin: demoGtin(41), name: 'Candy', ingredients: 'Sugar, Red 3, salt.' });
  await writeTradeItems(store.pool, 'demo', [added], new Date());
  await pollUntil('the other candy is counted', async () => (await countsOf('')).named === 2);
});

test('a law in the list says which words of labels count, which leave it open, and what came before', async () => {
  const { body } = await getJson(app, '/api/ingredient-laws?place=US&place=AZ');
  const of = (key: string) => body.laws.find((law: { key: string }) => law.key === key);
  expect(of('us_red_3')).toMatchObject({
    words: ['FD&C Red No. 3', 'Red 3', 'Red 3 Lake', 'erythrosine', 'E127'],
    may_mean: [],
    history: [
      { day: '2025-01-16', event: 'Order published, 21 CFR 74.303 repealed', source: '90 FR 4628' },
      { day: '2025-02-18', event: 'Objections stay the order', source: null },
      { day: '2026-08-05', event: 'Stay lifted, dates confirmed', source: '91 FR 50475' },
    ],
  });
  expect(of('az_hb_2164')).toMatchObject({ history: [] });
  expect(of('az_hb_2164').may_mean).toContain('artificial color');
});
