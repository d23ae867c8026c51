import { expect, test } from 'vitest';
import { quoteWord } from './quote-word.ts';

test('a word is put in quotes where it stands', () => {
  expect(quoteWord('frozen pizza', 'frozen')).toBe('"frozen" pizza');
  expect(quoteWord('Campbell’s chicken  soup', 'campbells')).toBe('"Campbell’s" chicken  soup');
  expect(quoteWord('12oz cola', '12oz')).toBe('"12oz" cola');
});

test('a word within another is quoted with it', () => {
  expect(quoteWord('vanilla Häagen-Dazs', 'dazs')).toBe('vanilla "Häagen-Dazs"');
});

test('words that go together are quoted together', () => {
  expect(quoteWord('Trader Joe’s cookie butter', 'trader joes')).toBe('"Trader Joe’s" cookie butter');
  expect(quoteWord('juice pulp-free', 'pulp free')).toBe('juice "pulp-free"');
  expect(quoteWord('yogur bajo en grasa', 'bajo en grasa')).toBe('yogur "bajo en grasa"');
  expect(quoteWord('"pulp free" -pulp free pulp free', 'pulp free')).toBe(
    '"pulp free" -pulp free "pulp free"',
  );
  expect(quoteWord('free pulp', 'pulp free')).toBe('free pulp "pulp free"');
});

test('phrases and words to leave out stay as they are', () => {
  expect(quoteWord('"oat milk" -frozen frozen', 'frozen')).toBe('"oat milk" -frozen "frozen"');
  expect(quoteWord('-"frozen pizza" pizza', 'pizza')).toBe('-"frozen pizza" "pizza"');
});

test('only the first of several is quoted, and an unclosed quote goes', () => {
  expect(quoteWord('"soup soup', 'soup')).toBe('"soup" soup');
});

test('a word that is spelled otherwise in the term is added', () => {
  expect(quoteWord('2 percent milk', '2%')).toBe('2 percent milk "2%"');
});
