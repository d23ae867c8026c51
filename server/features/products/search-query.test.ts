import { describe, expect, test } from 'vitest';
import { productsContract } from '#contract/products.schema.ts';
import { toSearchQuery } from './search-query.ts';

const query = (input: Record<string, unknown>) => toSearchQuery(productsContract.list.query.parse(input));

describe('a search query', () => {
  test('asks for everything by popularity when no parameter is given', () => {
    expect(query({})).toEqual({
      term: '',
      categories: [],
      guidelines: {},
      novaLabels: [],
      brand: null,
      diets: [],
      exclusions: [],
      sort: 'popularity',
      limit: 12,
      offset: 0,
      facets: false,
    });
  });

  test('sorts by relevance when there is a term', () => {
    expect(query({ search_term: ' granola ' })).toMatchObject({ term: 'granola', sort: 'relevance' });
  });

  test('sorts by popularity when relevance is asked for without a term', () => {
    expect(query({ sort: 'relevance' }).sort).toBe('popularity');
    expect(query({ sort: 'relevance', search_term: '   ' }).sort).toBe('popularity');
  });

  test('keeps a sort that is asked for', () => {
    expect(query({ sort: 'price-low', search_term: 'granola' }).sort).toBe('price-low');
  });

  test('carries every filter', () => {
    const filters = {
      family_title: ['Beverages', 'Fish and Seafood'],
      is_smart_snack: 'true',
      is_good_choice: 'false',
      recommended_ok: 'true',
      nova_label: ['1', '2'],
      brand: 'Marlow',
      diet: ['vegan'],
      facets: 'true',
      limit: '36',
      offset: '72',
    };
    expect(query(filters)).toMatchObject({
      categories: ['Beverages', 'Fish and Seafood'],
      guidelines: { smart_snack: true, good_choice: false, philly: true },
      novaLabels: ['1', '2'],
      brand: 'Marlow',
      diets: ['vegan'],
      facets: true,
      limit: 36,
      offset: 72,
    });
  });

  test('leaves out what contains or may contain an allergen named alone', () => {
    expect(query({ exclude_allergen: ['milk'] }).exclusions).toEqual([
      { allergen: 'milk', containments: ['contains', 'may_contain'] },
    ]);
  });

  test('leaves out one kind of declaration where it is named', () => {
    expect(query({ exclude_allergen: ['milk:may_contain', 'eggs:unknown'] }).exclusions).toEqual([
      { allergen: 'milk', containments: ['may_contain'] },
      { allergen: 'eggs', containments: ['unknown'] },
    ]);
  });

  test('adds up what is said of one allergen', () => {
    expect(query({ exclude_allergen: ['milk', 'milk:unknown', 'milk'] }).exclusions).toEqual([
      { allergen: 'milk', containments: ['contains', 'may_contain', 'unknown'] },
    ]);
  });
});
