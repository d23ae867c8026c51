import { expect, test } from 'vitest';
import type { LineProduct } from '#contract/line-product.schema.ts';
import type { Judged, OrderLine } from '#contract/orders.schema.ts';
import type { OrderOrigin } from '#contract/orders.ts';
import type { JudgedProduct } from '#server/catalogue/evaluation/judge-products.ts';
import { orderLine } from '#tests/support/order-line.ts';
import { countLine } from '../count-line.ts';
import { buildScorecard } from './build-scorecard.ts';

const NO_ALLERGENS = { conflict: [], contains: [], named: [], may_contain: [], free_from: [] };
const guideline = (verdict: 'pass' | 'fail' | 'unknown' | 'not_applicable', criteria: string[] = []) =>
  ({
    guideline: 'smart_snack',
    verdict,
    summary: `It is ${verdict}.`,
    fails: [] as string[],
    criteria,
  }) as const;

const judged = (gtin: string, says: Partial<JudgedProduct> = {}): JudgedProduct => ({
  gtin,
  guidelines: [guideline('pass')],
  nova_label: null,
  allergens: NO_ALLERGENS as Judged['allergens'],
  per_100: {},
  net_amount: null,
  ...says,
});

function score(
  lines: readonly Partial<OrderLine>[],
  products: readonly JudgedProduct[],
  origin: OrderOrigin = 'csv',
  caseSizes: ReadonlyMap<string, number> = new Map(),
) {
  return buildScorecard({
    origin,
    lines: lines.map((line, i) => orderLine({ line: i + 1, match: 'code', ...line })),
    products: products.map(({ gtin }) => ({ gtin, name: gtin, brand: null, price: null }) as LineProduct),
    caseSizes,
    judged: products,
    day: '2026-11-24',
    answers: [],
    aside: 0,
  });
}

test('a line without a product, or whose product has left the catalogue, is counted as not judged and nowhere else', () => {
  const card = score([{ gtin: 'a' }, { gtin: null }, { gtin: 'gone' }], [judged('a')]);
  expect(card.judged).toEqual({ lines: 1, quantity: 2 });
  expect(card.not_judged).toBe(2);
  expect(card.allergens[0]).toMatchObject({ allergen: 'milk', free_from: 0, not_declared: 1 });
});

test('what cannot be told and what does not apply are never counted as passing', () => {
  const verdicts = ['pass', 'fail', 'unknown', 'not_applicable'] as const;
  const products = verdicts.map((verdict) => judged(verdict, { guidelines: [guideline(verdict)] }));
  const [, tally] = score(
    verdicts.map((gtin) => ({ gtin })),
    products,
  ).guidelines;
  const one = { lines: 1, quantity: 2 };
  expect(tally).toEqual({
    guideline: 'smart_snack',
    pass: one,
    fail: one,
    unknown: one,
    not_applicable: one,
  });
});

test('an order without lines has empty sums, not sums of zero', () => {
  const card = score([], []);
  expect(card.nutrients[0]).toEqual({
    nutrient: 'calories',
    total: null,
    per_1000_kcal: null,
    lines_without: 0,
  });
  expect(card.price.total).toBeNull();
});

test('a criterion costs a line once, whichever rules ask about it, and alone only where nothing else fails', () => {
  const card = score(
    [{ gtin: 'salty' }, { gtin: 'both' }],
    [
      judged('salty', {
        guidelines: [guideline('fail', ['Sodium', 'Sodium'])],
      }),
      judged('both', { guidelines: [guideline('fail', ['Sodium', 'Sugars'])] }),
    ],
  );
  expect(card.criteria).toEqual([
    { key: 'Sodium', name: 'Sodium', guidelines: ['smart_snack'], lines: 2, quantity: 4, alone: 1 },
    { key: 'Sugars', name: 'Sugars', guidelines: ['smart_snack'], lines: 1, quantity: 2, alone: 0 },
  ]);
  expect(card.failing).toEqual({ lines: 2, quantity: 4 });
});

test('a nutrient is summed where figure, weight and number are known, and says how many lines are not', () => {
  const beans = judged('beans', { per_100: { sodium: 400, calories: 100 }, net_amount: 500 });
  const card = score(
    [
      { gtin: 'beans', pack: '6/500G' },
      { gtin: 'beans', pack: '' },
      { gtin: 'plain', pack: '6/500G' },
    ],
    [beans, judged('plain', { net_amount: 500 })],
  );
  const sodium = card.nutrients.find(({ nutrient }) => nutrient === 'sodium');
  expect(sodium).toEqual({ nutrient: 'sodium', total: 24_000, per_1000_kcal: 4000, lines_without: 2 });
});

