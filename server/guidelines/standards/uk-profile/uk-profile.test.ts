import { expect, test } from 'vitest';
import type { ProductKind } from '../../facts/product-kinds.ts';
import { judgementOf, per100, possible } from '../judgement-fixture.ts';

type Figures = readonly [
  kj: number,
  sugars: number,
  saturated: number,
  sodium: number,
  fiber: number,
  protein: number,
];
const food = ([kj, sugars, saturated_fat, sodium, dietary_fiber, protein]: Figures, ingredients: string) =>
  per100({ calories: kj / 4.184, sugars, saturated_fat, sodium, dietary_fiber, protein }, { ingredients });

// Worked examples of the University of Leeds' program, restated.
test.each<[string, ProductKind, Figures, string, string, number]>([
  ['crisps', 'chips', [2200, 0.4, 2.6, 520, 4.3, 6.1], 'Potatoes, sunflower oil, salt.', 'less_healthy', 9],
  ['cola', 'soft_drink', [180, 10.6, 0, 4, 0, 0], 'Carbonated water, sugar.', 'less_healthy', 2],
  ['milk', 'milk', [195, 4.8, 1, 44, 0, 3.4], 'Milk.', 'healthier', -1],
  [
    'cheddar',
    'cheese',
    [1725, 0.1, 21.7, 723, 0, 25.4],
    'Milk, salt, cultures, enzymes.',
    'less_healthy',
    23,
  ],
  ['almonds', 'nuts', [2534, 4.4, 3.8, 1, 12.5, 21], 'Almonds.', 'healthier', -5],
])('%s', (_name, kind, figures, ingredients, outcome, points) => {
  const judgement = judgementOf('uk_nutrient_profile', kind, food(figures, ingredients));
  expect(judgement.possible).toEqual([outcome]);
  expect(judgement.summary).toContain(`${points} points`);
});

test('of millilitres the weight is not known, and only what no weight changes is said', () => {
  const ml = { ...food([195, 4.45, 1.03, 44, 0, 3.25], 'Milk.'), per_100_unit: 'ml' as const };
  expect(possible('uk_nutrient_profile', 'milk', ml)).toEqual(['healthier']);
  const edge = { ...food([359, 13, 0, 4, 0, 0], 'Water, sugar.'), per_100_unit: 'ml' as const };
  expect(possible('uk_nutrient_profile', 'soup', edge)).toEqual(['healthier', 'less_healthy']);
});
