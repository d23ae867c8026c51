import type { Allergen } from '#contract/allergens.ts';
import { foldText } from './fold-text.ts';
import { readAllergens } from './read-allergens.ts';

/** What a name says it is made without, though it is called after a food that has it: "Vegan Cheddar", "Egg-Free Mayo". */
const MADE_WITHOUT: readonly (readonly [words: RegExp, allergens: readonly Allergen[]])[] = [
  [
    /\b(?:vegan|vegano|vegana|veggie|vegetalien(?:ne)?|vegetal|vegetale|plant[- ]based)s?\b/,
    ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  ],
  [
    /\b(?:dairy|milk)[- ]free\b|\bnon[- ]?dairy\b|\b(?:sans|sin) (?:lait|leche|produits? laitiers?)\b/,
    ['milk'],
  ],
  [/\begg[- ]free\b|\beggless\b|\b(?:sans|sin) (?:oeufs?|huevos?)\b/, ['eggs']],
  [/\bgluten[- ]free\b|\b(?:sans|sin) gluten\b/, ['gluten', 'wheat']],
  [/\bwheat[- ]free\b|\b(?:sans ble|sin trigo)\b/, ['wheat']],
];

/**
 * The allergens that the name of a product names a source of: "Greek Yogurt", "Peanut Butter". A name says less than a list:
 * pasta sauce has no pasta, bread and butter pickles neither.
 */
export function readNameAllergens(name: string): readonly Allergen[] {
  const { contains, named } = readAllergens(name);
  if (contains.length + named.length === 0) return [];
  const folded = foldText(name);
  const without = MADE_WITHOUT.flatMap(([words, allergens]) => (words.test(folded) ? allergens : []));
  return [...contains, ...named].filter((allergen) => !without.includes(allergen));
}
