import { describe, expect, test } from 'vitest';
import { displayName } from '#contract/product.ts';
import { breakable, isAllCapitals, otherNames } from './product-names.ts';

describe('the name of a product', () => {
  test('falls back from one to the next, at last to N/A', () => {
    const names = { normalized_name: 'Dates', name: 'DATES', title: 'Title' };
    expect(displayName(names)).toBe('Dates');
    expect(displayName({ ...names, normalized_name: null })).toBe('DATES');
    expect(displayName({ normalized_name: null, name: null, title: 'Title' })).toBe('Title');
    expect(displayName({ normalized_name: null, name: null, title: null })).toBe('N/A');
  });

  test('has no other where they differ in case and marks alone', () => {
    expect(
      otherNames({ normalized_name: 'Whole Pitted Dates', name: 'WHOLE, PITTED DATES', title: null }),
    ).toEqual([]);
    expect(otherNames({ normalized_name: null, name: null, title: null })).toEqual([]);
  });

  test('keeps what a source called it, once', () => {
    const name = 'GRANOLA SAV SEED 72/1.41OZ';
    expect(otherNames({ normalized_name: 'Savory Seeded Granola', name, title: name })).toEqual([name]);
  });
});

test('capitals only are told from ordinary text', () => {
  expect(isAllCapitals('WHOLE OATS, SEA SALT.')).toBe(true);
  expect(isAllCapitals('Whole oats, BHT')).toBe(false);
  expect(isAllCapitals('OATS')).toBe(false);
  expect(isAllCapitals('')).toBe(false);
});

test('a category of many words may break after its slashes', () => {
  expect(breakable('Milk/Butter/Eggs')).toBe('Milk/\u200bButter/\u200bEggs');
  expect(breakable('1/2 cup')).toBe('1/2 cup');
});
