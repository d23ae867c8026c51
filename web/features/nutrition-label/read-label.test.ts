import { describe, expect, test } from 'vitest';
import type { Nutrient } from '#contract/nutrition.schema.ts';
import { NO_SERVING, nutrient } from '#tests/support/product-facts.ts';
import { readLabel } from './read-label.ts';

const SERVING_OF_40_G = { ...NO_SERVING, serving_size_value: 40, serving_size_unit: 'g' };

function read(
  nutrients: Nutrient[],
  serving_info: typeof SERVING_OF_40_G | typeof NO_SERVING = SERVING_OF_40_G,
) {
  return readLabel({ serving_info, nutrients });
}

describe('the nutrition label', () => {
  test('of nothing knows nothing, and shows no zero', () => {
    const { values, isEmpty, basis } = read([]);
    expect([isEmpty, basis]).toEqual([true, 'serving']);
    for (const { amount } of Object.values(values)) expect(amount).toBeUndefined();
  });

  test('keeps a missing value missing beside a known one', () => {
    const { values, isEmpty } = read([
      nutrient('sodium', { standardized_value: 31_000, daily_value_intake_percent: 1_348 }),
      nutrient('iron', { standardized_value: 1.6 }),
    ]);
    expect(isEmpty).toBe(false);
    expect(values.sodium).toMatchObject({ nutrient: 'sodium', amount: '31,000mg', percent: '1,348%' });
    expect(values.iron).toMatchObject({ nutrient: 'iron', amount: '1.6mg', percent: undefined });
    expect(values.potassium).toMatchObject({ nutrient: 'potassium', amount: undefined, percent: undefined });
  });

  test('has a second column where the container is stated, and each value of it may be missing', () => {
    const { values, isDual } = read([
      nutrient('sodium', {
        standardized_value: 310,
        container_value: 620,
        container_daily_value_percent: 27,
      }),
      nutrient('iron', { standardized_value: 1.6 }),
    ]);
    expect(isDual).toBe(true);
    expect(values.sodium.container).toEqual({ amount: '620mg', percent: '27%' });
    expect(values.iron.container).toEqual({ amount: undefined, percent: undefined });
    expect(read([nutrient('iron', { standardized_value: 1.6 })]).isDual).toBe(false);
  });

  test('says where a source knows no more than that there is less, of a serving, of 100 g and of a container', () => {
    const below = { less_than: true, value_per_100: 2.5 };
    const { values } = read([nutrient('sodium', { ...below, standardized_value: 5, container_value: 10 })]);
    expect(values.sodium).toMatchObject({
      amount: 'less than 5mg',
      percent: undefined,
      container: { amount: 'less than 10mg' },
    });
    expect(read([nutrient('sodium', below)], NO_SERVING).values.sodium.amount).toBe('less than 2.5mg');
  });

  test('hides a flagged value, whatever number it has, and names it', () => {
    const { values, hidden } = read([
      nutrient('sodium', {
        standardized_value: 310,
        standardized_unit: 'flagged',
        daily_value_intake_percent: 13,
      }),
    ]);
    expect(values.sodium.amount).toBeUndefined();
    expect(values.sodium.percent).toBeUndefined();
    expect(hidden).toEqual(['Sodium']);
  });

  test('leaves the daily value of what FDA sets none for blank', () => {
    const { values } = read([nutrient('trans_fat', { standardized_value: 0 })]);
    expect(values.trans_fat.percent).toBeNull();
    expect(values.protein.percent).toBeNull();
  });

  test('writes calories without a unit, micrograms as mcg, thousands with a comma', () => {
    const { values } = read([
      nutrient('calories', { standardized_value: 1180 }),
      nutrient('vitamin_d', { standardized_value: 2.5, daily_value_intake_percent: 15 }),
    ]);
    expect(values.calories.amount).toBe('1,180');
    expect(values.vitamin_d.amount).toBe('2.5mcg');
  });
});

describe('less than the least a label states', () => {
  test.each([
    ['dietary_fiber', 1, 2, 'less than 1g'],
    ['dietary_fiber', 1, 2.5, '1g'],
    ['dietary_fiber', 1, 3.4, '1g'],
    ['cholesterol', 5, 10, 'less than 5mg'],
    ['cholesterol', 5, 12.5, '5mg'],
    ['total_fat', 0.5, 1.2, '0.5g'],
    ['dietary_fiber', 0, 0.2, '0g'],
  ] as const)(
    '%s stated as %s from %s per 100 g reads %s',
    (label, standardized_value, value_per_100, text) => {
      expect(read([nutrient(label, { standardized_value, value_per_100 })]).values[label].amount).toBe(text);
    },
  );

  test.each([
    [28, 3.57, '1g'],
    [28.35, 3.53, '1g'],
    [28, 3.53, 'less than 1g'],
    [60, 1.67, '1g'],
    [60, 1.66, 'less than 1g'],
  ])('is no guess of the source’s rounding: in %d g of %d per 100 g are %s', (size, value_per_100, text) => {
    const sugars = nutrient('sugars', { standardized_value: 1, value_per_100 });
    expect(read([sugars], { ...SERVING_OF_40_G, serving_size_value: size }).values.sugars.amount).toBe(text);
  });

  test('is read from a value per serving as well', () => {
    const fiber = { standardized_value: 1, basis: 'serving' as const, value: 0.6 };
    expect(read([nutrient('dietary_fiber', fiber)], NO_SERVING).values.dietary_fiber.amount).toBe(
      'less than 1g',
    );
  });

  test('is not claimed where the exact amount is not known', () => {
    expect(read([nutrient('sugars', { standardized_value: 1 })], NO_SERVING).values.sugars.amount).toBe('1g');
  });
});

describe('without a serving', () => {
  test('the label reads per 100 g, not rounded by law, without daily values', () => {
    const { basis, values } = read(
      [nutrient('sodium', { value_per_100: 775.4 }), nutrient('total_fat', { value_per_100: 14.926 })],
      NO_SERVING,
    );
    expect(basis).toBe('100 g');
    expect(values.sodium).toMatchObject({ nutrient: 'sodium', amount: '775mg', percent: undefined });
    expect(values.total_fat.amount).toBe('14.9g');
  });

  test('a drink reads per 100 mL', () => {
    expect(read([nutrient('sugars', { value_per_100: 10.6, basis: '100ml' })], NO_SERVING).basis).toBe(
      '100 mL',
    );
  });
});
