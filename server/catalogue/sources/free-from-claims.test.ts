import { expect, test } from 'vitest';
import { claimedFreeFrom, claimTags } from './free-from-claims.ts';

test.each([
  [['gluten_free'], {}, ['gluten']],
  [['nut_free'], {}, ['tree_nuts']],
  [[], { 'free from': ['Gluten', 'Eggs', 'Soya'] }, ['gluten', 'eggs', 'soybeans']],
  [[], { composition: ['No gluten', 'No milk'] }, ['gluten', 'milk']],
  [[], { certification: ['Certified gluten free', 'Crossed grain trademark'] }, ['gluten']],
  [[], { nutrition: ['FREE FROM GLUTEN'] }, ['gluten']],
] as const)('%j and %j are free from %j', (diet_types, claims, allergens) => {
  expect(claimedFreeFrom({ diet_types, claims })).toEqual(allergens);
});

test('a claim that only touches on an allergen declares nothing of it', () => {
  expect(
    claimedFreeFrom({
      diet_types: ['vegan', 'dairy_free', 'lactose_free', 'kosher', 'sugar_free'],
      claims: { 'free from': ['Dairy', 'Lactose'], nutrition: ['Low gluten', 'No added milk', 'Non-dairy'] },
    }),
  ).toEqual([]);
});

test('a tag that names what is absent says so', () => {
  expect(claimTags({ 'free from': ['Gluten'], production: ['Non-GMO'] })).toEqual([
    'Free from gluten',
    'Non-GMO',
  ]);
});
