import { expect, test } from 'vitest';
import type { LawFinding } from '#contract/ingredient-laws.schema.ts';
import { namedFirst, namedText, restText, scopeText } from './law-words.ts';

const LAW: LawFinding = {
  key: 'ca_ab_418',
  title: 'California AB 418',
  citation: 'Health and Safety Code 109025',
  place: 'CA',
  food: 'all_food',
  duty: 'ban',
  channels: ['school', 'hospital', 'retail'],
  from: '2027-01-01',
  status: 'coming',
  scope: 'Food made or sold in the state.',
  certainty: 'likely',
  result: 'named',
  named: [
    { substance: 'red_3', name: 'Red 3', ingredient: 'red 3' },
    { substance: 'bvo', name: 'brominated vegetable oil', ingredient: 'bvo' },
  ],
  doubt: null,
};
const other = (changes: Partial<LawFinding>): LawFinding => ({ ...LAW, named: [], ...changes });

test.each([
  ['coming', 'Names Red 3 and brominated vegetable oil. From 1 Jan 2027.'],
  ['in_force', 'Names Red 3 and brominated vegetable oil. In force since 1 Jan 2027.'],
  ['enjoined', 'Names Red 3 and brominated vegetable oil. Stopped by a court.'],
  ['proposed', 'Names Red 3 and brominated vegetable oil. Only proposed.'],
] as const)('%s', (status, words) => {
  expect(namedText({ ...LAW, status })).toBe(words);
  expect(scopeText(LAW)).toBe('California, all food');
});

test('a law on labels is not taken for a ban', () => {
  expect(namedText({ ...LAW, duty: 'disclosure' })).toBe(
    'Names Red 3 and brominated vegetable oil. Asks for a notice, forbids nothing. From 1 Jan 2027.',
  );
});

test('what is not named and what is not known are told apart, and never called free', () => {
  const clear = other({ result: 'not_named' });
  const open = other({ result: 'unknown', doubt: 'the ingredient list is cut off' });
  expect(restText([clear, clear])).toBe(
    'The ingredient list names nothing that the 2 laws on file are about.',
  );
  expect(restText([open, open])).toBe('Not known for the 2 laws on file: the ingredient list is cut off.');
  expect(restText([LAW, clear, clear, open])).toBe(
    'The ingredient list names nothing that 2 other laws are about. Not known for 1 other law: the ingredient list is cut off.',
  );
  expect(restText([LAW])).toBeUndefined();
});

test('what is in force comes first, then by day', () => {
  const soon = { ...LAW, key: 'us_bvo' as const, from: '2026-12-01' };
  const now = { ...LAW, key: 'us_pho' as const, status: 'in_force' as const };
  expect(namedFirst([LAW, soon, now, other({ result: 'not_named' })]).map(({ key }) => key)).toEqual([
    'us_pho',
    'us_bvo',
    'ca_ab_418',
  ]);
});
