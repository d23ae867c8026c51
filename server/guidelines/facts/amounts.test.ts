import { describe, expect, test } from 'vitest';
import { BAG, NOTHING } from '../subject-fixture.ts';
import { amountFor, fluidOunces, ounces, packageAmount, type RuleBasis } from './amounts.ts';

const of = (basis: RuleBasis, changes: Partial<typeof BAG>) =>
  amountFor({ ...BAG, per_serving: {}, ...changes }, 'sodium', basis);
const serving = (value: number, unit: 'g' | 'ml' = 'g') => ({ value, unit });

describe('per serving', () => {
  test.each([
    ['stated', { per_serving: { sodium: 120 } }, 120],
    ['from 100 g', { per_100: { sodium: 400 }, serving_size: serving(30) }, 120],
    [
      'of millilitres, from 100 g',
      { per_100: { sodium: 400 }, per_100_unit: 'g', serving_size: serving(30, 'ml') },
      null,
    ],
    ['of unknown size', { per_100: { sodium: 400 }, serving_size: null }, null],
    ['from 100 g, as the label printed it', { per_100: { sodium: 8.33 }, serving_size: serving(60) }, 5],
    ['nowhere', {}, null],
  ] as const)('%s', (_, changes, value) => {
    expect(of('serving', changes).value).toBe(value);
  });
});

test('amounts are the numbers they print as, whatever they are scaled by', () => {
  const third = { serving_size: serving(33.3), servings_per_container: 3, package_weight: null };
  expect(of('package', { per_serving: { sodium: 0.1 }, ...third }).value).toBe(0.3);
  expect(of('100 g', { per_serving: { sodium: 33.3 }, ...third }).value).toBe(100);
  expect(packageAmount({ ...BAG, ...third })).toEqual({ value: 99.9, unit: 'g' });
});

describe('per package', () => {
  const per_serving = { sodium: 120 };
  const per_100 = { sodium: 400 };

  test.each([
    ['servings', { per_serving, servings_per_container: 3 }, 360, false],
    ['weight', { per_100, package_weight: serving(90) }, 360, false],
    [
      'weight over serving',
      { per_serving, serving_size: serving(30), package_weight: serving(90) },
      360,
      false,
    ],
    [
      'servings that make up the net weight',
      { per_serving, serving_size: serving(30), servings_per_container: 3, package_weight: serving(100) },
      360,
      false,
    ],
    // A bar of 44 g with the 36 servings of its carton, and a carton with the one serving of its bar.
    [
      'at least a serving where there are more servings than the net weight holds',
      { per_serving, serving_size: serving(44), servings_per_container: 36, package_weight: serving(43.9) },
      120,
      true,
    ],
    [
      'at least a serving where there are fewer',
      { per_serving, serving_size: serving(24), servings_per_container: 1, package_weight: serving(240) },
      120,
      true,
    ],
    ['at least a serving', { per_serving, serving_size: serving(28) }, 120, true],
    [
      'weight in another unit',
      { per_serving, serving_size: serving(28), package_weight: serving(90, 'ml') },
      120,
      true,
    ],
    ['nothing', { per_100 }, null, false],
  ])('by %s', (_, changes, value, atLeast) => {
    expect(amountFor({ ...NOTHING, ...changes }, 'sodium', 'package')).toMatchObject({ value, atLeast });
  });
});

describe('per slice', () => {
  test.each([
    ['1 slice (28 g)', 120],
    ['2 slices (56g)', 60],
    ['two slices', 60],
    ['2 thin slices', 60],
    ['1 cup', null],
    [null, null],
  ])('%s', (serving_description, value) => {
    expect(of('slice', { per_serving: { sodium: 120 }, serving_description }).value).toBe(value);
  });
});

describe('per 8 fl oz, 8 oz, 4 oz and 100 g', () => {
  test.each([
    ['8 fl oz', { per_serving: { sodium: 30 }, serving_size: serving(240, 'ml') }, 30],
    ['8 fl oz', { per_serving: { sodium: 30 }, serving_size: serving(237, 'ml') }, 30],
    ['8 fl oz', { per_serving: { sodium: 45 }, serving_size: serving(355, 'ml') }, 30],
    ['8 fl oz', { per_100: { sodium: 10 }, serving_size: null, package_weight: serving(500, 'ml') }, 24],
    ['8 fl oz', { per_serving: { sodium: 30 }, serving_size: serving(240) }, null],
    ['8 oz', { per_serving: { sodium: 90 }, serving_size: serving(170) }, 120],
    ['4 oz', { per_serving: { sodium: 90 }, serving_size: serving(112) }, 90],
    ['100 g', { per_serving: { sodium: 30 }, serving_size: serving(25) }, 120],
  ] as const)('%s: %#', (basis, changes, value) => {
    const found = of(basis, changes).value;
    if (value === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(value, 6);
  });
});

test('ounces as labels count them', () => {
  expect([236.6, 237, 240, 355, 591, 15].map(fluidOunces)).toEqual([8, 8, 8, 12, 20, 15 / 29.5735]);
  expect([112, 113, 170, 227].map(ounces)).toEqual([4, 113 / 28.3495, 6, 8]);
});

test('a package without a weight is its servings', () => {
  expect(packageAmount({ ...BAG, package_weight: null, servings_per_container: 4 })).toEqual({
    value: 112,
    unit: 'g',
  });
  expect(packageAmount({ ...BAG, package_weight: null, servings_per_container: null })).toBeNull();
});
