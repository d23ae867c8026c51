import { expect, test } from 'vitest';
import { moveItem, placeAtHeight, placeByKey } from './move-item.ts';

test('an item is never lost, wherever it is moved', () => {
  expect(moveItem(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'b', 'c']);
});

test('keys move by one place or to an end, and no further', () => {
  expect(['ArrowUp', 'ArrowDown', 'Home', 'End', 'a'].map((key) => placeByKey(key, 1, 4))).toEqual([
    0,
    2,
    0,
    3,
    undefined,
  ]);
  expect([placeByKey('ArrowUp', 0, 4), placeByKey('ArrowDown', 3, 4)]).toEqual([0, 3]);
});

test('an item that is held takes the place of the rows whose middle it has passed', () => {
  const middles = [20, 60, 100];
  expect([0, 30, 61, 200].map((y) => placeAtHeight(y, middles, 0))).toEqual([0, 0, 1, 2]);
  expect([0, 30, 99].map((y) => placeAtHeight(y, middles, 2))).toEqual([0, 1, 2]);
});
