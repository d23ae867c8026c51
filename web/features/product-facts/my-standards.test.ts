import { expect, test } from 'vitest';
import { readStandards, toggleStandard } from './my-standards.ts';

test.each([
  { kept: [], keys: [] },
  { kept: [{ nutri_score: 1 }], keys: [] },
  { kept: ['nutri_score', 7, 'none', 'chile_seals', 'nutri_score'], keys: ['nutri_score', 'chile_seals'] },
])('what is kept as $kept is read as $keys', ({ kept, keys }) => {
  expect(readStandards(kept)).toEqual(keys);
});

test('a standard goes to the end, and out again', () => {
  expect(toggleStandard(['nutri_score'], 'chile_seals')).toEqual(['nutri_score', 'chile_seals']);
  expect(toggleStandard(['nutri_score', 'chile_seals'], 'nutri_score')).toEqual(['chile_seals']);
});
