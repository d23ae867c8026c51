import type { Allergen } from '#contract/allergens.ts';
import { allergensOfWords } from './allergen-names.ts';
import { foldText } from './fold-text.ts';
import { stemWords } from './stem-words.ts';
import { listAllergens } from './words/allergen-sources.ts';

/**
 * What a name says it is made without, though it is called after a food that has it: "Vegan Cheddar", "Egg-Free Mayo". Not
 * "veggie", nor "végétal": "Veggie & Cheese Pizza" has cheese, and tuna in "huile végétale" is tuna.
 */
const MADE_WITHOUT: readonly (readonly [words: RegExp, allergens: readonly Allergen[]])[] = [
  [
    /\b(?:vegan[ao]?|vegetalien(?:ne)?|plant[- ]based)s?\b/,
    ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  ],
  [
    /\b(?:dairy|milk)[- ]free\b|\bnon[- ]?dairy\b|\b(?:sans|sin) (?:lait|leche|produits? laitiers?)\b/,
    ['milk'],
  ],
  [/\begg[- ]free\b|\beggless\b|\b(?:sans|sin) (?:oeufs?|huevos?)\b/, ['eggs']],
];

/** Of "Peanuts, Butter Toffee" no part is peanut butter: a word that is none stands between. */
const SIGN = /[,;:.|()[\]]/g;
const BREAK = ' x ';

/**
 * The allergens that the name of a product names a source of: "Greek Yogurt", "Peanut Butter". A name says less than a list:
 * pasta sauce has no pasta, bread and butter pickles neither.
 */
export function readNameAllergens(name: string): readonly Allergen[] {
  const folded = foldText(name);
  const { sure, unlessParts } = allergensOfWords(stemWords(folded.replace(SIGN, BREAK)));
  const named = listAllergens(sure | unlessParts);
  if (named.length === 0) return named;
  const without = MADE_WITHOUT.flatMap(([words, allergens]) => (words.test(folded) ? allergens : []));
  return named.filter((allergen) => !without.includes(allergen));
}
