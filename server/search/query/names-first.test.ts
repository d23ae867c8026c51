import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productsContract } from '#contract/products.schema.ts';
import { plainDocument } from '../conformance/plain-catalogue.ts';
import { searchedBeforeAll } from '../conformance/searched.fixture.ts';
import type { SearchDocument } from '../document.ts';
import { searchProducts, toSearchQuery } from './search-query.ts';

const NAMES = [
  'Soy Yogurt',
  'Vegan Yogurt',
  'Vanilla Yogurt Alternative, Vegan',
  'Yogurt',
  'Plain Yogurt',
  'Chocolate',
  'Vegan Chocolate',
  'Organic Vegan Chocolate Yogurt',
  'Nut Free Bar',
  'Oat Bar',
  'Fat Free Nut Bar',
];

/** Each name as a vegan product and as one of which that is not known; the later, the more popular. */
const PRODUCTS = NAMES.flatMap((name, i): SearchDocument[] =>
  [true, false].map((isVegan, j) => {
    const number = 2 * i + j;
    return plainDocument(number, {
      name,
      popularity: number / 100,
      diets: isVegan ? ['vegan', 'organic'] : [],
      allergens: isVegan ? { tree_nuts: 'free_from' } : {},
      body: Buffer.from(String(number)),
    });
  }),
);

const search = searchedBeforeAll(PRODUCTS);

interface Page {
  readonly limit?: number;
  readonly offset?: number;
  readonly sort?: string;
}

async function find(term: string, { limit = 50, offset = 0, sort }: Page = {}) {
  const parameters = {
    search_term: term,
    limit: String(limit),
    offset: String(offset),
    ...(sort && { sort }),
  };
  const query = { ...productsContract.list.query.parse(parameters), day: '2026-11-25' };
  const { page } = await searchProducts(search(), query);
  const plain = await search().search(toSearchQuery(query).query);
  return { total: page.total, found: numbersOf(page.bodies), plain: numbersOf(plain.bodies) };
}

const numbersOf = (bodies: readonly Uint8Array[]) => bodies.map((body) => Number(Buffer.from(body)));
const nameOf = (number: number) => PRODUCTS[number]?.name;

describe('products that a search reads as filters', () => {
  test.each([
    ['another order than by relevance', 'vegan yogurt', { sort: 'name' }],
    ['a term without such conditions', 'yogurt', {}],
    ['a condition that is no part of names', 'yogurt under $5', {}],
    ['a word that no product of the kind has', 'vegan bar', {}],
  ])('keep their order with %s', async (_, term, page) => {
    const { found, plain } = await find(term, page);
    expect(found).toEqual(plain);
  });

  test('come first where their names say it too, the others after them', async () => {
    const { found, plain, total } = await find('vegan yogurt');
    expect(found.slice(0, 3).map(nameOf)).toEqual([
      'Vegan Yogurt',
      'Organic Vegan Chocolate Yogurt',
      'Vanilla Yogurt Alternative, Vegan',
    ]);
    expect(found.toSorted()).toEqual(plain.toSorted());
    expect(total).toBe(plain.length);
  });

  test('come first where words about the package are left out', async () => {
    const { found } = await find('vegan yogurt 4 oz cups');
    expect(found).toEqual((await find('vegan yogurt')).found);
  });

  test('are filtered all the same: a name that only says so is not listed', async () => {
    const { found } = await find('vegan yogurt');
    expect(found.every((number) => number % 2 === 0)).toBe(true);
  });

  test('come first by a claim about an allergen too', async () => {
    const { found } = await find('nut free bar');
    expect(found.map(nameOf).slice(0, 2)).toEqual(['Nut Free Bar', 'Nut Free Bar']);
    // The words have to stand together: a fat free nut bar is called nothing of the kind.
    expect(found.slice(2).map((number) => number % 2 === 0)).toEqual([true, true, false, false]);
  });

  test('come first where a source declares them free from an allergen of the term, the unknown last', async () => {
    const { found } = await find('nut free yogurt');
    const isDeclared = (number: number) => number % 2 === 0;
    expect(found.map(isDeclared)).toEqual([...found.map(isDeclared)].sort((a, b) => Number(b) - Number(a)));
    expect(found.filter(isDeclared)).toHaveLength(found.length / 2);
    expect((await find('milk free nut free yogurt')).found).toEqual(found);
  });

  test('are each on one page, on whatever number of pages', async () => {
    const terms = [
      'vegan yogurt',
      'organic chocolate',
      'organic vegan',
      'nut free',
      'nut free yogurt',
      'nut free bar without milk',
      'vegan y',
      'yogurt vegan',
      'vegan yogurt 4 oz',
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...terms), fc.integer({ min: 1, max: 7 }), async (term, limit) => {
        const { found, total } = await find(term);
        const pages: number[] = [];
        for (let offset = 0; offset < total; offset += limit)
          pages.push(...(await find(term, { limit, offset })).found);
        expect(pages).toEqual(found);
        expect(new Set(pages).size).toBe(total);
      }),
      { numRuns: 30 },
    );
  });
});
