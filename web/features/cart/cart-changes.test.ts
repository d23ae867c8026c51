import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cart } from '#contract/cart.schema.ts';
import { NO_NOTE } from '#contract/item-note.ts';
import type { Product } from '#contract/product.schema.ts';
import { countItems, lineTotal, summarize, withAdded, without, withQuantity } from './cart-changes.ts';
import { withExchanged } from './cart-exchange.ts';

const priced = (amount: number) =>
  ({ price: { amount, currency: 'USD', unit: 'case' } }) as unknown as Product;
const unpriced = { price: null } as unknown as Product;
const cart = (...items: readonly (readonly [string, number, Product | null])[]): Cart => ({
  items: items.map(([gtin, quantity, product]) => ({ id: gtin, gtin, quantity, ...NO_NOTE, product })),
});

test('the total says nothing of products without a price, and how many those are', () => {
  const summary = summarize(cart(['a', 2, priced(10.5)], ['b', 3, unpriced], ['c', 4, null]));
  expect(summary).toEqual({ items: 9, products: 3, withoutPrice: 2, total: 21 });
});

test('an empty cart costs nothing', () => {
  expect(summarize(cart())).toEqual({ items: 0, products: 0, withoutPrice: 0, total: 0 });
});

test('the total is to the cent what the lines say', () => {
  expect(lineTotal({ amount: 1.005, currency: 'USD', unit: 'each' }, 1)).toBe(1.01);
  const prices = fc.array(fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 9_999 })), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(prices, (all) => {
      const { total } = summarize(cart(...all.map(([c, n], i) => [String(i), n, priced(c / 100)] as const)));
      expect(Math.round(total * 100)).toBe(all.reduce((sum, [c, n]) => sum + c * n, 0));
    }),
  );
});

test('adding an item again raises its quantity up to the limit; a new item comes first', () => {
  const before = cart(['a', 2, null]);
  expect(withAdded(before, 'a', 3, null).items).toMatchObject([{ gtin: 'a', quantity: 5 }]);
  expect(withAdded(before, 'a', 9_999, null).items).toMatchObject([{ quantity: 9_999 }]);
  expect(withAdded(before, 'b', 1, null).items.map(({ gtin }) => gtin)).toEqual(['b', 'a']);
});

test('setting and removing touch one product alone', () => {
  const before = cart(['a', 2, null], ['b', 1, null]);
  expect(countItems(withQuantity(before, 'b', 7))).toBe(9);
  expect(without(before, 'a').items.map(({ gtin }) => gtin)).toEqual(['b']);
});

test('exchanging a missing item, or more than its quantity, changes nothing', () => {
  const before = cart(['a', 2, null]);
  expect(withExchanged(before, { gtin: 'b', quantity: 1, to_gtin: 'c', to_quantity: 1 }, null)).toBe(before);
  expect(withExchanged(before, { gtin: 'a', quantity: 3, to_gtin: 'c', to_quantity: 1 }, null)).toBe(before);
});

test('an exchange replaces the line, or joins the target’s line, and leaves the rest', () => {
  const before = cart(['a', 24, null], ['b', 1, null]);
  const exchange = (quantity: number, to_gtin: string) =>
    withExchanged(before, { gtin: 'a', quantity, to_gtin, to_quantity: 2 }, null).items;
  expect(exchange(24, 'c')).toEqual([
    { id: 'a', gtin: 'c', quantity: 2, ...NO_NOTE, product: null },
    { id: 'b', gtin: 'b', quantity: 1, ...NO_NOTE, product: null },
  ]);
  expect(exchange(24, 'b')).toMatchObject([{ id: 'b', gtin: 'b', quantity: 3 }]);
  expect(exchange(20, 'c').map(({ gtin, quantity }) => [gtin, quantity])).toEqual([
    ['c', 2],
    ['a', 4],
    ['b', 1],
  ]);
});

test('an exchange and the exchange back leave the quantities as they were', () => {
  const count = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(count, count, fc.option(count, { nil: undefined }), (quantity, to_quantity, there) => {
      const others = there === undefined ? [] : [['c', there, null] as const];
      const before = cart(['a', quantity, null], ...others);
      const forth = { gtin: 'a', quantity, to_gtin: 'c', to_quantity };
      const back = { gtin: 'c', quantity: to_quantity, to_gtin: 'a', to_quantity: quantity };
      const after = withExchanged(withExchanged(before, forth, null), back, null);
      const byGtin = ({ items }: Cart) => Object.fromEntries(items.map((item) => [item.gtin, item.quantity]));
      expect(byGtin(after)).toEqual(byGtin(before));
    }),
  );
});
