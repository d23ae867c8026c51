import { expect, test } from 'vitest';
import { isAnimalKind } from './product-kinds.ts';

test.each([
  'raw_meat',
  'prepared_meat',
  'canned_meat',
  'processed_meat',
  'jerky',
  'raw_fish',
  'canned_fish',
  'prepared_fish',
  'egg',
] as const)('%s is an animal kind', (kind) => {
  expect(isAnimalKind(kind)).toBe(true);
});

test.each(['milk', 'cheese', 'meat_substitute', 'soup', 'beans'] as const)('%s is none', (kind) => {
  expect(isAnimalKind(kind)).toBe(false);
});
