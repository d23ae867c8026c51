import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchedWords, splitHits } from './find-hits.ts';

/** The text with its hits in brackets. */
function mark(text: string, ...terms: string[]): string {
  return splitHits(text, searchedWords(terms))
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');
}

test('words are found in any order, case and number, and neighbours are one hit', () => {
  expect(mark('Chicken Noodle Soup, Condensed', 'soup noodles chicken')).toBe(
    '[Chicken Noodle Soup], Condensed',
  );
  expect(mark('Hearty Chicken and Egg Noodle Soup', 'chicken noodle soup')).toBe(
    'Hearty [Chicken] and Egg [Noodle Soup]',
  );
  expect(mark('Crackers, Rosemary', 'rosemary cracker')).toBe('[Crackers], [Rosemary]');
});

test('accents and apostrophes make no difference', () => {
  expect(mark('Jalapeño Crème', 'creme jalapeno')).toBe('[Jalapeño Crème]');
  expect(mark('Campbell’s Soup', 'campbells')).toBe('[Campbell’s] Soup');
  expect(mark('Oscar’s Pate', 'pâté')).toBe('Oscar’s [Pate]');
});

test('only the last word may be incomplete', () => {
  expect(mark('Oatmeal Drink', 'oat dri')).toBe('Oatmeal [Drink]');
  expect(mark('Oatmeal Drink', 'oat')).toBe('[Oatmeal] Drink');
});

test('small words are not marked, and do not stand for the last word', () => {
  expect(mark('Cream of Mushroom and the Rest', 'cream of chicken and the')).toBe(
    '[Cream] of Mushroom and the Rest',
  );
  expect(mark('Macaroni and Cheese', 'mac and')).toBe('[Macaroni] and Cheese');
});

test('a corrected word is marked, and the word as typed where a name has it', () => {
  expect(mark('Honey Granola', 'granloa', 'granola')).toBe('Honey [Granola]');
  expect(mark('Choclate Bar', 'choclate', 'chocolate')).toBe('[Choclate] Bar');
});

test('nothing to search for marks nothing', () => {
  expect(mark('Oat Drink', '')).toBe('Oat Drink');
  expect(mark('Oat Drink')).toBe('Oat Drink');
  expect(splitHits('', searchedWords(['oat']))).toEqual([]);
});

test('the parts joined are the text, and no two hits touch', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, term) => {
      const parts = splitHits(text, searchedWords([term, text.slice(0, 3)]));
      expect(parts.map((part) => part.text).join('')).toBe(text);
      parts.forEach((part, i) => {
        expect(part.text).not.toBe('');
        expect(part.isHit && parts[i - 1]?.isHit).not.toBe(true);
      });
    }),
  );
});
