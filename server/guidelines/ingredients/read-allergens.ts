import type { Allergen } from '#contract/allergens.ts';
import { classifyIngredient } from './classify-ingredient.ts';
import { foldText } from './fold-text.ts';
import { readIngredients } from './read-ingredients.ts';
import { listAllergens } from './words/allergen-sources.ts';

/** What an ingredient text says of allergens, each list in the order of the law's. */
export interface TextAllergens {
  /** Stated: "Contains: milk". */
  readonly contains: readonly Allergen[];
  /** Stated: "may contain", "made in a facility that also processes …". */
  readonly may_contain: readonly Allergen[];
  /** The ingredient list names a source of them, whether or not a statement says so too. */
  readonly named: readonly Allergen[];
}

/** Nothing is ever read as free from: a text that denies an allergen says nothing here. */
export function readAllergens(text: string): TextAllergens {
  const { contains, mayContain, named } = readIngredients(text).allergens;
  return {
    contains: listAllergens(contains),
    may_contain: listAllergens(mayContain),
    named: listAllergens(named),
  };
}

/** The allergens that one name means where a maker declares it: "milk powder", "peanut oil". */
export function statedAllergens(name: string): Allergen[] {
  return listAllergens(classifyIngredient(foldText(name)).allergens.stated);
}
