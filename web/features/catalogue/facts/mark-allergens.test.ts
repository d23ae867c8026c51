import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALLERGEN_KEYS } from '#contract/allergens.ts';
import { markAllergens, namedAllergens } from './mark-allergens.ts';

function marked(text: string, ...allergens: Parameters<typeof markAllergens>[1]) {
  return markAllergens(text, allergens)
    .filter((part) => part.allergen)
    .map((part) => part.text);
}

test('nothing is marked that was not asked for', () => {
  expect(marked('Wheat flour, milk, eggs')).toEqual([]);
  expect(marked('Wheat flour, milk, eggs', 'sesame')).toEqual([]);
});

test('whole words alone: no nut in nutmeg, no egg in eggplant, no rye in ryegrass', () => {
  const text = 'Nutmeg, coconut, eggplant, creamer, ryegrass, butternut squash, buckwheat';
  expect(marked(text, ...ALLERGEN_KEYS)).toEqual([]);
});

test('what only sounds like dairy or shellfish is none', () => {
  const text = 'Cocoa butter, coconut milk, peanut-free, cream of tartar, oyster mushrooms, almond-milk';
  expect(namedAllergens(text, ['milk', 'molluscs'])).toEqual([]);
});

test('each name of an allergen is marked as it is written', () => {
  const text = 'WHEAT FLOUR, Whey (Milk), egg whites, Soy lecithin';
  expect(marked(text, 'wheat', 'milk', 'eggs', 'soybeans')).toEqual(['WHEAT', 'Whey', 'Milk', 'egg', 'Soy']);
});

test('a text that is not known names nothing', () => {
  expect(namedAllergens(null, ALLERGEN_KEYS)).toEqual([]);
  expect(namedAllergens('Rolled oats, WALNUTS, sulfur dioxide', ALLERGEN_KEYS)).toEqual([
    'tree_nuts',
    'sulphites',
  ]);
});

test('the parts of any text are the text again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.subarray([...ALLERGEN_KEYS]), (text, allergens) => {
      const parts = markAllergens(`${text} milk ${text}`, allergens);
      expect(parts.map((part) => part.text).join('')).toBe(`${text} milk ${text}`);
    }),
  );
});
