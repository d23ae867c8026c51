import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderLine } from '#contract/orders.schema.ts';
import { MATCHES } from '#contract/orders.ts';
import { accountFor, repeatedLines } from './account-notes.ts';
import { lineAmount } from './line-amount.ts';

const LINE: OrderLine = {
  line: 1,
  code: '',
  supplier_number: '',
  brand: '',
  name: '',
  pack: '',
  unit: 'CS',
  quantity: 2,
  price: 10,
  price_per: 'case',
  match: 'absent',
  note: null,
  is_warning: false,
  gtin: null,
  swapped_gtin: null,
  level: null,
  holds: null,
  is_chosen: false,
  candidates: [],
};

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
