import { expect, test } from 'vitest';
import { rowAfter } from './use-row-keys.ts';

test('keys that are no moves lead nowhere, and no move leaves the table', () => {
  expect(rowAfter('Enter', 3, 12)).toBeUndefined();
  expect(rowAfter('ArrowUp', 0, 12)).toBe(0);
  expect(rowAfter('ArrowDown', 11, 12)).toBe(11);
  expect(rowAfter('PageDown', 5, 12)).toBe(11);
  expect(rowAfter('PageUp', 5, 12)).toBe(0);
  expect([rowAfter('Home', 5, 12), rowAfter('End', 5, 12), rowAfter('ArrowDown', 5, 12)]).toEqual([0, 11, 6]);
});
