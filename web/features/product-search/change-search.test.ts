import { expect, test } from 'vitest';
import {
  changeFilters,
  changePage,
  changeSize,
  changeSort,
  changeTerm,
  changeView,
  clearFilters,
} from './change-search.ts';
import type { ProductSearch } from './product-search.ts';

test('a change of filters goes back to page 1 and closes what is open', () => {
  const before = { q: 'oats', page: 4, size: 24, product: '09520000000011', view: 'list' } as const;
  expect(changeFilters(before, { diet: ['vegan'] })).toEqual({
    q: 'oats',
    size: 24,
    view: 'list',
    diet: ['vegan'],
  });
});

test('how an allergen is left out goes with the last allergen', () => {
  const before = { without: ['milk'], traces: 'show', undeclared: 'hide' } as const;
  expect(changeFilters(before, { without: ['milk', 'eggs'] })).toMatchObject({ traces: 'show' });
  expect(changeFilters(before, { without: undefined })).toEqual({});
});

test('clearing the filters keeps the term, the sort, the view and the page size', () => {
  const kept = { q: 'oats', sort: 'name', size: 36, view: 'list' } as const;
  const filters = { nova: ['4'], brand: 'Oxbow', category: 'none', nutrient: ['sodium:..140'], price: '..5' };
  expect(clearFilters({ ...kept, ...filters, page: 2 } as ProductSearch)).toEqual(kept);
});

test('a new term goes back to page 1; an empty one is none', () => {
  expect(changeTerm({ q: 'oats', page: 3 }, '  rye ')).toEqual({ q: 'rye' });
  expect(changeTerm({ q: 'oats', brand: 'Oxbow' }, ' ')).toEqual({ brand: 'Oxbow' });
});

test('a chosen sort stays with a new term, unless it has become the default', () => {
  expect(changeTerm({ sort: 'name' }, 'rye')).toEqual({ q: 'rye', sort: 'name' });
  expect(changeTerm({ q: 'rye', sort: 'popularity' }, '')).toEqual({});
});

test('the default sort is none', () => {
  expect(changeSort({ q: 'rye', sort: 'name', page: 2 }, 'relevance')).toEqual({ q: 'rye' });
  expect(changeSort({ q: 'rye' }, 'popularity')).toEqual({ q: 'rye', sort: 'popularity' });
});

test('page 1 is none', () => {
  expect(changePage({ page: 2 }, 1)).toEqual({});
  expect(changePage({}, 3)).toEqual({ page: 3 });
});

test('a new page size shows the page with the first product shown before', () => {
  expect(changeSize({ page: 3 }, 12, 24)).toEqual({ size: 24, page: 2 });
  expect(changeSize({ page: 2, size: 36 }, 36, 12)).toEqual({ page: 4 });
  expect(changeSize({}, 12, 36)).toEqual({ size: 36 });
});

test('the view changes nothing else', () => {
  expect(changeView({ page: 2, q: 'rye' }, 'list')).toEqual({ page: 2, q: 'rye', view: 'list' });
  expect(changeView({ view: 'list' }, 'cards')).toEqual({});
});
