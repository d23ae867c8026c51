import { describe, expect, test } from 'vitest';
import { MAX_CART_QUANTITY } from '#contract/cart.ts';
import { orderLine } from '#tests/support/order-line.ts';
import { exchangesOf, reversed } from './cart-exchanges.ts';

const [OATS, CASE, MUESLI] = ['09520000000011', '09520000000028', '09520000000035'];
const swapped = (says: Parameters<typeof orderLine>[0]) =>
  orderLine({ code: OATS, gtin: OATS, quantity: 12, swapped_gtin: MUESLI, ...says });
const each = { swapped_quantity: 14, swapped_unit: 'each' } as const;
const cart = (gtin: string, quantity: number) => [{ gtin, quantity }];

describe('a swap does not go into the cart', () => {
  test.each([
    ['where the line was not swapped', swapped({ ...each, swapped_gtin: null }), cart(OATS, 12)],
    ['where the cart has the item no more', swapped(each), cart(MUESLI, 14)],
    ['where the cart has fewer than the order', swapped(each), cart(OATS, 11)],
  ])('%s', (_, line, items) => {
    expect(exchangesOf([line], items, MAX_CART_QUANTITY)).toEqual({ open: [], untold: 0 });
  });

  test.each([
    ['how many are ordered', { swapped_quantity: null, swapped_unit: null }],
    ['how many a case holds', { swapped_quantity: 2, swapped_unit: 'case', swapped_holds: null }],
    ['half a product', { swapped_quantity: 1.5, swapped_unit: 'each' }],
    ['more than a cart holds', { swapped_quantity: MAX_CART_QUANTITY + 1, swapped_unit: 'each' }],
  ] as const)('but is counted: %s', (_, says) => {
    expect(exchangesOf([swapped(says)], cart(OATS, 12), MAX_CART_QUANTITY)).toEqual({ open: [], untold: 1 });
  });
});

test('a swap goes into the cart by the item that is there, in single ones, and back', () => {
  const lines = [
    swapped(each),
    swapped({ code: CASE, quantity: 2, swapped_quantity: 3, swapped_unit: 'case', swapped_holds: 6 }),
  ];
  const { open, untold } = exchangesOf(lines, [...cart(OATS, 20), ...cart(CASE, 2)], MAX_CART_QUANTITY);
  expect(untold).toBe(0);
  expect(open).toEqual([
    { gtin: OATS, quantity: 12, to_gtin: MUESLI, to_quantity: 14 },
    { gtin: CASE, quantity: 2, to_gtin: MUESLI, to_quantity: 18 },
  ]);
  expect(open.map(reversed).map(reversed)).toEqual(open);
});
