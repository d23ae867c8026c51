import { expect, test } from 'vitest';
import { parsePack } from './pack.ts';

test.each(['', 'CASE', 'A-14', '0/5OZ x', '12 of them', '1/2/3 oz'])('%j is no pack', (text) => {
  expect(parsePack(text)).toBeUndefined();
});

test.each([
  ['72/1.41OZ', 72, 39.97],
  ['6 × 102 oz', 6, 2891.65],
  ['4 / 5 LB', 4, 2267.96],
  ['12x.5 LB', 12, 226.8],
  ['1/35#', 1, 15875.73],
])('%s is so many of so much', (text, count, grams) => {
  const pack = parsePack(text);
  expect(pack?.count).toBe(count);
  expect(pack?.size?.unit).toBe('g');
  expect(pack?.size?.value).toBeCloseTo(grams, 1);
});

test('volumes are milliliters; a can’s number and a count have no size', () => {
  expect(parsePack('6/52 FL OZ')?.size?.value).toBeCloseTo(1537.9, 0);
  expect(parsePack('4/1 GAL')?.size).toEqual({ value: 3785.411784, unit: 'ml' });
  expect(parsePack('6/10')).toEqual({ count: 6, size: null });
  expect(parsePack('48 CT')).toEqual({ count: 48, size: null });
});
