import { describe, expect, test } from 'vitest';
import { FLAGGED_UNIT } from '#contract/nutrition.ts';
import { nutrition, stated } from '#tests/support/compare-columns.ts';
import { isPer100Ml, nutrientAmount } from './nutrient-figure.ts';

describe('an amount is not known', () => {
  const flagged = { ...stated('sodium', 90, 300), standardized_unit: FLAGGED_UNIT } as const;
  test.each([
    ['of a nutrient no source gives', nutrition([]), '100'],
    ['in a unit that cannot be the nutrient’s', nutrition([flagged]), 'serving'],
    ['per 100 g where the serving’s weight is not known', nutrition([stated('sodium', 90)]), '100'],
    ['per 100 kcal without calories', nutrition([stated('sodium', 90, 300)]), '100kcal'],
    [
      'per 100 kcal of what has none',
      nutrition([stated('sodium', 90, 300), stated('calories', 0, 0)]),
      '100kcal',
    ],
    [
      'per 100 kcal where one is for a serving alone',
      nutrition([{ ...stated('sodium', 90, 300), basis: '100g' }, stated('calories', 120)]),
      '100kcal',
    ],
  ] as const)('%s', (_, given, basis) => {
    expect(nutrientAmount(given, 'sodium', basis)).toBeUndefined();
  });
});

test('per serving it is the label’s, per 100 g three digits of what is known', () => {
  const given = nutrition([stated('sodium', 94.6, 315.333), stated('protein', 2, 6.6667)]);
  expect(nutrientAmount(given, 'sodium', 'serving')).toBe(95);
  expect(nutrientAmount(given, 'sodium', '100')).toBe(315);
  expect(nutrientAmount(given, 'protein', '100')).toBe(6.67);
});

test('per 100 kcal it is worked out from what is not rounded, of either basis', () => {
  const heavy = nutrition([stated('sodium', 90, 300), stated('calories', 120, 400)]);
  expect(nutrientAmount(heavy, 'sodium', '100kcal')).toBe(75);
  expect(nutrientAmount(heavy, 'calories', '100kcal')).toBe(100);
  const light = nutrition([stated('sodium', 90.4), stated('calories', 120)]);
  expect(nutrientAmount(light, 'sodium', '100kcal')).toBe(75.3);
});

test('amounts per 100 are of millilitres where they are stated so or follow from such a serving', () => {
  const juice = [{ ...stated('sugars', 10, 8), basis: '100ml' as const }];
  expect(isPer100Ml(nutrition(juice))).toBe(true);
  expect(isPer100Ml(nutrition([stated('sugars', 10, 8)], { serving_size_unit: 'ml' }))).toBe(true);
  expect(isPer100Ml(nutrition([stated('sugars', 10, 8)], { serving_size_unit: 'g' }))).toBe(false);
  expect(isPer100Ml(nutrition([stated('sugars', 10)]))).toBeUndefined();
});
