import { expect, test } from 'vitest';
import { listWaysOut } from './relax.ts';

test('what the screen does not know, and what leads nowhere, is no way out', () => {
  const relaxations = [
    { parameter: 'colour', value: 'red', total: 9 },
    { parameter: 'diet', value: 'carnivore', total: 9 },
    { parameter: 'diet', value: 'vegan', total: 0 },
  ];
  expect(listWaysOut({ diet: ['vegan'] }, relaxations)).toEqual([]);
});

test('the way with most products comes first, and leads to the list without that filter', () => {
  const search = { q: 'oats', diet: ['vegan', 'halal'], guideline: ['smart_snack'], page: 1 } as const;
  const ways = listWaysOut(search, [
    { parameter: 'is_smart_snack', value: 'true', total: 5 },
    { parameter: 'diet', value: 'vegan', total: 38 },
    { parameter: 'search_term', value: 'oats', total: 12 },
  ]);
  expect(ways.map(({ label, total }) => `${label}: ${total}`)).toEqual([
    'Vegan: 38',
    'the search for “oats”: 12',
    'Smart Snack: 5',
  ]);
  expect(ways.map(({ next }) => next)).toEqual([
    { q: 'oats', diet: ['halal'], guideline: ['smart_snack'] },
    { diet: ['vegan', 'halal'], guideline: ['smart_snack'] },
    { q: 'oats', diet: ['vegan', 'halal'] },
  ]);
});

test('several categories go together: taking one of them away would bring nothing back', () => {
  const search = { category: ['Beverages', 'Fish and Seafood'] } as const;
  const ways = listWaysOut(search, [{ parameter: 'family_title', value: null, total: 7 }]);
  expect(ways).toMatchObject([{ label: '2 of 26 categories', next: {} }]);
});

test('verdicts of one guideline go together, with its pass', () => {
  const search = { guideline: ['smart_snack', 'philly'], verdict: ['smart_snack:fail'] } as const;
  const ways = listWaysOut(search, [
    { parameter: 'smart_snack_verdict', value: null, total: 7 },
    { parameter: 'recommended_ok', value: 'true', total: 5 },
  ]);
  expect(ways).toMatchObject([
    { label: '2 verdicts of Smart Snack', next: { guideline: ['philly'] } },
    { label: 'Philly', next: { guideline: ['smart_snack'], verdict: ['smart_snack:fail'] } },
  ]);
  expect(
    listWaysOut({ verdict: ['philly:unknown'] }, [
      { parameter: 'philly_verdict', value: 'unknown', total: 3 },
    ]),
  ).toMatchObject([{ label: 'Philly unknown', next: {} }]);
});

test('an allergen is named once, however it is left out', () => {
  const search = { without: ['milk'], undeclared: 'hide' } as const;
  const ways = listWaysOut(search, [
    { parameter: 'exclude_allergen', value: 'milk', total: 3 },
    { parameter: 'exclude_allergen', value: 'milk:unknown', total: 8 },
  ]);
  expect(ways).toMatchObject([{ label: 'Without milk', total: 8, next: {} }]);
});
