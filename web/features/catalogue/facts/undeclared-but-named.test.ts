import { expect, test } from 'vitest';
import { undeclaredButNamed } from './undeclared-but-named.ts';

test('what is declared in any way is no gap', () => {
  const declarations = [{ allergen: 'wheat' }, { allergen: 'milk' }] as const;
  expect(undeclaredButNamed('Wheat flour, wheat gluten, milk', declarations)).toEqual([]);
});

test('an allergen in the text that no source mentions is one', () => {
  expect(undeclaredButNamed('Oats, walnuts, barley malt', [{ allergen: 'milk' }])).toEqual([
    'tree_nuts',
    'gluten',
  ]);
});

test('without a text there is nothing to name', () => {
  expect(undeclaredButNamed(null, [])).toEqual([]);
});
