import { expect, test } from 'vitest';
import { answersQuery, askedBy } from './product-answers.ts';

test.each([
  { search: {}, hasLaws: false },
  { search: { day: '2027-01-15' }, hasLaws: false },
  { search: { channel: ['school'] }, hasLaws: false },
  { search: { place: ['NY'] }, hasLaws: false },
  { search: { place: ['CA'] }, hasLaws: true },
  { search: { ingredient_laws: 'named' }, hasLaws: true },
])('lists show laws where places are chosen or laws filter: $search', ({ search, hasLaws }) => {
  expect(askedBy(search, []).hasLaws).toBe(hasLaws);
});

test('guidelines need no call, nor does a standard that has not begun by the day', () => {
  const shown = ['smart_snack', 'fda_healthy', 'nutri_score'] as const;
  expect(askedBy({}, shown).standards).toEqual(['fda_healthy', 'nutri_score']);
  expect(askedBy({ day: '2024-06-01' }, shown).standards).toEqual(['nutri_score']);
  expect(askedBy({ day: '2024-06-01' }, ['us_red_3', ...shown])).toMatchObject({
    standards: ['nutri_score'],
    laws: ['us_red_3'],
    hasLaws: false,
  });
  expect(answersQuery(['09520000000813'], askedBy({}, ['us_red_3'])).enabled).toBe(true);
  const { enabled } = answersQuery(['09520000000813'], askedBy({}, ['smart_snack', 'good_choice', 'philly']));
  expect(enabled).toBe(false);
});
