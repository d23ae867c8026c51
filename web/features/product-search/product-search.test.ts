import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { buildQuery, readQuery } from '#web/lib/build-query.ts';
import { parseProductSearch, sortOf } from './product-search.ts';

const parse = (text: string) => parseProductSearch(readQuery(text));

test('the plain address is the plain page', () => {
  expect(parse('')).toEqual({});
});

test('what is not known or cannot be is left out, and the rest still holds', () => {
  expect(parse('?page=0&size=13&sort=best&nova=4&diet=vegan&view=cube&brand=%20&product=x')).toEqual({
    nova: ['4'],
    diet: ['vegan'],
  });
  expect(parse('?page=1.5&size=-24')).toEqual({});
});

test('a page past any end is the furthest that can be asked for', () => {
  for (const page of ['8333334', '8333335', '99999999', '9'.repeat(40)]) {
    expect(parse(`?page=${page}`)).toEqual({ page: 8_333_334 });
  }
  expect(parse('?page=99999999&size=36')).toEqual({ page: 2_777_778, size: 36 });
});

test('defaults are left out, so that no state has two addresses', () => {
  expect(parse('?page=1&size=12&sort=popularity&view=cards')).toEqual({});
  expect(parse('?q=oats&sort=relevance')).toEqual({ q: 'oats' });
  expect(
    parse(`?${FAMILY_TITLES.map((title) => `category=${encodeURIComponent(title)}`).join('&')}`),
  ).toEqual({});
});

test('relevance without a term means nothing', () => {
  expect(parse('?sort=relevance')).toEqual({});
  expect(sortOf(parse(''))).toBe('popularity');
  expect(sortOf(parse('?q=oats'))).toBe('relevance');
  expect(sortOf(parse('?q=oats&sort=popularity'))).toBe('popularity');
});

test('a value given once and given twice are read alike, in one order', () => {
  expect(parse('?category=Beverages')).toEqual({ category: ['Beverages'] });
  expect(parse('?guideline=philly&guideline=good_choice&guideline=philly')).toEqual({
    guideline: ['good_choice', 'philly'],
  });
});

test('a verdict is read with its guideline, and a pass is the guideline itself', () => {
  expect(parse('?verdict=smart_snack:fail&verdict=philly:pass&verdict=good_choice:unknown')).toEqual({
    guideline: ['philly'],
    verdict: ['good_choice:unknown', 'smart_snack:fail'],
  });
  expect(parse('?verdict=philly:pass')).toEqual(parse('?guideline=philly'));
});

test('guidelines and verdicts that are none stay in the address, to be said on the page', () => {
  expect(parse('?guideline=keto&guideline=philly&verdict=fail&verdict=philly:fail')).toEqual({
    guideline: ['philly', 'keto'],
    verdict: ['philly:fail', 'fail'],
  });
});

test('values of filters that are none stay in the address, to be said on the page', () => {
  expect(
    parse(
      '?nova=5&nova=4&category=Toys&category=Beverages&diet=keto&diet=vegan&without=molk&without=milk&traces=x&undeclared=x',
    ),
  ).toEqual({
    nova: ['4', '5'],
    category: ['Beverages', 'Toys'],
    diet: ['vegan', 'keto'],
    without: ['milk', 'molk'],
    traces: 'x',
    undeclared: 'x',
  });
  expect(
    parse('?without=milk,eggs,fish,crustaceans,tree_nuts,peanuts,wheat,soybeans,sesame').without,
  ).toHaveLength(1);
});

test('what a standard’s key says of a guideline is the guideline’s own filter, once', () => {
  expect(parse('?standard=smart_snack:pass')).toEqual({ guideline: ['smart_snack'] });
  expect(parse('?standard=smart_snack:pass&guideline=smart_snack')).toEqual(parse('?guideline=smart_snack'));
  expect(parse('?standard=philly:fail&standard=NUTRI_SCORE:A&verdict=philly:unknown')).toEqual({
    verdict: ['philly:fail', 'philly:unknown'],
    standard: ['nutri_score:a'],
  });
  // Said on the page, and left out there.
  expect(parse('?standard=smart_snack:maybe')).toEqual({ standard: ['smart_snack:maybe'] });
  expect(parse('?standard=smart_snack')).toEqual({ standard: ['smart_snack'] });
});

test('cleared boxes are a state of their own', () => {
  expect(parse('?category=none')).toEqual({ category: 'none' });
});

test('how an allergen is left out means nothing where none is', () => {
  expect(parse('?traces=show&undeclared=hide')).toEqual({});
  expect(parse('?without=milk&traces=show&undeclared=hide')).toEqual({
    without: ['milk'],
    traces: 'show',
    undeclared: 'hide',
  });
});

test('ranges are read as the call takes them; those it would refuse stay, to be said on the page', () => {
  expect(
    parse(
      '?nutrient=protein-per-100:8..20.50&nutrient=sodium:..0140&nutrient=sodium:..140&nutrient=sodium&nutrient=salt:..1&nutrient=iron:5..2&nutrient=iron:..&nutrient=iron:-1..&price=02..5',
    ),
  ).toEqual({
    nutrient: [
      ...['protein-per-100:8..20.5', 'sodium:..140'],
      ...['iron:-1..', 'iron:..', 'iron:5..2', 'salt:..1', 'sodium'],
    ],
    price: '2..5',
  });
  expect(parse('?price=5..2')).toEqual({ price: '5..2' });
  expect(parse('?price=2..5&price=1..2')).toEqual({ price: '1..2 2..5' });
  expect(parse('?price=cheap&nutrient=')).toEqual({ price: 'cheap' });
});

test('only a term is read as words', () => {
  expect(parse('?q=vegan&as_words=true')).toEqual({ q: 'vegan', as_words: 'true' });
  expect(parse('?as_words=true')).toEqual({});
  expect(parse('?q=vegan&as_words=no')).toEqual({ q: 'vegan' });
});

test('a term is trimmed and cut to the length the call takes', () => {
  expect(parse(`?q=%20%20${'a'.repeat(300)}`).q).toHaveLength(200);
});

test('any address reads to a state whose own address reads to the same state', () => {
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'none',
      'list',
      'milk',
      'show',
      '2',
      '24',
      'name',
      'Beverages',
      'sodium:..140',
      '2..5',
      'true',
    ),
    fc.stringMatching(/^(?:sodium|iron-per-100):\d{0,7}(?:\.\d{1,3})?\.\.\d{0,7}$/),
  );
  const names = fc.constantFrom(
    'q',
    'category',
    'nova',
    'diet',
    'without',
    'traces',
    'undeclared',
    'page',
    'size',
    'sort',
    'view',
    'brand',
    'nutrient',
    'price',
    'as_words',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(names, value)), (pairs) => {
      const search = parse(new URLSearchParams(pairs).toString());
      expect(parse(buildQuery({ ...search }))).toEqual(search);
    }),
  );
});
