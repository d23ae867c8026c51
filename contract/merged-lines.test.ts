import { expect, test } from 'vitest';
import { orderLine } from '#tests/support/order-line.ts';
import { lineAmount } from './line-amount.ts';
import { mergeRefusal } from './merge-refusal.ts';
import { countedLines } from './merged-lines.ts';

const peas = (says: object) => orderLine({ gtin: '1', pack: '12/2.5LB', ...says });
const aside = { is_aside: true } as const;

test('what is set aside does not count; what is merged counts within the other line', () => {
  const lines = [
    peas({ line: 1, quantity: 15, price: 27.6 }),
    peas({ line: 2, quantity: 4, price: 27.6, ...aside, merged_into: 1 }),
    peas({ line: 3, ...aside }),
  ];
  expect(countedLines(lines)).toEqual([{ ...lines[0], quantity: 19 }]);
});

test('amounts add up where prices differ, and are not known where one is not', () => {
  const amountWith = (price: number | null) => {
    const [sum] = countedLines([
      peas({ line: 1, quantity: 3, price: 10 }),
      peas({ line: 2, quantity: 1, price, ...aside, merged_into: 1 }),
    ]);
    return sum && lineAmount(sum);
  };
  expect(amountWith(20)).toBeCloseTo(50);
  expect(amountWith(null)).toBeNull();
});

test('what was merged into a line that is set aside does not count either', () => {
  expect(countedLines([peas({ line: 1, ...aside }), peas({ line: 2, ...aside, merged_into: 1 })])).toEqual(
    [],
  );
});

test.each([
  ['product', { gtin: '2' }],
  ['product', { gtin: null }],
  ['swap', { swapped_gtin: '3' }],
  ['unit', { unit: 'EA' }],
  ['unit', { pack: '6/2.5LB' }],
  ['unit', { level: 'CASE', holds: 6 }],
  ['quantity', { quantity: null }],
  [undefined, { pack: '', unit: 'Case', name: 'PEAS' }],
  [undefined, { level: 'CASE', holds: 12 }],
] as const)('a refusal for want of the same %s: %j', (refusal, says) => {
  expect(mergeRefusal([peas({ line: 1 }), peas({ line: 2, ...says })])).toBe(refusal);
});
