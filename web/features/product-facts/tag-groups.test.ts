import { describe, expect, test } from 'vitest';
import { groupTags } from './tag-groups.ts';

const NOTHING = { diet_types: [], claimTags: [], cuisineTags: [] };

describe('diets and claims', () => {
  test('that are missing are named, with no tags', () => {
    const missing = [
      { title: 'Diets', tags: [] },
      { title: 'Claims', tags: [] },
      { title: 'Cuisine', tags: [] },
    ];
    expect(groupTags(NOTHING, { diet_types: [], claims: {} })).toEqual(missing);
    expect(groupTags(NOTHING, { diet_types: [], claims: { nutrition: [] } })).toEqual(missing);
  });

  test('come in words, claims by type', () => {
    const answer = {
      diet_types: ['gluten_free' as const],
      claims: { nutrition: ['High protein', 'en:low-fat'] },
    };
    expect(groupTags(NOTHING, answer)).toEqual([
      { title: 'Diets', tags: ['Gluten free'] },
      { title: 'Nutrition claims', tags: ['High protein', 'Low fat'] },
      { title: 'Cuisine', tags: [] },
    ]);
  });

  test('that could not be fetched are those the product carries', () => {
    const product = {
      diet_types: ['vegan' as const],
      claimTags: ['USDA Organic', 'USDA Organic'],
      cuisineTags: ['tex-mex'],
    };
    expect(groupTags(product, undefined)).toEqual([
      { title: 'Diets', tags: ['Vegan'] },
      { title: 'Claims', tags: ['USDA Organic'] },
      { title: 'Cuisine', tags: ['Tex mex'] },
    ]);
  });
});
