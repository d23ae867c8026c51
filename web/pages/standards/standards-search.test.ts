import { expect, test } from 'vitest';
import { MAX_FIND_LENGTH, parseStandardsSearch, unknownStandardsWords } from './standards-search.ts';

test('what does not exist is left out, and said with what does', () => {
  const raw = { q: '  ', state: 'repealed', sort: ['day', 'best'] };
  expect(parseStandardsSearch(raw)).toEqual({ q: undefined, state: undefined, sort: undefined });
  expect(unknownStandardsWords(raw)).toEqual([
    '“repealed” is no state of a standard: there are in_force, coming, enjoined, proposed, program, abroad.',
    '“best” is no order of standards: there are kind, day, name, failing.',
  ]);
});

test('what exists is not spoken of', () => {
  const raw = { q: ' red 3 ', state: 'coming', sort: 'failing' };
  expect(parseStandardsSearch(raw)).toEqual({ q: 'red 3', state: 'coming', sort: 'failing' });
  expect(unknownStandardsWords({ ...raw, day: 'x', place: 'NY' })).toEqual([]);
  expect(unknownStandardsWords({ sort: 'kind' })).toEqual([]);
});

test('more than a field takes is cut', () => {
  expect(parseStandardsSearch({ q: 'x'.repeat(500) }).q).toHaveLength(MAX_FIND_LENGTH);
});
