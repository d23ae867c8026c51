import { expect, test } from 'vitest';
import type { LineProduct } from '#contract/line-product.schema.ts';
import { planSwap } from './plan-swap.ts';

const product = (grams: number | null, price: number | null = null, unit = 'each') =>
  ({
    package_weight: grams === null ? null : { value: grams, unit: 'g' },
    price: price === null ? null : { amount: price, currency: 'USD', unit },
  }) as LineProduct;
const cases = (quantity: number | null, perCase: number | null) =>
  ({ quantity, unit: 'case', perCase }) as const;

test('as many eaches are ordered, in whole cases of the other size', () => {
  expect(planSwap(cases(36, 64), product(40), product(42, 0.5), [60])).toEqual({
    quantity: 39,
    unit: 'case',
    holds: 60,
    amount: 39 * 60 * 0.5,
  });
  expect(planSwap(cases(12, 72), product(40), product(40), [72]).quantity).toBe(12);
});

test('of packs of another size, as much food', () => {
  expect(planSwap(cases(1, 24), product(500), product(1000), [12]).quantity).toBe(1);
  expect(planSwap(cases(2, 10), product(40), product(400), [])).toMatchObject({ quantity: 2, unit: 'each' });
});

test('of several cases the nearest in size', () => {
  expect(planSwap(cases(1, 24), product(1), product(1), [6, 20, 48]).holds).toBe(20);
});

test('missing values stay unknown', () => {
  const unknown = { quantity: null, unit: 'case', holds: null, amount: null };
  expect(planSwap(cases(3, null), product(1), product(1, 2), [12])).toEqual(unknown);
  expect(planSwap(cases(null, 12), product(1), product(1, 2), [12])).toEqual(unknown);
  expect(planSwap({ quantity: 5, unit: undefined, perCase: null }, product(1), product(1, 2), [])).toEqual({
    ...unknown,
    unit: null,
  });
  expect(planSwap(cases(1, 2), product(1), product(1, 3, 'lb'), [2]).amount).toBeNull();
});
