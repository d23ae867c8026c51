import { expect, test } from 'vitest';
import { seededRandom } from '../../bench/search-catalogue.ts';
import type { Facts } from './judge.ts';
import { drawKnownItems, nameKey } from './known-items.ts';
import { countEdits } from './score.ts';

const NAMES = [
  'Peanut Butter',
  'Creamy Peanut Butter with Honey',
  'Thick & Chunky Salsa, Mild',
  'Salsa Chunky Thick Mild',
  ...Array.from({ length: 4 }, () => 'Dark Chocolate Bar'),
];
const products = NAMES.map((name, n): Facts => ({ gtin: String(n), name, brand: '', brick: '', list: '' }));
const draw = () => drawKnownItems(products, 10, seededRandom(1));

test.each([
  ['Thick & Chunky Salsa, Mild', 'mild thick ’n chunky salsa', true],
  ['Filets de canard', 'Filet de Canard', true],
  ['Salsa, Mild', 'Salsa, Hot', false],
])('%j is of the same name as %j: %s', (a, b, isSame) => {
  expect(nameKey(a) === nameKey(b)).toBe(isSame);
});

test('short names and names of many products are not drawn', () => {
  expect(draw().map(({ name }) => name.split(' ').length)).toEqual([5, 5]);
});

test('the same items are drawn each time', () => {
  expect(draw()).toEqual(draw());
});

test('of a name its words are typed in any order, unfinished, with one letter wrong, or without one', () => {
  for (const { name, terms } of draw()) {
    const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
    expect(terms.whole).toBe(name);
    expect(terms.order.split(' ').toSorted()).toEqual(words.toSorted());
    expect(words.join(' ')).toContain(terms.beginning);
    expect(terms.beginning.length).toBeLessThan(words.join(' ').length);
    expect(countEdits(words.join(' '), terms.letter)).toBe(1);
    expect(terms.missing.split(' ')).toHaveLength(words.length - 1);
  }
});
