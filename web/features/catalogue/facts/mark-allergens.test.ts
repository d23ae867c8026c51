import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALLERGEN_KEYS } from '#contract/allergens.ts';
import { markAllergens } from './mark-allergens.ts';

function marked(text: string, ...allergens: Parameters<typeof markAllergens>[1]) {
  return markAllergens(text, allergens)
    .filter((part) => part.isAllergen)
    .map((part) => part.text);
}

test('nothing is marked that is not declared', () => {
  expect(marked('Wheat flour, milk, eggs')).toEqual([]);
  expect(marked('Wheat flour, milk, eggs', 'sesame')).toEqual([]);
});

test('whole words alone: no nut in nutmeg, no egg in eggplant, no soy in soybean-like names', () => {
  expect(
    marked('Nutmeg, coconut, eggplant, creamer, ryegrass', 'tree_nuts', 'eggs', 'milk', 'gluten'),
  ).toEqual([]);
});

test('each name of a declared allergen is marked as it is written', () => {
  expect(
    marked('WHEAT FLOUR, Whey (Milk), egg whites, Soy lecithin', 'wheat', 'milk', 'eggs', 'soybeans'),
  ).toEqual(['WHEAT', 'Whey', 'Milk', 'egg whites', 'Soy']);
});

test('the parts of any text are the text again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.subarray([...ALLERGEN_KEYS]), (text, allergens) => {
      const parts = markAllergens(`${text} milk ${text}`, allergens);
      expect(parts.map((part) => part.text).join('')).toBe(`${text} milk ${text}`);
    }),
  );
});