test('cases of a line that names no pack are counted as the catalogue’s, which is said; a pack of the file’s own wins', () => {
  const beans = judged('beans', { per_100: { sodium: 400 }, net_amount: 500 });
  const lines = [
    { gtin: 'beans', unit: 'CS', quantity: 2 },
    { gtin: 'beans', unit: 'CS', quantity: 2, pack: '6/500 G' },
    { gtin: 'beans', unit: 'CS', quantity: 2, level: 'PALLET' as const, holds: 336 },
    { gtin: 'beans', unit: 'LB', quantity: 2 },
  ];
  const known = score(lines, [beans], 'csv', new Map([['beans', 12]]));
  expect(known.by_case_on_file).toBe(1);
  expect(known.nutrients.find(({ nutrient }) => nutrient === 'sodium')).toMatchObject({
    total: (2 * 12 + 2 * 6) * 2000,
    lines_without: 2,
  });
  const unknown = score(lines, [beans]);
  expect([unknown.by_case_on_file, unknown.nutrients[2]?.lines_without]).toEqual([0, 3]);
});

test('cases and eaches are turned into each other only by a known case; pounds are neither', () => {
  const line = (says: Partial<OrderLine>) => orderLine({ quantity: 12, price_per: null, ...says });
  expect(countLine(line({ unit: 'EA', pack: '6/10OZ' }), 'case', 'csv')).toBe(2);
  expect(countLine(line({ unit: 'CS', level: 'CASE', holds: 24 }), 'each', 'csv')).toBe(288);
  expect(countLine(line({ unit: 'CS', level: 'PALLET', holds: 336 }), 'each', 'csv')).toBeNull();
  expect(countLine(line({ unit: 'EA' }), 'case', 'csv')).toBeNull();
  expect(countLine(line({ unit: 'LB' }), 'case', 'csv')).toBeNull();
  expect(countLine(line({ unit: '' }), 'case', 'csv')).toBe(12);
  expect(countLine(line({ unit: '', level: 'BASE_UNIT_OR_EACH' }), 'each', 'cart')).toBe(12);
  expect(countLine(line({ unit: '', level: 'PALLET' }), 'each', 'cart')).toBeNull();
});

test('a list of eaches is counted in eaches, and what has no number is said', () => {
  const each = { gtin: 'a', unit: '', price_per: null, level: 'BASE_UNIT_OR_EACH' } as const;
  const card = score([each, { ...each, quantity: null }], [judged('a')], 'cart');
  expect(card).toMatchObject({ unit: 'each', judged: { lines: 2, quantity: 2 }, without_quantity: 1 });
});

test('lines in conflict come first, then lines with named but undeclared allergens', () => {
  const card = score(
    [{ gtin: 'plain' }, { gtin: 'named' }, { gtin: 'conflict' }],
    [
      judged('plain'),
      judged('named', { allergens: { ...NO_ALLERGENS, named: ['soybeans'] } }),
      judged('conflict', { allergens: { ...NO_ALLERGENS, conflict: ['milk'], free_from: ['eggs'] } }),
    ],
  );
  expect(card.allergen_lines.map(({ gtin, states }) => [gtin, states])).toEqual([
    ['conflict', { milk: 'conflict', eggs: 'free_from' }],
    ['named', { soybeans: 'named' }],
    ['plain', {}],
  ]);
});

test('failing lines are counted by exactly the guidelines that each fails', () => {
  const philly = { ...guideline('fail'), guideline: 'philly' } as const;
  const { failing_by } = score(
    [{ gtin: 'both' }, { gtin: 'one' }, { gtin: 'both' }, { gtin: 'none' }],
    [
      judged('both', { guidelines: [guideline('fail'), philly] }),
      judged('one', { guidelines: [guideline('pass'), philly] }),
      judged('none'),
    ],
  );
  expect(failing_by.map(({ guidelines, lines }) => [guidelines.toSorted(), lines])).toEqual([
    [['philly', 'smart_snack'], 2],
    [['philly'], 1],
  ]);
});
