import { expect, test } from 'vitest';
import { priceText } from './price-text.ts';

test('no price is no text, never $0.00', () => {
  expect(priceText(null)).toBeUndefined();
  expect(priceText(undefined)).toBeUndefined();
});

test('a price says what it is for', () => {
  expect(priceText({ amount: 1068.4, currency: 'USD', unit: 'case' })).toEqual({
    amount: '$1,068.40',
    unit: 'per case',
  });
  expect(priceText({ amount: 0.95, currency: 'USD', unit: 'each' })).toEqual({
    amount: '$0.95',
    unit: 'each',
  });
  expect(priceText({ amount: 2, currency: 'USD', unit: 'lb' })?.unit).toBe('per lb');
});
