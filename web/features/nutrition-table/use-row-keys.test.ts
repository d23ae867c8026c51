import { describe, expect, test, vi } from 'vitest';
import { linesBetween } from './use-range-selection.ts';
import { type RowKeyActions, rowAction, rowAfter } from './use-row-keys.ts';

test('the focus stays within the rows, wherever a key would lead', () => {
  expect(rowAfter('ArrowUp', 0, 12)).toBe(0);
  expect(rowAfter('ArrowDown', 11, 12)).toBe(11);
  expect(rowAfter('PageDown', 5, 12)).toBe(11);
  expect(rowAfter('PageUp', 5, 12)).toBe(0);
  expect(rowAfter('End', 3, 12)).toBe(11);
  expect(rowAfter('Home', 3, 12)).toBe(0);
  expect(rowAfter('a', 3, 12)).toBeUndefined();
});

test('a range has both its ends, in the order of the page, and may be one line', () => {
  const lines = ['a', 'b', 'c', 'd'];
  expect(linesBetween(lines, 1, 2)).toEqual(['b', 'c']);
  expect(linesBetween(lines, 3, 1)).toEqual(['b', 'c', 'd']);
  expect(linesBetween(lines, 2, 2)).toEqual(['c']);
});

describe('a key on a row', () => {
  const NO_MODIFIER = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void calls.push([name, ...given]);
  const actions: RowKeyActions = {
    count: 12,
    onMove: vi.fn(),
    onSelect: note('select'),
    onSelectAll: note('all'),
    onCopy: note('copy'),
    onCompare: note('compare'),
    onClose: note('close'),
  };
  const press = (key: string, modifiers: Partial<typeof NO_MODIFIER> = {}) => {
    calls.length = 0;
    rowAction({ key, ...NO_MODIFIER, ...modifiers }, 4, actions)?.();
    return calls;
  };

  test('is left to the browser where it has a meaning of its own', () => {
    expect(press('a')).toEqual([]);
    expect(press('Enter')).toEqual([]);
    expect(press('c', { altKey: true })).toEqual([]);
    expect(press('c', { ctrlKey: true, shiftKey: true })).toEqual([]);
    expect(press(' ', { ctrlKey: true })).toEqual([]);
  });

  test('selects, compares, copies and closes', () => {
    expect(press(' ')).toEqual([['select', 4, false]]);
    expect(press(' ', { shiftKey: true })).toEqual([['select', 4, true]]);
    expect(press('a', { metaKey: true })).toEqual([['all']]);
    expect(press('c', { ctrlKey: true })).toEqual([['copy', 4]]);
    expect(press('c')).toEqual([['compare', 4]]);
    expect(press('Escape')).toEqual([['close']]);
  });
});
