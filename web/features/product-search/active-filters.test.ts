import { expect, test } from 'vitest';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { listActiveFilters } from './active-filters.ts';
import { changeFilters } from './change-search.ts';
import type { ProductSearch } from './product-search.ts';

const labels = (search: ProductSearch) => listActiveFilters(search).map(({ label }) => label);

test('no filter, and cleared category boxes, have no words', () => {
  expect(labels({ q: 'oats', sort: 'name', page: 2 })).toEqual([]);
  expect(labels({ category: 'none' })).toEqual([]);
});

test('every filter has its words', () => {
  expect(
    labels({
      guideline: ['good_choice'],
      verdict: ['smart_snack:fail', 'smart_snack:unknown', 'philly:not_applicable'],
      category: ['Beverages'],
      brand: 'Oxbow',
      nova: ['4'],
      nutrient: ['sodium:..140', 'sodium-per-100:0.5..', 'dietary_fiber:2..8'],
      price: '2..5',
      diet: ['gluten_free'],
      without: ['tree_nuts'],
      traces: 'show',
      undeclared: 'hide',
    }),
  ).toEqual([
    'Good Choice',
    'Fails Smart Snack',
    'Smart Snack unknown',
    'Philly not applicable',
    'Beverages',
    'Oxbow',
    'NOVA 4',
    'Sodium up to 140 mg per serving',
    'Sodium at least 0.5 mg per 100 g',
    'Dietary Fiber 2 to 8 g per serving',
    'Price $2.00 to $5.00',
    'Gluten free',
    'Without tree nuts',
    '“May contain” shown',
    'Undeclared hidden',
  ]);
});

test('many categories are one filter', () => {
  expect(labels({ category: FAMILY_TITLES.slice(0, 4) })).toHaveLength(4);
  expect(labels({ category: FAMILY_TITLES.slice(0, 5) })).toEqual(['5 of 26 categories']);
  expect(labels({ category: FAMILY_TITLES.slice(1) })).toEqual([`All categories but ${FAMILY_TITLES[0]}`]);
});

test('taking every filter off, one by one, leaves none', () => {
  let search: ProductSearch = {
    guideline: ['good_choice', 'philly'],
    verdict: ['smart_snack:fail', 'philly:unknown'],
    category: ['Beverages', 'Fish and Seafood'],
    brand: 'Oxbow',
    nova: ['1', '4'],
    nutrient: ['sodium:..140', 'protein:8..'],
    price: '..5',
    diet: ['vegan', 'halal'],
    without: ['milk', 'eggs'],
    traces: 'show',
    undeclared: 'hide',
  };
  for (let [first] = listActiveFilters(search); first; [first] = listActiveFilters(search)) {
    const before = listActiveFilters(search).length;
    search = changeFilters(search, first.removal);
    expect(listActiveFilters(search).length).toBeLessThan(before);
  }
  expect(search).toEqual({});
});
