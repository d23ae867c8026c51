import { expect, test } from 'vitest';
import { readStandards, toggleStandard } from './my-standards.ts';

test.each([
  [null, []],
  ['', []],
  ['{"nutri_score":1}', []],
  ['["nutri_score", 7, "none", "chile_seals", "nutri_score"]', ['nutri_score', 'chile_seals']],
])('what is kept as %s is read as %j', (text, keys) => {
  expect(readStandards(text)).toEqual(keys);
});

test('a standard goes to the end, and out again', () => {
  expect(toggleStandard(['nutri_score'], 'chile_seals')).toEqual(['nutri_score', 'chile_seals']);
  expect(toggleStandard(['nutri_score', 'chile_seals'], 'nutri_score')).toEqual(['chile_seals']);
});
