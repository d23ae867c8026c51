import { expect, test } from 'vitest';
import { listWaysOut } from './relax.ts';

test('what the screen does not know, and what leads nowhere, is no way out', () => {
  const relaxations = [
    { facet: 'diet', value: 'carnivore', total: 9 },
    { facet: 'diet', value: 'vegan', total: 0 },
  ] as const;
  expect(listWaysOut({ diet: ['vegan'] }, relaxations)).toEqual([]);
});

test('the way with most products comes first, and leads to the list without that filter', () => {
  const search = {
    q: 'oats',
    brand: 'Marlow',
    diet: ['vegan', 'halal'],
    guideline: ['smart_snack'],
    page: 1,
  } as const;
  const ways = listWaysOut(search, [
    { facet: 'guideline', value: 'smart_snack', total: 5 },
    { facet: 'diet', value: 'vegan', total: 38 },
    { facet: 'brand', value: 'Marlow', total: 12 },
  ]);
  expect(ways.map(({ label, total }) => `${label}: ${total}`)).toEqual([
    'Vegan: 38',
    'Marlow: 12',
    'Smart Snack: 5',
  ]);
  expect(ways.map(({ next }) => next)).toEqual([
    { q: 'oats', brand: 'Marlow', diet: ['halal'], guideline: ['smart_snack'] },
    { q: 'oats', diet: ['vegan', 'halal'], guideline: ['smart_snack'] },
    { q: 'oats', brand: 'Marlow', diet: ['vegan', 'halal'] },
  ]);
});

test('several categories go together: taking one of them away would bring nothing back', () => {
  const search = { category: ['Beverages', 'Fish and Seafood'] } as const;
  const ways = listWaysOut(search, [{ facet: 'category', value: null, total: 7 }]);
  expect(ways).toMatchObject([{ label: '2 of 26 categories', next: {} }]);
});

test('verdicts of one guideline go together, with its pass', () => {
  const search = { guideline: ['smart_snack', 'philly'], verdict: ['smart_snack:fail'] } as const;
  const ways = listWaysOut(search, [
    { facet: 'guideline', value: 'smart_snack', total: 7 },
    { facet: 'guideline', value: 'philly', total: 5 },
  ]);
  expect(ways).toMatchObject([
    { label: '2 verdicts of Smart Snack', next: { guideline: ['philly'] } },
    { label: 'Philly', next: { guideline: ['smart_snack'], verdict: ['smart_snack:fail'] } },
  ]);
  expect(
    listWaysOut({ verdict: ['philly:unknown'] }, [{ facet: 'guideline', value: 'philly', total: 3 }]),
  ).toMatchObject([{ label: 'Philly unknown', next: {} }]);
});

test('an allergen is let through however it is left out', () => {
  const search = { without: ['milk'], undeclared: 'hide' } as const;
  const ways = listWaysOut(search, [{ facet: 'allergen', value: 'milk', total: 8 }]);
  expect(ways).toMatchObject([{ label: 'Without milk', total: 8, next: {} }]);
});

test('a range is a way out: those of one nutrient together, the others stay', () => {
  const search = { nutrient: ['protein-per-100:..30', 'protein:8..', 'sodium:..140'], price: '..5' };
  const ways = listWaysOut(search, [
    { facet: 'nutrient', value: 'sodium', total: 12 },
    { facet: 'nutrient', value: 'protein', total: 7 },
    { facet: 'nutrient', value: 'iron', total: 6 },
    { facet: 'price', value: null, total: 5 },
  ]);
  expect(ways).toMatchObject([
    {
      label: 'Sodium up to 140 mg per serving',
      next: { nutrient: ['protein-per-100:..30', 'protein:8..'], price: '..5' },
    },
    { label: '2 ranges of Protein', next: { nutrient: ['sodium:..140'], price: '..5' } },
    { label: 'Price up to $5.00', next: { nutrient: search.nutrient } },
  ]);
  expect(ways).toHaveLength(3);
});
