import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineAmount } from '#contract/line-amount.ts';
import { MATCHES } from '#contract/orders.ts';
import { orderLine } from '#tests/support/order-line.ts';
import { accountFor, repeatedLines } from './account-notes.ts';

const LINE = orderLine();

test('an amount is known only where price and quantity count the same', () => {
  expect(lineAmount(LINE)).toBe(20);
  expect(lineAmount({ ...LINE, unit: '' })).toBe(20);
  expect(lineAmount({ ...LINE, unit: 'EA' })).toBeNull();
  expect(lineAmount({ ...LINE, unit: 'LB' })).toBeNull();
  expect(lineAmount({ ...LINE, price: null })).toBeNull();
  expect(lineAmount({ ...LINE, quantity: null })).toBeNull();
  expect(lineAmount({ ...LINE, quantity: 0 })).toBe(0);
});

test('whatever the lines are, their parts add up to them', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...MATCHES)), (matches) => {
      const { totals } = accountFor(matches.map((match) => ({ ...LINE, match })));
      expect(totals.lines).toBe(matches.length);
      expect(totals.code + totals.name + totals.absent + totals.problem).toBe(matches.length);
    }),
  );
});

test('a product’s second line says which was the first', () => {
  const lines = [7, 7, null, 8, 7].map((n, i) => ({
    ...LINE,
    line: i + 1,
    gtin: n === null ? null : String(n),
  }));
  expect([...repeatedLines(lines)]).toEqual([
    [2, 1],
    [5, 1],
  ]);
});
