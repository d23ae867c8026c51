import { describe, expect, test } from 'vitest';
import { examples } from '#tests/support/examples.ts';
import { NO_SERVING } from '#tests/support/product-facts.ts';
import {
  customaryWeight,
  fullWeight,
  metricWeight,
  servingSize,
  servingsPerContainer,
} from './amount-text.ts';

describe('a package weight', () => {
  test.each([
    [{ value: 40, unit: 'g' }, '1.41 oz', '40 g'],
    [{ value: 453.59237, unit: 'g' }, '1 lb', '454 g'],
    [{ value: 11339.8, unit: 'g' }, '25 lb', '11.3 kg'],
    [{ value: 355, unit: 'ml' }, '12 fl oz', '355 mL'],
    [{ value: 3785.41, unit: 'ml' }, '1 gal', '3.79 L'],
    [{ value: 1_000_000, unit: 'g' }, '2,205 lb', '1,000 kg'],
    [{ value: 99_999_999.99, unit: 'ml' }, '26,417 gal', '100,000 L'],
  ] as const)('%o reads %s and %s', (weight, customary, metric) => {
    expect(customaryWeight(weight)).toBe(customary);
    expect(metricWeight(weight)).toBe(metric);
    expect(fullWeight(weight)).toBe(`${customary} (${metric})`);
  });

  test('just under a pound is a pound once it is rounded', () => {
    expect(customaryWeight({ value: 453.5, unit: 'g' })).toBe('1 lb');
  });
});

describe('a serving size', () => {
  test('that is not known is no text', () => {
    expect(servingSize(NO_SERVING)).toBeUndefined();
    expect(servingSize({ ...NO_SERVING, serving_size_value: 0, serving_size_unit: 'g' })).toBeUndefined();
    expect(servingSize({ ...NO_SERVING, serving_description: ' ' })).toBeUndefined();
  });

  test('is the household measure with its weight', () => {
    const serving = { ...NO_SERVING, serving_size_value: 40, serving_size_unit: 'g' };
    expect(servingSize(serving)).toBe('40g');
    expect(servingSize({ ...serving, serving_description: '1 package' })).toBe('1 package (40g)');
    expect(servingSize({ ...NO_SERVING, serving_size_value: 240, serving_size_unit: 'ml' })).toBe('240mL');
    expect(servingSize({ ...NO_SERVING, serving_description: '1 cup' })).toBe('1 cup');
  });

  test('is not said twice', () => {
    const serving = { ...NO_SERVING, serving_size_value: 55, serving_size_unit: 'g' };
    expect(servingSize({ ...serving, serving_description: '2/3 cup (55 g)' })).toBe('2/3 cup (55 g)');
    const large = { ...serving, serving_size_value: 1500 };
    for (const said of ['1 bag (1500 g)', '1 bag (1,500g)']) {
      expect(servingSize({ ...large, serving_description: said })).toBe(said);
    }
    expect(servingSize({ ...large, serving_description: '1 bag' })).toBe('1 bag (1,500g)');
    const small = { ...serving, serving_size_value: 15, serving_description: '1 sachet (1,5 g)' };
    expect(servingSize(small)).toBe('1 sachet (1,5 g) (15g)');
  });
});

describe('servings per container', () => {
  examples(
    '%s reads %s',
    (servings_per_container) => servingsPerContainer({ ...NO_SERVING, servings_per_container }),
    [
      [null, undefined],
      [0, undefined],
      [1, '1 serving per container'],
      [8, '8 servings per container'],
      [7.6, 'About 8 servings per container'],
      [2.4, 'About 2.5 servings per container'],
      [2.5, '2.5 servings per container'],
      [0.8, 'About 1 serving per container'],
      [2400, '2,400 servings per container'],
    ],
  );
});
