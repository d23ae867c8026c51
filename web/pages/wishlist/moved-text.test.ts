import { expect, test } from 'vitest';
import { NO_NOTE } from '#contract/item-note.ts';
import { movedText } from './moved-text.ts';

const item = (...groups: string[]) => ({
  id: '',
  gtin: '',
  ...NO_NOTE,
  product: null,
  groups: groups.map((name) => ({ id: name, name, ...NO_NOTE })),
});

test('moving to the cart says what left the wishlist, its groups, and what stayed', () => {
  expect(movedText([item()], 1)).toBe('1 product moved from your wishlist to your cart.');
  expect(movedText([item('Fall'), item('Fall', 'Bid')], 2)).toBe(
    '2 products moved from your wishlist to your cart. Also removed from Fall and Bid.',
  );
  expect(movedText([item('a', 'b', 'c')], 2)).toBe(
    '1 of 2 products moved from your wishlist to your cart. Also removed from 3 groups. The other stays selected.',
  );
  expect(movedText([], 3)).toBe(
    '0 of 3 products moved from your wishlist to your cart. The others stay selected.',
  );
});
