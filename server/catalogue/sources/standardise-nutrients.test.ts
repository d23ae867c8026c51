import { expect, test } from 'vitest';
import type { Basis } from '#contract/nutrition.ts';
import type { NutrientStatement } from '../trade-item.ts';
import { standardiseNutrients } from './standardise-nutrients.ts';

function sodium(value: number, unit: string, basis: Basis): NutrientStatement {
  return { nutrient: 'sodium', value, unit, basis };
}

const bar = { value: 40, unit: 'g' } as const;

test('a unit that cannot be the nutrient’s is flagged, and nothing is converted', () => {
  const [flagged] = standardiseNutrients([sodium(100, 'IU', '100g')], bar);
  expect(flagged).toMatchObject({ value: 100, unit: 'IU', flagged: true, per_serving: null, per_100: null });
});

test('amounts that are no amounts are left out', () => {
  expect(standardiseNutrients([sodium(-1, 'mg', '100g'), sodium(Number.NaN, 'mg', '100g')], bar)).toEqual([]);
});

test('without a serving an amount per 100 g is known for 100 g alone', () => {
  expect(standardiseNutrients([sodium(0.5, 'g', '100g')], null)).toMatchObject([
    { per_100: 500, per_serving: null },
  ]);
});

test('without its size an amount per serving is known for the serving alone', () => {
  expect(standardiseNutrients([sodium(120, 'mg', 'serving')], null)).toMatchObject([
    { per_100: null, per_serving: 120 },
  ]);
});

test('grams of a serving say nothing of amounts per 100 ml', () => {
  expect(standardiseNutrients([sodium(120, 'mg', '100ml')], bar)).toMatchObject([
    { per_100: 120, per_serving: null },
  ]);
});

test('an amount per 100 g is scaled to the serving, and one per serving to 100 g', () => {
  expect(standardiseNutrients([sodium(500, 'mg', '100g')], bar)).toMatchObject([{ per_serving: 200 }]);
  expect(standardiseNutrients([sodium(200, 'mg', 'serving')], bar)).toMatchObject([{ per_100: 500 }]);
});

test('the label’s round amount is found again where the last digit of what is stated allows it', () => {
  const ounce = { value: 28, unit: 'g' } as const;
  const perServing = (value: number, unit: string) =>
    standardiseNutrients([sodium(value, unit, '100g')], ounce)[0]?.per_serving;
  expect(perServing(714, 'mg')).toBe(200);
  expect(perServing(715, 'mg')).toBe(200.2);
  expect(perServing(0.714, 'g')).toBe(200);
  expect(perServing(714.286, 'mg')).toBe(200);
  expect(perServing(717, 'mg')).toBe(200.76);
  expect(perServing(0, 'mg')).toBe(0);
  const vitaminD = { nutrient: 'vitamin_d', value: 8.7e-7, unit: 'g', basis: '100g' } as const;
  expect(standardiseNutrients([vitaminD], { value: 100, unit: 'g' })).toMatchObject([{ per_serving: 0.87 }]);
});

test('a source that states both is taken at its word for both', () => {
  const stated = [sodium(498, 'mg', '100g'), sodium(200, 'mg', 'serving')];
  for (const statements of [stated, stated.toReversed()]) {
    expect(standardiseNutrients(statements, bar)).toMatchObject([
      { basis: 'serving', value: 200, per_serving: 200, per_100: 498 },
    ]);
  }
});

test('nutrients come in the label’s order, each once', () => {
  const protein: NutrientStatement = { nutrient: 'protein', value: 3, unit: 'g', basis: '100g' };
  const order = standardiseNutrients([protein, sodium(1, 'mg', '100g'), protein], null);
  expect(order.map(({ nutrient }) => nutrient)).toEqual(['sodium', 'protein']);
});

test('what there is less of is scaled as it is, and gives way to what is stated', () => {
  const below = { ...sodium(1, 'g', '100g'), less_than: true } as const;
  expect(standardiseNutrients([below], bar)).toMatchObject([
    { less_than: true, per_serving: 400, per_100: 1000 },
  ]);
  for (const both of [
    [below, sodium(120, 'mg', 'serving')],
    [sodium(120, 'mg', 'serving'), below],
  ]) {
    const [stated] = standardiseNutrients(both, bar);
    expect(stated).toMatchObject({ per_serving: 120, per_100: 300 });
    expect(stated).not.toHaveProperty('less_than');
  }
});
