import { describe, expect, test } from 'vitest';
import type { Alternatives } from '#contract/alternatives.schema.ts';
import type { GuidelineReply } from '#contract/guideline.schema.ts';
import type { Points } from '#contract/points.schema.ts';
import type { Product } from '#contract/product.schema.ts';
import type { ProductPage } from '#contract/products.schema.ts';
import { bagOfChips } from '#tests/support/bag-of-chips.ts';
import { getJson } from '#tests/support/feature-app.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

/** Trans fat fails until June 2024, sodium since July 2016; of what is not stated nothing was told until June 2024. */
const [CHIPS, TRANS, SALTY, SILENT] = [demoGtin(1), demoGtin(2), demoGtin(3), demoGtin(4)];
const { app } = await openTestApp([
  bagOfChips(CHIPS, 'Baked Potato Chips'),
  bagOfChips(TRANS, 'Crunchy Potato Chips', { trans_fat: 0.5 }),
  bagOfChips(SALTY, 'Salted Potato Chips', { sodium: 220 }),
  tradeItem({ gtin: SILENT, name: 'Potato Chips' }),
]);

const get = async (path: string) => {
  const { status, body } = await getJson(app, path);
  expect([path, status]).toEqual([path, 200]);
  return body;
};
const page = (query: string): Promise<ProductPage> => get(`/api/products?facets=true&${query}`);
const found = async (query: string) => (await page(query)).products.map(({ gtin }) => gtin).toSorted();

/** A day in each version, and who passes then. */
const PASSING = [
  ['2014-07-01', [CHIPS, SALTY]],
  ['2016-07-28', [CHIPS, SALTY]],
  ['2016-07-29', [CHIPS]],
  ['2024-06-30', [CHIPS]],
  ['2024-07-01', [CHIPS, TRANS]],
  ['2026-11-24', [CHIPS, TRANS]],
] as const;

test.each([
  ['is_smart_snack=true&day=2014-06-30', 'Must not be before 2014-07-01, when “Smart Snack” begins'],
  ['is_smart_snack=false&day=2014-06-30', 'Must not be before 2014-07-01'],
  ['standard=smart_snack:pass&day=2014-06-30', 'Must not be before 2014-07-01'],
  ['facet_standard=smart_snack&day=2014-06-30', 'Must not be before 2014-07-01'],
  ['philly_verdict=fail&day=2021-08-31', 'Must not be before 2021-09-01, when “Philly” begins'],
  ['recommended_ok=true&day=2021-08-31', 'Must not be before 2021-09-01'],
  ['good_choice_verdict=unknown&day=2014-11-30', 'Must not be before 2014-12-01'],
])('%s is refused with the day the guideline begins', async (query, words) => {
  for (const path of ['/api/products?', '/api/products/points?x=sodium&y=protein&']) {
    if (query.startsWith('facet') && path.includes('points')) continue;
    const { status, body } = await getJson(app, `${path}${query}`);
    expect([path, status]).toEqual([path, 422]);
    expect(JSON.stringify(body)).toContain(words);
  }
});

describe.each(PASSING)('on %s', (day, passing) => {
  const smart = ({ verdicts }: Pick<Product, 'verdicts'>) => verdicts.smart_snack;

  test('filters, whichever way they ask, find who passes by the rules of that day', async () => {
    for (const filter of ['is_smart_snack=true', 'smart_snack_verdict=pass', 'standard=smart_snack:pass'])
      expect([filter, await found(`day=${day}&${filter}`)]).toEqual([filter, passing.toSorted()]);
    const others = [CHIPS, TRANS, SALTY, SILENT].filter((gtin) => !passing.some((each) => each === gtin));
    expect(await found(`day=${day}&is_smart_snack=false`)).toEqual(others);
  });

  test('the counts are those of the lists, and the products have the verdicts of the day', async () => {
    const { products, facets } = await page(`day=${day}&facet_standard=smart_snack`);
    const counts = facets?.guideline.find(({ value }) => value === 'smart_snack');
    expect(counts).toMatchObject({ count: passing.length, pass: passing.length, not_applicable: 0 });
    expect(facets?.standard[0]?.answers).toContainEqual({ value: 'pass', count: passing.length });
    for (const product of products) {
      const isPassing = passing.some((gtin) => gtin === product.gtin);
      expect([product.gtin, smart(product) === 'pass']).toEqual([product.gtin, isPassing]);
      expect(product.is_smart_snack).toBe(isPassing);
      expect(product.verdicts.smart_snack === 'unknown').toBe(product.gtin === SILENT);
    }
  });

  test('what is explained of a product, and drawn of many, is the same', async () => {
    const { products } = await page(`day=${day}`);
    const { points }: Points = await get(`/api/products/points?x=sodium&y=trans_fat&day=${day}`);
    for (const product of products) {
      const reply: GuidelineReply = await get(`/api/products/${product.gtin}/guidelines?day=${day}`);
      const explained = reply.guidelines.find(({ guideline }) => guideline === 'smart_snack');
      expect([product.gtin, explained?.verdict]).toEqual([product.gtin, smart(product)]);
      expect(points.find(({ gtin }) => gtin === product.gtin)?.verdict).toBe(smart(product));
      expect(await get(`/api/products/${product.gtin}?day=${day}`)).toEqual(product);
    }
  });
});

