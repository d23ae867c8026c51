import { expect, test } from 'vitest';
import { boundLength } from './bound-words.ts';

test.each([
  ['no salt crackers', 2],
  ['no salt added beans', 3],
  ['no added sugar', 3],
  ['pulp free juice', 2],
  ['keto friendly snacks', 2],
  ['sans sucre', 2],
  ['bajo sodio', 2],
  ['4 oz cups', 2],
  ['half pint milk', 2],
  ['half and half', 1],
  ['free range eggs', 1],
  ['eggs free range', 1],
  ['free', 1],
  ['no', 1],
  ['', 1],
  ['orange juice pulp free', 1],
])('of "%s" the first %i stay or go together', (text, length) => {
  expect(boundLength(text.split(' '))).toBe(length);
});
