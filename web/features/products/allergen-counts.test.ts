import { expect, test } from 'vitest';
import { leftOut, silenceText } from './allergen-counts.ts';

const MILK = {
  value: 'milk',
  conflict: 1,
  contains: 10,
  named: 100,
  may_contain: 1000,
  free_from: 10_000,
  unknown: 1204,
} as const;

test('what contains an allergen, names it or contradicts itself is always left out, traces unless shown', () => {
  expect(leftOut(MILK, true)).toBe(111);
  expect(leftOut(MILK, false)).toBe(1111);
});

test('silence is counted an allergen, and never called free from', () => {
  const eggs = { ...MILK, value: 'eggs', unknown: 980 } as const;
  expect(silenceText(['milk', 'eggs'], [eggs, MILK])).toBe(
    '1,204 products say nothing about milk, 980 about eggs. That is not “free from”.',
  );
  expect(silenceText(['milk'], [{ ...MILK, unknown: 1 }])).toContain('1 product says nothing about milk.');
});
