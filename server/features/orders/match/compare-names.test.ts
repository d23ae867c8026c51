import { expect, test } from 'vitest';
import { compareBrands, compareNames, nameWords } from './compare-names.ts';

const agreement = (written: string, product: string) => compareNames(nameWords(written), nameWords(product));

test.each([
  ['TOMATO CRSHD NSA', 'Crushed Tomatoes, No Salt Added'],
  ['BEAN BLACK LS', 'Low Sodium Black Beans'],
  ['CHKN BRST BNLS SKNLS', 'Boneless Skinless Chicken Breast'],
  ['Honey Almond Granloa', 'Honey Almond Granola'],
])('%s is %s', (written, product) => {
  expect(agreement(written, product)).toBeGreaterThan(0.85);
});

test.each([
  ['TOMATO CRSHD', 'Crushed Tomatoes, No Salt Added'],
  ['BEAN BLACK', 'Low Sodium Black Beans'],
  ['Whole Milk', 'Organic Whole Milk'],
  ['Butter Unsalted', 'Butter'],
  ['Bread', 'Gluten Free Bread'],
])('%s is not surely %s: a word that decides is missing', (written, product) => {
  expect(agreement(written, product)).toBeLessThan(0.8);
});

test('nothing fits a name without words', () => {
  expect(agreement('', 'Milk')).toBe(0);
  expect(agreement('Milk', '— &')).toBe(0);
});

test('a brand that is cut short is the same, a start of a few letters is not', () => {
  expect(compareBrands(nameWords('DOVETAIL D'), nameWords('Dovetail Dairy'))).toBeGreaterThan(0.9);
  expect(compareBrands(nameWords('DO'), nameWords('Dovetail Dairy'))).toBeLessThan(0.75);
});
