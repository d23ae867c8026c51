import type { IngredientFacts } from '../facts/ingredient-facts.ts';
import { isComplete } from '../facts/ingredient-facts.ts';
import { TRAIT } from '../ingredients/words/word-table.ts';

/** What a manufacturer adds, in the sense of the Latin American seals. */
export type Addition = 'sodium' | 'sugars' | 'saturated fat';

const TRAITS: Readonly<Record<Addition, number>> = {
  sodium: TRAIT.salt,
  sugars: TRAIT.addedSugar | TRAIT.juiceConcentrate,
  'saturated fat': TRAIT.addedFat | TRAIT.partiallyHydrogenated,
};
/** Ingredients that bring it along. */
const NAMES: Readonly<Record<Addition, RegExp>> = {
  sodium: /\b(?:sodium|salt(?:ed)?|soy sauce|msg|baking (?:soda|powder)|broth|bouillon|cheeses?|brine)\b/,
  sugars: /\b(?:sugars?|honey|syrups?|nectar|molasses|sweetened|chocolate|candy|jams?)\b/,
  'saturated fat':
    /\b(?:oils?|butter|creams?|lard|tallow|shortening|coconut|cheeses?|chocolate|cocoa butter)\b/,
};

/** Whether a list names something that adds it; null where the list is not complete. */
export function isAdded(ingredients: IngredientFacts, addition: Addition): boolean | null {
  const named =
    (ingredients.traits & TRAITS[addition]) !== 0 ||
    ingredients.entries.some(({ ingredient }) => NAMES[addition].test(ingredient.name));
  return named ? true : isComplete(ingredients) ? false : null;
}

/** Whether any of several holds; null where one may. */
export function anyOfThem(answers: readonly (boolean | null)[]): boolean | null {
  return answers.includes(true) ? true : answers.includes(null) ? null : false;
}
