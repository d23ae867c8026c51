import { expect, test } from 'vitest';
import { toListQuery } from './product-list-query.ts';

test('the plain page asks for twelve products with facets', () => {
  expect(toListQuery({})).toEqual({ facets: 'true', limit: '12', offset: '0' });
});

test('all categories and none are both no filter', () => {
  expect(toListQuery({ category: 'none' })).not.toHaveProperty('family_title');
});

test('guidelines become the three parameters of the call', () => {
  expect(toListQuery({ guideline: ['good_choice', 'smart_snack', 'philly'] })).toMatchObject({
    is_good_choice: 'true',
    is_smart_snack: 'true',
    recommended_ok: 'true',
  });
});

test('a verdict besides a pass asks for any of them, and leaves the other guidelines as they are', () => {
  const search = {
    guideline: ['good_choice', 'smart_snack'],
    verdict: ['smart_snack:fail', 'philly:unknown', 'philly:not_applicable'],
  } as const;
  const { facets, limit, offset, ...filters } = toListQuery(search);
  expect(filters).toEqual({
    is_good_choice: 'true',
    smart_snack_verdict: ['pass', 'fail'],
    philly_verdict: ['unknown', 'not_applicable'],
  });
});

test('ranges go into the call as the address has them', () => {
  expect(toListQuery({ nutrient: ['sodium:..140', 'protein-per-100:8..'], price: '2..5' })).toMatchObject({
    nutrient: ['sodium:..140', 'protein-per-100:8..'],
    price: '2..5',
  });
});

test('a page becomes an offset', () => {
  expect(toListQuery({ page: 3, size: 24 })).toMatchObject({ limit: '24', offset: '48' });
});

test('leaving out an allergen, its traces and the undeclared are three things', () => {
  const excluded = (more: object) => toListQuery({ without: ['milk', 'eggs'], ...more }).exclude_allergen;
  expect(excluded({})).toEqual(['milk', 'eggs']);
  expect(excluded({ traces: 'show' })).toEqual(['milk:contains', 'eggs:contains']);
  expect(excluded({ undeclared: 'hide' })).toEqual(['milk', 'milk:unknown', 'eggs', 'eggs:unknown']);
});

test('what only changes the screen does not change the call', () => {
  expect(toListQuery({ view: 'list', product: '09520000000011', quick: '09520000000011' })).toEqual(
    toListQuery({}),
  );
});
