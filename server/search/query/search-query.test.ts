import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALLERGEN_KEYS } from '#contract/allergens.ts';
import { productsContract } from '#contract/products.schema.ts';
import { forbiddenOn } from '#server/guidelines/laws/forbidden-on.ts';
import { ALL_PRODUCTS } from '#server/search/engine.ts';
import { toSearchQuery } from './search-query.ts';

const TODAY = '2026-11-24';
const query = (input: Record<string, unknown>) =>
  toSearchQuery({ ...productsContract.list.query.parse(input), day: TODAY }).query;

describe('a search query', () => {
  test('asks for everything by popularity when no parameter is given', () => {
    const forbidden = forbiddenOn(TODAY, { places: [], channels: [] });
    expect(query({})).toEqual({ ...ALL_PRODUCTS, day: TODAY, forbidden });
  });

  test('sorts by relevance when there is a term', () => {
    expect(query({ search_term: ' granola ' })).toMatchObject({ term: 'granola', sort: 'relevance' });
  });

  test('sorts by popularity when relevance is asked for without a term', () => {
    expect(query({ sort: 'relevance' }).sort).toBe('popularity');
    expect(query({ sort: 'relevance', search_term: '   ' }).sort).toBe('popularity');
  });

  test('makes close products closer by the conditions that names state as well', () => {
    expect(query({ search_term: 'vegan sugar-free gum under $5 -mint' }).closeBy).toEqual([
      'vegan',
      'sugar-free',
    ]);
    expect(query({ search_term: 'nut free snacks, nova 1' }).closeBy).toEqual(['nut free']);
    expect(query({ search_term: 'vegan gum', as_words: 'true' }).closeBy).toEqual([]);
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
      philly_verdict: ['fail', 'not_applicable'],
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
      verdicts: { philly: ['fail', 'not_applicable'] },
      novaLabels: ['1', '2'],
      brand: 'Marlow',
      diets: ['vegan'],
      facets: true,
      limit: 36,
      offset: 72,
    });
  });

  test.each([
    [['milk'], { mayContain: true, unknown: false }],
    [['milk:may_contain'], { mayContain: true, unknown: false }],
    [['milk:contains'], { mayContain: false, unknown: false }],
    [['milk:unknown'], { mayContain: false, unknown: true }],
    [['milk', 'milk:unknown', 'milk'], { mayContain: true, unknown: true }],
    [['milk:contains', 'milk:unknown'], { mayContain: false, unknown: true }],
    [['milk:contains', 'milk'], { mayContain: true, unknown: false }],
  ])('%j adds up to %j', (values, besides) => {
    expect(query({ exclude_allergen: values }).exclusions).toEqual([{ allergen: 'milk', ...besides }]);
  });

  test('leaves every allergen out that is named, however it is', () => {
    const anyValue = fc
      .tuple(fc.constantFrom(...ALLERGEN_KEYS), fc.constantFrom('', ':contains', ':may_contain', ':unknown'))
      .map(([allergen, besides]) => allergen + besides);
    fc.assert(
      fc.property(fc.array(anyValue), (values) => {
        const named = new Set(values.map((value) => value.split(':')[0]));
        const { exclusions } = query({ exclude_allergen: values });
        expect(exclusions.map(({ allergen }) => allergen)).toEqual([...named]);
      }),
    );
  });

  test('has one exclusion for each allergen', () => {
    expect(query({ exclude_allergen: ['milk:unknown', 'eggs', 'milk:contains'] }).exclusions).toEqual([
      { allergen: 'milk', mayContain: false, unknown: true },
      { allergen: 'eggs', mayContain: true, unknown: false },
    ]);
  });
});
