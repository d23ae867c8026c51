import { expect, test } from 'vitest';
import type { Cart } from '#contract/cart.schema.ts';
import type { ListChange } from '#web/features/session/send-or-keep.ts';
import type { WaitingChange } from '#web/features/session/waiting-change.ts';
import { withChange, withWaiting } from './apply-change.ts';
import { anotherTry, newChanges, replaceEarlier } from './new-change.ts';

const GTIN = '09521057001372';
const OTHER = '09521603001375';
const cart: Cart = {
  items: [{ id: GTIN, gtin: GTIN, quantity: 1, note: null, tag: null, product: null }],
};

const all = (call: ListChange<Cart>['call']) =>
  newChanges<Cart>(
    { userId: 'u', call, known: cart },
    () => undefined,
    () => undefined,
    5,
  );
const kept = (call: ListChange<Cart>['call']) => all(call)[0];
const set = (quantity: number) => kept(['PUT /api/cart/update', { body: { gtin: GTIN, quantity } }]);
const numbered = (change: ReturnType<typeof kept>, seq: number) => ({ ...change, seq }) as WaitingChange;

test('what cannot be sent later is not kept', () => {
  expect(all(['DELETE /api/wishlist/clear', {}] as never)).toEqual([]);
});

test('a cart is cleared of what was seen in it alone', () => {
  expect(all(['DELETE /api/cart/clear', {}])).toMatchObject([
    { call: 'DELETE /api/cart/remove', body: { gtin: GTIN } },
  ]);
});

test('a later quantity takes the place of an earlier one and remembers what was shown', () => {
  const first = numbered(set(2), 1);
  const second = set(3);
  if (!second) throw new Error('It is kept.');
  const { change, replaced } = replaceEarlier(second, [first]);
  expect(replaced).toEqual([first]);
  expect(change.shown).toEqual([1, 2, 1]);
});

test('a removal takes the place of what was done to the item, and stands', () => {
  const add = numbered(kept(['POST /api/cart/add', { body: { gtin: OTHER, quantity: 1 } }]), 1);
  const refused = { ...numbered(set(2), 2), refused: 'No.' };
  const removal = kept(['DELETE /api/cart/remove', { body: { gtin: OTHER } }]);
  if (!removal) throw new Error('It is kept.');
  expect(replaceEarlier(removal, [add, numbered(set(3), 3), refused])).toEqual({
    change: removal,
    replaced: [add],
  });
});

const exchange = kept([
  'POST /api/cart/exchange',
  { body: { gtin: GTIN, quantity: 1, to_gtin: OTHER, to_quantity: 2, idempotency_key: 'k'.repeat(16) } },
]);

test('nothing takes the place of an exchange, or of what was done before it', () => {
  const waiting = [numbered(set(3), 1), numbered(exchange, 2), numbered(set(4), 3)];
  const later = set(5);
  const removal = kept(['DELETE /api/cart/remove', { body: { gtin: GTIN } }]);
  if (!later || !removal) throw new Error('They are kept.');
  expect(replaceEarlier(later, waiting).replaced).toEqual([waiting[2]]);
  expect(replaceEarlier(removal, waiting).replaced).toEqual([waiting[2]]);
});

test('an exchange is kept with its key and what was shown, and the list is shown with it', () => {
  expect(exchange).toMatchObject({ body: { idempotency_key: 'k'.repeat(16) }, shown: [1] });
  const shown = withWaiting('cart', cart, [numbered(exchange, 1)]);
  expect(shown.items.map(({ gtin, quantity }) => [gtin, quantity])).toEqual([[OTHER, 2]]);
  const wishlist = { items: [GTIN, OTHER].map((gtin) => ({ gtin })) };
  const ofWishlist = { ...numbered(exchange, 1), call: 'POST /api/wishlist/exchange' as const };
  expect(withWaiting('wishlist', wishlist as never, [ofWishlist]).items.map(({ gtin }) => gtin)).toEqual([
    OTHER,
  ]);
});

test('a list is shown with what waits, and without what was refused', () => {
  const add = numbered(kept(['POST /api/cart/add', { body: { gtin: OTHER, quantity: 2 } }]), 1);
  const refused = { ...numbered(set(7), 2), refused: 'No.' };
  const shown = withWaiting('cart', cart, [add, refused]);
  expect(shown.items.map(({ gtin, quantity }) => [gtin, quantity])).toEqual([
    [OTHER, 2],
    [GTIN, 1],
  ]);
  expect(withChange(undefined, add)).toBeUndefined();
});

test('sent again, a quantity of an item that has gone adds it', () => {
  const refused = { ...numbered(set(7), 2), refused: 'No.' };
  expect(anotherTry(refused, cart, 9)).toMatchObject({ call: 'PUT /api/cart/update', at: 9 });
  const again = anotherTry(refused, { items: [] }, 9);
  expect(again).toMatchObject({ call: 'POST /api/cart/add', body: { gtin: GTIN, quantity: 7 } });
  expect(again).not.toHaveProperty('refused');
  expect(again.body.idempotency_key).toMatch(/^[\w-]{16,64}$/);
});
