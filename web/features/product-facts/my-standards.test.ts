import { expect, test } from 'vitest';
import { readStandards, standardsFirst, standardsInLists, toggleStandard } from './my-standards.ts';

const GUIDELINES = ['smart_snack', 'good_choice', 'philly'] as const;

test.each([
  { kept: [], keys: [] },
  { kept: [{ nutri_score: 1 }], keys: [] },
  { kept: ['nutri_score', 7, 'none', 'philly', 'nutri_score'], keys: ['nutri_score', 'philly'] },
  { kept: ['tx_sb_25', 'ca_ab_418', 'ca_ab_419'], keys: ['tx_sb_25', 'ca_ab_418'] },
])('what is kept as $kept is read as $keys', ({ kept, keys }) => {
  expect(readStandards(kept)).toEqual(keys);
});

test('where none is chosen, the three guidelines are', () => {
  expect(standardsFirst([])).toEqual(GUIDELINES);
  expect(standardsFirst(['none'])).toEqual(GUIDELINES);
  expect(standardsFirst(['chile_seals'])).toEqual(['chile_seals']);
});

test('a standard goes to the end, and out again; without the last the guidelines are back', () => {
  expect(toggleStandard(['nutri_score'], 'chile_seals')).toEqual(['nutri_score', 'chile_seals']);
  expect(toggleStandard(['nutri_score', 'chile_seals'], 'nutri_score')).toEqual(['chile_seals']);
  expect(toggleStandard([], 'nutri_score')).toEqual([...GUIDELINES, 'nutri_score']);
  expect(toggleStandard([], 'philly')).toEqual(['smart_snack', 'good_choice']);
  expect(standardsFirst(toggleStandard(['chile_seals'], 'chile_seals'))).toEqual(GUIDELINES);
});

test('lists show the chosen ones in their order, three further ones at most, and always the guidelines', () => {
  expect(standardsInLists([])).toEqual(GUIDELINES);
  expect(standardsInLists(['philly', 'nutri_score'])).toEqual([
    'philly',
    'nutri_score',
    'smart_snack',
    'good_choice',
  ]);
  const many = ['nutri_score', 'chile_seals', 'health_star', 'fda_healthy', 'good_choice'];
  expect(standardsInLists(many)).toEqual([
    ...(['nutri_score', 'chile_seals', 'health_star'] as const),
    ...(['good_choice', 'smart_snack', 'philly'] as const),
  ]);
  expect(standardsInLists(['ca_ab_418', 'philly', 'us_red_3', 'nutri_score', 'us_bvo'])).toEqual([
    ...(['ca_ab_418', 'philly', 'us_red_3', 'nutri_score'] as const),
    ...(['smart_snack', 'good_choice'] as const),
  ]);
});
