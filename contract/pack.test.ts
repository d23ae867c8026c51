import { expect, test } from 'vitest';
import { parsePack } from './pack.ts';

test.each(['', 'CASE', 'A-14', '0/5OZ x', '12 of them', '1/2/3 oz', 'caja', 'caja de leche', '12 pzas de'])(
  '%j is no pack',
  (text) => {
    expect(parsePack(text)).toBeUndefined();
  },
);

test.each([
  ['72/1.41OZ', 72, 39.97],
  ['6 × 102 oz', 6, 2891.65],
  ['4 / 5 LB', 4, 2267.96],
  ['12x.5 LB', 12, 226.8],
  ['1/35#', 1, 15875.73],
  // In Spanish.
  ['12 pzas de 500 g', 12, 500],
  ['12 PZA/500 gramos', 12, 500],
  ['Caja con 12 x 1 kilo', 12, 1000],
  ['cja. c/6 pzas de 2 libras', 6, 907.18],
  ['4 / 5 onzas', 4, 141.75],
])('%s is so many of so much', (text, count, grams) => {
  const pack = parsePack(text);
  expect(pack?.count).toBe(count);
  expect(pack?.size?.unit).toBe('g');
  expect(pack?.size?.value).toBeCloseTo(grams, 1);
});

test('volumes and counts in Spanish', () => {
  expect(parsePack('6/1 galón')?.size).toEqual({ value: 3785.411784, unit: 'ml' });
  expect(parsePack('12 x 1.5 litros')?.size).toEqual({ value: 1500, unit: 'ml' });
  expect(parsePack('Caja con 24 piezas')).toEqual({ count: 24, size: null });
});

test('volumes are milliliters; a can’s number and a count have no size', () => {
  expect(parsePack('6/52 FL OZ')?.size?.value).toBeCloseTo(1537.9, 0);
  expect(parsePack('4/1 GAL')?.size).toEqual({ value: 3785.411784, unit: 'ml' });
  expect(parsePack('6/10')).toEqual({ count: 6, size: null });
  expect(parsePack('48 CT')).toEqual({ count: 48, size: null });
});
