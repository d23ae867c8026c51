import { expect, test } from 'vitest';
import { listWords, stemOf } from './text-words.ts';

const words = (text: string) => listWords(text).map((word) => word.text);

test('words are folded: case, accents, apostrophes', () => {
  expect(words('Crème BRÛLÉE, Häagen-Dazs')).toEqual(['creme', 'brulee', 'haagen', 'dazs']);
  expect(words('Campbell’s M&M\'s "Oreo™"')).toEqual(['campbells', 'm', 'ms', 'oreo']);
});

test('a number ends before its unit; a word may hold digits', () => {
  expect(words('12oz B12 1,5 2% 7-Up')).toEqual(['12', 'oz', 'b12', '1.5', '2%', '7', 'up']);
});

test('each word has its place in the text as it is written', () => {
  const text = 'The Crème’s 12oz';
  expect(listWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'The',
    'Crème’s',
    '12',
    'oz',
  ]);
  // An accent may be a character of its own.
  expect(listWords('cre\u0300me, x')).toEqual([
    { text: 'creme', start: 0, end: 6 },
    { text: 'x', start: 8, end: 9 },
  ]);
});

test.each([
  ['cookies', 'cookie'],
  ['tomatoes', 'tomato'],
  ['berries', 'berry'],
  ['peaches', 'peach'],
  ['boxes', 'box'],
  ['apples', 'apple'],
])('%s and %s share a stem', (plural, singular) => {
  expect(stemOf(plural)).toBe(stemOf(singular));
});

test('an s that is no plural stays', () => {
  expect(['hummus', 'swiss', 'analysis', 'gas'].map(stemOf)).toEqual(['hummus', 'swiss', 'analysis', 'gas']);
});
