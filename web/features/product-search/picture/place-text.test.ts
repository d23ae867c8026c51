import { expect, test } from 'vitest';
import { placeText } from './place-text.ts';

const SODIUM = { name: 'Sodium', unit: 'mg' };
const point = (gtin: string, x: number | null) => ({
  gtin,
  name: gtin,
  brand: null,
  verdict: 'unknown' as const,
  x,
  y: null,
});

test('an unknown figure is no zero: the product has no place, and others that state none do not count', () => {
  const points = [point('a', null), point('b', 0), point('c', null)];
  expect(placeText(points, 'a', 'x', SODIUM, 'a serving')).toBe('Sodium is not stated for this product.');
  expect(placeText(points, 'absent', 'x', SODIUM, 'a serving')).toBe(
    'Sodium is not stated for this product.',
  );
  expect(placeText(points, 'b', 'x', SODIUM, 'a serving')).toBe(
    'Sodium 0\u00a0mg in a serving; no other product states it.',
  );
});

test('equal figures are neither more nor less', () => {
  const points = [point('a', 100), point('b', 100), point('c', 20), point('d', 2000), point('e', null)];
  expect(placeText(points, 'a', 'x', SODIUM, 'a serving')).toBe(
    'Sodium 100\u00a0mg in a serving: more than 1 of 3 products that state it, less than 1.',
  );
});
