import { describe, expect, test } from 'vitest';
import { productsContract } from '#contract/products.schema.ts';
import { plainDocument } from '../conformance/plain-catalogue.ts';
import { searchedBeforeAll } from '../conformance/searched.fixture.ts';
import { searchProducts } from './search-query.ts';

const NAMES = [
  'Adobo Without Pepper, Family Size',
  'Adobo with Pepper',
  'Bran Flakes -Raisin',
  'Bran Flakes with Raisins',
  'Bran Flakes',
  'Adobo',
];
const PRODUCTS = [
  plainDocument(50, { name: 'Cookies Without Milk', allergens: { milk: 'contains' } }),
  ...NAMES.map((name, n) => plainDocument(n + 1, { name })),
].map((document) => ({ ...document, body: Buffer.from(JSON.stringify({ name: document.name })) }));

const search = searchedBeforeAll(PRODUCTS);

async function find(term: string) {
  const query = { ...productsContract.list.query.parse({ search_term: term }), day: '2026-11-25' };
  const { page, understood } = await searchProducts(search(), query);
  const found = page.bodies.map(
    (body) => (JSON.parse(Buffer.from(body).toString()) as { name: string }).name,
  );
  return { found, understood: understood.length };
}

describe('what leaves words out', () => {
  test.each([
    ['no name begins so', 'bran flakes without raisins', ['Bran Flakes']],
    [
      'a name has it further on only',
      'without pepper',
      ['Cookies Without Milk', ...NAMES.filter((name) => !/pepper/i.test(name))],
    ],
    ['it is an allergen, whatever is called so', 'cookies without milk', []],
  ])('is left out where %s: %s', async (_, term, names) => {
    const { found, understood } = await find(term);
    expect(found.toSorted()).toEqual(names.toSorted());
    expect(understood).toBe(1);
  });

  test.each([
    ['adobo without pepper', 'Adobo Without Pepper, Family Size'],
    ['Adobo Without Pepper, Family Size', 'Adobo Without Pepper, Family Size'],
    ['bran flakes -raisin', 'Bran Flakes -Raisin'],
  ])('is a name where one begins so: %s', async (term, name) => {
    expect(await find(term)).toEqual({ found: [name], understood: 0 });
  });
});
