import { expect, test } from 'vitest';
import type { LawFinding } from '#contract/ingredient-laws.schema.ts';
import {
  inOrder,
  lineText,
  namedText,
  otherPlacesText,
  restText,
  scopeText,
  splitByPlace,
} from './law-words.ts';

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
  expect([lineText(LAW), lineText(clear), lineText(open)]).toEqual([
    'Names Red 3 and brominated vegetable oil. From 1 Jan 2027.',
    'Not named.',
    'Cannot be told: the ingredient list is cut off.',
  ]);
  expect(restText([LAW, clear, clear, open])).toBe(
    'The ingredient list names nothing that 2 laws of other places are about. Not known for 1 law of other places: the ingredient list is cut off.',
  );
  expect(restText([LAW])).toBeUndefined();
});

test('other places are counted by what they name, and a law that forbids nothing is not in force there', () => {
  const inForce = { ...LAW, status: 'in_force' as const };
  const notice = { ...inForce, place: 'LA' as const, duty: 'disclosure' as const };
  expect(otherPlacesText([LAW, inForce, notice, other({ result: 'not_named', place: 'TX' })])).toBe(
    'Other places: named by 3 laws of 2 places, 1 in force',
  );
  expect(otherPlacesText([LAW])).toBe('Other places: named by 1 law of 1 place, none in force');
  expect(otherPlacesText([other({ result: 'unknown' })])).toBeUndefined();
});

test('what is named comes first, of that what is in force, then by day; the chosen places have the lines', () => {
  const soon = { ...LAW, key: 'us_bvo' as const, from: '2026-12-01' };
  const now = { ...LAW, key: 'us_pho' as const, status: 'in_force' as const };
  const open = other({ key: 'ar_all', result: 'unknown', status: 'in_force' });
  const clear = other({ key: 'az_hb_2164', result: 'not_named', status: 'in_force' });
  const keys = (laws: readonly LawFinding[]) => laws.map(({ key }) => key);
  expect(keys(inOrder([clear, open, LAW, soon, now]))).toEqual([
    'us_pho',
    'us_bvo',
    'ca_ab_418',
    'ar_all',
    'az_hb_2164',
  ]);
  const union = { ...LAW, key: 'us_red_3' as const, place: 'US' as const };
  expect(keys(splitByPlace([LAW, union]).near)).toEqual(['us_red_3']);
  expect(keys(splitByPlace([LAW, union], ['CA']).near)).toEqual(['ca_ab_418']);
  expect(keys(splitByPlace([LAW, union], ['CA']).others)).toEqual(['us_red_3']);
});
