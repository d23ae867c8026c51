import { expect, test } from 'vitest';
import type { FailingLine } from '#contract/swaps.schema.ts';
import { costText, orderedText, packChange, reasonOf, sumCosts, termsText } from './swap-words.ts';

test('a cost that is not known is never said to be the same', () => {
  expect(costText(null, 20)).toBeUndefined();
  expect(costText(20, null)).toBeUndefined();
  expect(costText(20, 20)).toBe('Same cost');
  expect(costText(20, 26.5)).toBe('$6.50 more');
  expect(costText(20, 3.5)).toBe('$16.50 less');
});

test('the sum leaves out lines of which a cost is not known, and those without an option', () => {
  const line = (amount: number | null, terms: number | null) =>
    ({ amount, options: [{ terms: { amount: terms } }] }) as unknown as FailingLine;
  const without = { amount: 9, options: [] } as unknown as FailingLine;
  expect(sumCosts([line(10, 12), line(null, 5), line(7, null), without])).toEqual({
    change: 2,
    was: 10,
    lines: 1,
  });
});

test('quantities are said as far as they are known', () => {
  expect(termsText({ quantity: 39, unit: 'case', holds: 60, amount: null })).toBe('39 cases of 60');
  expect(termsText({ quantity: 1, unit: 'each', holds: null, amount: null })).toBe('1 each');
  expect(termsText({ quantity: null, unit: 'case', holds: null, amount: null })).toBeUndefined();
  expect(orderedText({ line: 4, quantity: null, unit: 'CS' })).toBe('Line 4');
  expect(orderedText({ line: 4, quantity: 12, unit: 'LB' })).toBe('Line 4, 12 lb');
});

test('a reason stands without the name of the guideline', () => {
  expect(
    reasonOf('Fails Philly (provisional set, not the published text): sodium 310 mg, limit 200 mg.'),
  ).toBe('Sodium 310\u00a0mg, limit 200\u00a0mg');
  expect(reasonOf('No cumple Smart Snack: sodio 310 mg, límite 200 mg.')).toBe(
    'Sodio 310\u00a0mg, límite 200\u00a0mg',
  );
});

test('a pack for another purpose is said to be one', () => {
  const packed = (value: number, unit: 'g' | 'ml' = 'g') => ({ package_weight: { value, unit } });
  expect(packChange(packed(1415), packed(35))).toBe('Pack of 1.23 oz, was 3.12 lb');
  expect(packChange(packed(40), packed(35))).toBeUndefined();
  expect(packChange(packed(35), packed(35, 'ml'))).toBe('Pack of 1.18 fl oz, was 1.23 oz');
  expect(packChange({ package_weight: null }, packed(35))).toBeUndefined();
});
