import { expect, test } from 'vitest';
import { parsePricingSearch } from './checkout-search.ts';
import { PLAN_FEATURES, PLANS } from './plans.ts';

test('a missing or unknown period shows monthly prices', () => {
  expect(parsePricingSearch({})).toEqual({});
  expect(parsePricingSearch({ period: 'daily' })).toEqual({});
  expect(parsePricingSearch({ period: ['yearly', 'monthly'] })).toEqual({});
  expect(parsePricingSearch({ period: 'yearly' })).toEqual({ period: 'yearly' });
});

test('the plans cost what the offer says, and have the first 3, 4 and all 5 features', () => {
  expect(PLANS.map(({ title, price }) => [title, price.monthly, price.yearly])).toEqual([
    ['Starter Pack', '$0', '$0'],
    ['Small Teams', '$34.99', '$799.99'],
    ['Enterprise', '$899.99', '$1099.99'],
  ]);
  expect(PLANS.map(({ features }) => features)).toEqual([3, 4, PLAN_FEATURES.length]);
});
