import { expect, test } from 'vitest';
import { claimMeaning } from './claim-meaning.ts';

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
