import { describe, expect, it } from 'vitest';
import { parseProductSearch } from '#web/features/product-search/product-search.ts';
import { addressOf, addressWords, nameOf, queryOf } from './search-words.ts';

const SEARCH = parseProductSearch({
  q: 'soup & stew',
  without: ['milk', 'gluten'],
  nutrient: 'sodium:..140',
  sort: 'price-low',
  view: 'list',
  page: 3,
  product: '00012345678905',
});

describe('a search that is saved', () => {
  it('is kept from its first page, with nothing open over it', () => {
    expect(addressOf('/products', SEARCH)).toBe(
      '/products?q=soup+%26+stew&without=milk&without=gluten&nutrient=sodium:..140&sort=price-low&view=list',
    );
    expect(addressOf('/products-nuts', {})).toBe('/products-nuts');
  });

  it('is asked for by the call’s parameters, without page and facets', () => {
    const asked = [...new URLSearchParams(queryOf(SEARCH))];
    expect(asked).toEqual([
      ['search_term', 'soup & stew'],
      ['exclude_allergen', 'milk'],
      ['exclude_allergen', 'gluten'],
      ['nutrient', 'sodium:..140'],
      ['sort', 'price-low'],
    ]);
    expect(queryOf({})).toBe('');
  });

  it('is named and told by its term, filters and order', () => {
    expect(nameOf({})).toBe('All products');
    expect(nameOf(SEARCH)).toBe('soup & stew, Sodium up to 140 mg per serving, Without milk, Without gluten');
    expect(addressWords(addressOf('/products', SEARCH))).toBe(
      '“soup & stew”, Sodium up to 140 mg per serving, Without milk, Without gluten; by price, low to high',
    );
    expect(addressWords('/products')).toBe('All products');
  });
});
