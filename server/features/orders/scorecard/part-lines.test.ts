import { expect, test } from 'vitest';
import { ALLERGEN_STATES } from '#contract/allergens.ts';
import type { LineProduct } from '#contract/line-product.schema.ts';
import { readPart, writePart } from '#contract/score-parts.ts';
import type { JudgedProduct } from '#server/catalogue/evaluation/judge-products.ts';
import { openDictionaries } from '#server/language/dictionaries.ts';
import { speaking } from '#server/language/speech.ts';
import { orderLine } from '#tests/support/order-line.ts';
import { buildScorecard, type ScorecardInput, withProducts } from './build-scorecard.ts';
import { pickPart } from './part-lines.ts';

const fails = (...criteria: string[]) =>
  [{ guideline: 'smart_snack', verdict: 'fail', summary: '', fails: [] as string[], criteria }] as const;
const NO_ALLERGENS = { conflict: [], contains: [], named: [], may_contain: [], free_from: [] };

const PRODUCTS: readonly Partial<JudgedProduct>[] = [
  { guidelines: [...fails('Sodium', 'Sodium')], nova_label: '4' },
  {
    guidelines: [...fails('Sodium', 'Sugars')],
    net_amount: 500,
    per_100: { sodium: 4 },
  },
  { allergens: { ...NO_ALLERGENS, contains: ['milk'], free_from: ['eggs'] }, nova_label: '1' },
  { allergens: { ...NO_ALLERGENS, conflict: ['milk'] }, net_amount: 500 },
];

const INPUT: ScorecardInput = {
  origin: 'csv',
  lines: [0, 1, 2, 3, 1, 9].map((of, i) =>
    orderLine({
      line: i + 1,
      gtin: String(of),
      pack: '6/500G',
      quantity: i === 4 ? null : 2,
      price: i < 2 ? 20 : null,
    }),
  ),
  products: PRODUCTS.map((_, i) => ({ gtin: String(i), name: '', brand: null, price: null }) as LineProduct),
  caseSizes: new Map(),
  judged: PRODUCTS.map((says, i) => ({
    gtin: String(i),
    guidelines: [],
    nova_label: null,
    allergens: NO_ALLERGENS,
    per_100: {},
    net_amount: null,
    ...says,
  })),
  day: '2026-11-24',
  answers: [],
  aside: 0,
};

const lines = (part: string) => {
  const found = readPart(part);
  if (!found) throw new Error(`no part ${part}`);
  expect(writePart(found)).toBe(part);
  return pickPart(withProducts(INPUT), found, INPUT.origin);
};

test('a part has exactly the lines that the scorecard counts in it', () => {
  const card = buildScorecard(INPUT);
  const counts = [
    ...card.criteria.map((each) => [`criterion.${each.key}`, each.lines] as const),
    ...card.allergens.flatMap((each) =>
      [...ALLERGEN_STATES, 'not_declared' as const].map(
        (state) => [`allergen.${each.allergen}.${state}`, each[state]] as const,
      ),
    ),
    ...card.nova.map((each) => [`nova.${each.label ?? 'unknown'}`, each.lines] as const),
    ...card.nutrients.map((each) => [`without.${each.nutrient}`, each.lines_without] as const),
    ['without.price', card.price.lines_without] as const,
    ['without.quantity', card.without_quantity] as const,
  ];
  expect(counts.map(([part]) => [part, lines(part).length])).toEqual(counts);
});

test('the lines of a part are named by their numbers in the file', () => {
  expect(lines('criterion.Sodium')).toEqual([1, 2, 5]);
  expect(lines('allergen.milk.conflict')).toEqual([4]);
  expect(lines('allergen.milk.not_declared')).toEqual([1, 2, 5]);
  expect(lines('nova.unknown')).toEqual([2, 4, 5]);
  expect(lines('without.sodium')).toEqual([1, 3, 4, 5]);
  expect(lines('without.price')).toEqual([3, 4, 5]);
});

test('a criterion is named in the language of the request, and its lines are the same in every language', async () => {
  const spanish = (await openDictionaries()).get('es');
  const card = speaking(spanish, () => buildScorecard(INPUT));
  expect(card.criteria.map(({ key, name }) => [key, name])).toEqual([
    ['Sodium', 'Sodio'],
    ['Sugars', 'Azúcares'],
  ]);
  expect(speaking(spanish, () => lines('criterion.Sodium'))).toEqual([1, 2, 5]);
});

test.each(['', 'criterion.', 'allergen.milk', 'allergen.milk.x', 'nova.5', 'without.x', 'x.milk'])(
  'there is no part "%s"',
  (part) => expect(readPart(part)).toBeUndefined(),
);
