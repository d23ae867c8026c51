import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildQuery, readQuery } from './build-query.ts';

test('nothing gives nothing', () => {
  expect(buildQuery({})).toBe('');
  expect(buildQuery({ a: undefined, b: '', c: [] })).toBe('');
});

test('a list repeats its name and reads back as a list', () => {
  const text = buildQuery({ category: ['Beverages', 'Bread/Bakery Products'], page: 2, view: 'list' });
  expect(text).toBe('?category=Beverages&category=Bread/Bakery+Products&page=2&view=list');
  expect(readQuery(text)).toEqual({
    category: ['Beverages', 'Bread/Bakery Products'],
    page: '2',
    view: 'list',
  });
});

test('any text survives the way into an address and back', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (q) => {
      expect(readQuery(buildQuery({ q }))).toEqual({ q });
    }),
  );
});