test('better products are those that pass by the rules of the day, and none is asked for before a guideline begins', async () => {
  const better = async (gtin: string, day: string) => {
    const found: Alternatives = await get(`/api/products/${gtin}/better?guideline=smart_snack&day=${day}`);
    return found.fitting.nearest.map(({ product }) => product.gtin).toSorted();
  };
  expect(await better(SALTY, '2016-07-28')).toEqual([CHIPS]);
  expect(await better(TRANS, '2016-07-28')).toEqual([CHIPS, SALTY]);
  expect(await better(SALTY, '2016-07-29')).toEqual([CHIPS]);
  expect(await better(SALTY, '2024-06-30')).toEqual([CHIPS]);
  expect(await better(SALTY, '2024-07-01')).toEqual([CHIPS, TRANS]);
  const { status, body } = await getJson(
    app,
    `/api/products/${SALTY}/better?guideline=philly&day=2021-08-31`,
  );
  expect([status, JSON.stringify(body)]).toEqual([
    422,
    expect.stringContaining('Must not be before 2021-09-01, when “Philly” begins'),
  ]);
});

test('limits that figures are past are those of the day', async () => {
  const past = async (day: string) => {
    const { limits } = await get(`/api/products/limits?gtin=${SALTY}&day=${day}`);
    return limits[0].past.filter(({ guideline }: { guideline: string }) => guideline === 'smart_snack');
  };
  expect(await past('2015-01-01')).toEqual([]);
  expect(await past('2026-11-24')).toMatchObject([{ nutrient: 'sodium', limit: 200 }]);
});

test('a guideline that begins after the day says nothing: no count, no explanation, no verdict', async () => {
  const { facets, products } = await page('day=2020-01-01');
  expect(facets?.guideline.map(({ value }) => value)).toEqual(['good_choice', 'smart_snack']);
  for (const { verdicts, recommended_ok } of products)
    expect([verdicts.philly, recommended_ok]).toEqual(['unknown', false]);
  const { guidelines }: GuidelineReply = await get(`/api/products/${CHIPS}/guidelines?day=2020-01-01`);
  expect(guidelines.map(({ guideline }) => guideline)).toEqual(['good_choice', 'smart_snack']);
  expect(await get('/api/products/points?x=sodium&y=protein&guideline=philly&day=2020-01-01')).toMatchObject({
    limits: [],
  });
});

test('a term that names a guideline asks for it by the rules of the day, and before them for its words', async () => {
  expect(await found('search_term=smart+snack+chips&day=2016-07-28')).toEqual([CHIPS, SALTY]);
  expect(await found('search_term=smart+snack+chips&day=2026-11-24')).toEqual([CHIPS, TRANS]);
  const { understood, left_out } = await page('search_term=smart+snack+chips&day=2014-06-30');
  expect(understood).toEqual([]);
  expect(left_out?.words.map(({ text }) => text)).toEqual(['smart', 'snack', 'chips']);
});

test('a list of answers says the verdict of the day, and what later versions change', async () => {
  const smartOn = async (day: string) => {
    const { products } = await get(`/api/products/answers?gtin=${TRANS}&standard=smart_snack&day=${day}`);
    return products[0].standards;
  };
  expect(await smartOn('2015-01-01')).toEqual([
    { key: 'smart_snack', answer: 'fail', later: [{ from: '2024-07-01', answer: 'pass' }] },
  ]);
  expect(await smartOn('2026-11-24')).toEqual([{ key: 'smart_snack', answer: 'pass', later: [] }]);
});
