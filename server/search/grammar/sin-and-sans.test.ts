import { expect, test } from 'vitest';
import { readTable } from '#server/guidelines/text-table.ts';
import { readTerm } from './read-term.ts';

test.each(readTable`
  galletas sin leche | galletas | milk
  galletas sin lácteos | galletas | milk
  pan sin huevo | pan | eggs
  biscuits sans œufs | biscuits | eggs
  biscuits sans oeufs | biscuits | eggs
  galletas sin gluten ni leche | galletas | gluten, milk
  sin gluten pan | pan | gluten
  pain sans gluten | pain | gluten
  barra sin frutos secos | barra | peanuts, tree_nuts
  barre sans fruits à coque | barre | tree_nuts
  salsa sin cacahuate | salsa | peanuts
  sauce sans cacahuètes | sauce | peanuts
  sopa sin mariscos | sopa | crustaceans, molluscs
  salsa sin soya | salsa | soybeans
  pasta sin trigo | pasta | wheat
  pâtes sans blé | pâtes | wheat
  pan sin ajonjolí | pan | sesame
`)('what "sin" and "sans" leave out is an allergen: %s', (term = '', words = '', allergens = '') => {
  const read = readTerm(term);
  const leftOut = read.conditions.flatMap((each) => (each.kind === 'allergen' ? [each.allergen] : []));
  expect(read.words).toBe(words);
  expect(leftOut.join(', ')).toBe(allergens);
});

test('"sin gluten" asks for the claim as well, as "gluten free" does; "sin lactosa" for no more', () => {
  const kinds = (term: string) => readTerm(term).conditions.map(({ kind }) => kind);
  expect(kinds('sin gluten')).toEqual(['diet', 'allergen']);
  expect(kinds('leche sin lactosa')).toEqual(['diet']);
});

test.each(['sin azúcar', 'compote sans sucre', 'sin sal', 'lechería sin igual', '"sin leche"', 'leche sin'])(
  '%s is words',
  (term) => {
    expect(readTerm(term).conditions).toEqual([]);
  },
);
