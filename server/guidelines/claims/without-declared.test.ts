import { expect, test } from 'vitest';
import { withoutDeclared } from './without-declared.ts';

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
