import { expect, test } from 'vitest';
import { listedWithout, silenceText } from './allergen-counts.ts';

const MILK = {
  value: 'milk',
  conflict: 1,
  contains: 10,
  named: 100,
  may_contain: 1000,
  free_from: 10_000,
  unknown: 1204,
} as const;

test('what contains an allergen, names it or contradicts itself never stays; traces and silence by choice', () => {
  expect(listedWithout(MILK, {})).toBe(11_204);
  expect(listedWithout(MILK, { traces: 'show' })).toBe(12_204);
  expect(listedWithout(MILK, { undeclared: 'hide' })).toBe(10_000);
  expect(listedWithout(MILK, { traces: 'show', undeclared: 'hide' })).toBe(11_000);
});

test('silence is counted an allergen, and never called free from', () => {
  const eggs = { ...MILK, value: 'eggs', unknown: 980 } as const;
  expect(silenceText(['milk', 'eggs'], [eggs, MILK])).toBe(
    '1,204 products say nothing about milk, 980 about eggs. That is not “free from”.',
  );
  expect(silenceText(['milk'], [{ ...MILK, unknown: 1 }])).toContain('1 product says nothing about milk.');
});
