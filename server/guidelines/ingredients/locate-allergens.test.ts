import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldOffsets, foldText } from './fold-text.ts';
import { locateAllergens } from './locate-allergens.ts';
import { readAllergens } from './read-allergens.ts';
import { placeWords, stemWords } from './stem-words.ts';

function wordsOf(text: string): Record<string, string[]> {
  return Object.fromEntries(
    [...locateAllergens(text)].map(([allergen, ranges]) => [
      allergen,
      ranges.map(({ start, end }) => text.slice(start, end)),
    ]),
  );
}

describe('the words that name an allergen', () => {
  test('are found in the list and in statements', () => {
    expect(wordsOf('Sugar, WHOLE MILK, whey (milk). Contains: Milk.')).toEqual({
      milk: ['MILK', 'whey', 'milk', 'Milk'],
    });
  });

  test('are whole names, and those that only sound alike are none', () => {
    expect(wordsOf('Cocoa butter, peanut butter, soybean oil, soy lecithin')).toEqual({
      peanuts: ['peanut butter'],
      soybeans: ['soy lecithin'],
    });
  });

  test('are found behind accents, ligatures and letters of two code units', () => {
    expect(wordsOf('½ Crème fraîche, œufs, 𝐛lé, E\u0301pices, blé, lait')).toEqual({
      milk: ['Crème fraîche', 'lait'],
      eggs: ['œufs'],
      wheat: ['𝐛lé', 'blé'],
      gluten: ['𝐛lé', 'blé'],
    });
  });

  test('are found by numbers apart from their letter', () => {
    expect(wordsOf('Prawns, salt, E 223.')).toEqual({ crustaceans: ['Prawns'], sulphites: ['E 223'] });
  });

  test('are found around a bracket and beside "and"', () => {
    expect(wordsOf('milk (skimmed) powder, almonds and milk')).toEqual({
      milk: ['milk', 'milk'],
      tree_nuts: ['almonds'],
    });
  });

  test('are not those of what a text denies', () => {
    expect(wordsOf('Corn. Contains no milk. Made in a peanut free facility. Gluten-free oats')).toEqual({});
  });
});

const PIECES = 'milk~œuf~soy~(~)~, ~ and ~contains: ~½~é~𝐛~ oil~. ~e-~223~ e '.split('~');
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 20 }).map((pieces) => pieces.join('')),
);

test('places lie within the text, in order, and no allergen has one that the text is not read to name', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { contains, may_contain, named } = readAllergens(text);
      for (const [allergen, ranges] of locateAllergens(text)) {
        expect([...contains, ...may_contain, ...named]).toContain(allergen);
        let last = 0;
        for (const { start, end } of ranges) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = start;
        }
      }
    }),
  );
});

test('words with places are the same words', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const folded = foldText(text);
      expect(placeWords(folded).map(({ word }) => word)).toEqual(stemWords(folded));
    }),
  );
});

test('every character of a folded text has a place in the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect((foldOffsets(text)?.length ?? text.length + 1) - 1).toBe(foldText(text).length);
    }),
  );
});
