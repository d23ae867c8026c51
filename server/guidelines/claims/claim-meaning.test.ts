import { expect, test } from 'vitest';
import { claimMeaning, withoutDeclared } from './claim-meaning.ts';

test.each([
  [
    'gluten_free',
    ['en:no-gluten', 'Gluten-Free', 'Certified gluten free', 'Free from gluten', 'Free of gluten'],
  ],
  ['no_added_sugar', ['No sugar added', 'en:no-added-sugars', 'no_added_sugar', 'Without added sugar']],
  ['low_sodium', ['Low sodium', 'Low in sodium', 'LOW_ON SALT', 'low_sodium']],
  ['very_low_sodium', ['Very low sodium', 'very_low_sodium']],
  ['fat_free', ['Nonfat', 'No fat', 'Fat free']],
  ['saturated_fat_free', ['saturated_fat_free', 'No saturated fat']],
  ['good_source_of_fiber', ['Source of fibre', 'Good source of fiber', 'source-of-fibres']],
  ['excellent_source_of_calcium', ['Rich in calcium', 'High calcium', 'Excellent source of calcium']],
  ['vegan', ['Vegan', 'en:vegan']],
])('%s is one claim in every spelling', (meaning, spellings) => {
  for (const spelling of spellings) expect(claimMeaning(spelling)).toBe(meaning);
});

test('what only sounds alike stays apart', () => {
  const claims = ['No milk', 'No added milk', 'Low milk', 'Dairy free', 'Non-dairy', 'Lactose free', 'Milk'];
  expect(new Set(claims.map(claimMeaning)).size).toBe(claims.length);
});

const derived = {
  claims: [
    { tag: 'low_sodium', because: '', source: '' },
    { tag: 'fat_free', because: '', source: '' },
    { tag: 'good_source_of_fiber', because: '', source: '' },
  ],
  diet_types: [
    { diet: 'vegan' as const, because: '' },
    { diet: 'vegetarian' as const, because: '' },
    { diet: 'low_sodium' as const, because: '' },
  ],
};
const left = (...declared: Parameters<typeof withoutDeclared>[1][]) =>
  declared.map((each) => {
    const { claims, diet_types } = withoutDeclared(derived, each);
    return [...claims.map(({ tag }) => tag), ...diet_types.map(({ diet }) => diet)];
  });

test('what is declared is not told again as derived, however it is spelled', () => {
  expect(
    left(
      { diet_types: [], claims: {} },
      { diet_types: ['vegan'], claims: { nutrition: ['Source of fibre', 'Low salt'] } },
      { diet_types: ['vegetarian', 'low_sodium'], claims: { 'free from': ['Fat'] } },
      { diet_types: [], claims: { composition: ['en:vegan'], nutrition: ['Very low sodium'] } },
    ),
  ).toEqual([
    ['low_sodium', 'fat_free', 'good_source_of_fiber', 'vegan', 'vegetarian', 'low_sodium'],
    ['fat_free'],
    ['good_source_of_fiber', 'vegan'],
    ['low_sodium', 'fat_free', 'good_source_of_fiber', 'low_sodium'],
  ]);
});
