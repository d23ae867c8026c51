import { expect, test } from 'vitest';
import { changeText } from '#web/blocks/waiting/change-text.ts';
import { nameOf } from './saved-item.ts';

test('what has left the catalogue is named by its GTIN as its line shows it', () => {
  const gtin = '09521234543213';
  expect(nameOf({ gtin, product: null })).toBe('GTIN 9521234543213');
  const change = { call: 'DELETE /api/cart/remove', body: { gtin }, products: {} };
  expect(changeText(change as never)).toBe('Remove from cart: GTIN 9521234543213');
});
