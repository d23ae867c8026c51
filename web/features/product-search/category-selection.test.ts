import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAMILY_TITLES } from '#contract/categories.ts';
import {
  allCategoriesState,
  isCategorySelected,
  toggleAllCategories,
  toggleCategory,
  toggleOnlyCategory,
} from './category-selection.ts';
import { NO_CATEGORY, type ProductSearch } from './product-search.ts';

test('All Categories turns all off, and all on again', () => {
  expect(toggleAllCategories(undefined)).toBe(NO_CATEGORY);
  expect(toggleAllCategories(NO_CATEGORY)).toBeUndefined();
});

test('from a few, All Categories turns all on', () => {
  expect(toggleAllCategories(['Beverages'])).toBeUndefined();
});

test('clearing one of all removes All Categories and leaves the other 25', () => {
  const selection = toggleCategory(undefined, 'Beverages');
  expect(selection).toHaveLength(25);
  expect(selection).not.toContain('Beverages');
  expect(allCategoriesState(selection)).toBe('some');
});

test('choosing every category collapses to All Categories', () => {
  const selection = FAMILY_TITLES.reduce<ProductSearch['category']>(toggleCategory, NO_CATEGORY);
  expect(allCategoriesState(selection)).toBe('all');
});

test('clearing the last one leaves none', () => {
  expect(toggleCategory(['Beverages'], 'Beverages')).toBe(NO_CATEGORY);
});

test('only one category is chosen whatever was before, and pressed again all are', () => {
  for (const before of [undefined, NO_CATEGORY, ['Beverages', 'Fish and Seafood']] as const) {
    const only = toggleOnlyCategory(before, 'Beverages');
    expect(only).toEqual(['Beverages']);
    expect(toggleOnlyCategory(only, 'Beverages')).toBeUndefined();
  }
});

test('a toggle changes exactly the box it belongs to, and twice is as before', () => {
  const title = fc.constantFrom(...FAMILY_TITLES);
  fc.assert(
    fc.property(fc.array(title), title, (steps, pressed) => {
      const before = steps.reduce<ProductSearch['category']>(toggleCategory, undefined);
      const after = toggleCategory(before, pressed);
      for (const each of FAMILY_TITLES) {
        expect(isCategorySelected(after, each)).toBe(isCategorySelected(before, each) !== (each === pressed));
      }
      expect(toggleCategory(after, pressed)).toEqual(before);
    }),
  );
});
