import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NUTRIENT_LABELS, NUTRIENTS } from '#contract/nutrition.ts';
import { SALT_UNIT, toStandardUnit } from './nutrient-units.ts';

test.each([
  ['sodium', 1, ''],
  ['sodium', 1, 'ml'],
  ['sodium', 1, 'IU'],
  ['calories', 1, 'g'],
  ['total_fat', 1, 'kcal'],
  ['total_fat', 1, SALT_UNIT],
  ['calcium', 10, '% DV'],
] as const)('%s of %d "%s" cannot be converted', (nutrient, value, unit) => {
  expect(toStandardUnit(nutrient, value, unit)).toBeUndefined();
});

test.each([
  ['sodium', 1.25, 'g', 1250],
  ['sodium', 1250, 'MGM', 1250],
  ['sodium', 1, SALT_UNIT, 400],
  ['vitamin_d', 100, 'IU', 2.5],
  ['vitamin_d', 0.0000025, 'g', 2.5],
  ['vitamin_d', 2.5, 'UG', 2.5],
  ['vitamin_d', 2.5, 'μg', 2.5],
  ['calories', 418.4, 'kJ', 100],
  ['calories', 100, 'E14', 100],
  ['total_fat', 3, ' GRM ', 3],
  ['iron', 1800, 'MC', 1.8],
] as const)('%s of %d %s', (nutrient, value, unit, expected) => {
  expect(toStandardUnit(nutrient, value, unit)).toBeCloseTo(expected, 9);
});

test('a value that is in the standard unit already stays as it is', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(fc.constantFrom(...NUTRIENT_LABELS), amount, (nutrient, value) => {
      expect(toStandardUnit(nutrient, value, NUTRIENTS[nutrient].unit)).toBe(value);
    }),
  );
});
