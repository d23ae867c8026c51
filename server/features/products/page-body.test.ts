import { expect, test } from 'vitest';
import type { SearchPage } from '#server/search/engine.ts';
import { writeFacets } from '#server/search/json-facets.ts';
import { pageBody } from './page-body.ts';

const PAGE: SearchPage = {
  total: 0,
  bodies: [],
  close: null,
  correctedTerm: null,
  leftOut: null,
  facets: undefined,
  relaxations: undefined,
  histograms: [],
};

const read = (page: SearchPage) => JSON.parse(Buffer.concat(pageBody(page, '2027-01-15', [])).toString());

test('a page without products is an empty list', () => {
  expect(read(PAGE)).toEqual({
    products: [],
    total: 0,
    day: '2027-01-15',
    corrected_term: null,
    understood: [],
    left_out: null,
    also_close: null,
    histograms: [],
  });
});

test('the bytes of products are joined in order, whatever they hold', () => {
  const bodies = ['{"name":"a,b]"}', '{"name":"Crème ],{"}', '{}'].map((text) => Buffer.from(text));
  expect(read({ ...PAGE, total: 41, bodies, correctedTerm: 'crème' })).toEqual({
    products: [{ name: 'a,b]' }, { name: 'Crème ],{' }, {}],
    total: 41,
    day: '2027-01-15',
    corrected_term: 'crème',
    understood: [],
    left_out: null,
    also_close: null,
    histograms: [],
  });
});

test('facets and relaxations come with the page that has them', () => {
  const relaxations = [{ facet: 'brand' as const, value: 'Marlow', total: 3 }];
  const none = { category: [], guideline: [], nova: [], allergen: [], diet: [], brand: [] };
  const facets = { ...none, standard: [], ingredient_laws: [] };
  expect(read({ ...PAGE, facets: writeFacets(facets), relaxations })).toMatchObject({ facets, relaxations });
});

test('close products stand apart from those of the list', () => {
  const bodies = ['{"name":"Bagels"}', '{"name":"Raisins"}'].map((text) => Buffer.from(text));
  const { products, total, also_close } = read({ ...PAGE, close: { bodies, without: ['raisin', '"x"'] } });
  expect({ products, total }).toEqual({ products: [], total: 0 });
  expect(also_close).toEqual({
    without: ['raisin', '"x"'],
    products: [{ name: 'Bagels' }, { name: 'Raisins' }],
  });
});
