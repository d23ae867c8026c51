import { expect, test } from 'vitest';
import { listText, looseClaims, whySentence } from './allergen-sentences.ts';

const TEXT = 'Water, whey, casein, soy lecithin';
const WHEY = { start: 7, end: 11 };
const CASEIN = { start: 13, end: 19 };

test('a conflict and a name say why, in the words of the list', () => {
  expect(whySentence('conflict', TEXT, [{ start: 21, end: 33 }])).toBe(
    'Declared free from, yet soy lecithin is listed.',
  );
  expect(whySentence('conflict', TEXT, [WHEY, CASEIN])).toBe(
    'Declared free from, yet whey and casein are listed.',
  );
  expect(whySentence('named', TEXT, [WHEY])).toBe('The list names whey; no source declares it.');
});

test('without the words, or with words of another text, they still say why', () => {
  for (const [text, spans] of [
    [TEXT, []],
    [null, [WHEY]],
    ['Oats', [WHEY]],
  ] as const) {
    expect(whySentence('conflict', text, spans)).toBe('Declared free from, yet an ingredient list names it.');
    expect(whySentence('named', text, spans)).toBe('A list or the name names it; no source declares it.');
  }
});

test('what is declared without a gap needs no sentence', () => {
  for (const state of ['contains', 'may_contain', 'free_from', 'not_declared'] as const) {
    expect(whySentence(state, TEXT, [WHEY])).toBeUndefined();
  }
});

test('a claim is called a claim', () => {
  expect(whySentence('conflict', TEXT, [WHEY], true)).toBe('Claimed free from, yet whey is listed.');
});

test('a claim that declares no allergen is said where the allergen is not declared', () => {
  expect(looseClaims(['vegan', 'dairy_free', 'nut_free'], ['milk', 'eggs'])).toEqual([
    '“Dairy free” is claimed; it does not declare milk.',
  ]);
  expect(looseClaims(['nut_free'], ['peanuts'])).toEqual([
    '“Nut free” is claimed; it does not declare peanuts.',
  ]);
  expect(looseClaims(['gluten_free', 'vegan'], ['gluten', 'milk'])).toEqual([]);
});

test('long lists are cut and counted', () => {
  expect(listText([])).toBe('');
  expect(listText(['a'])).toBe('a');
  expect(listText(['a', 'b', 'c'])).toBe('a, b and c');
  expect(listText(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and 2 more');
});
