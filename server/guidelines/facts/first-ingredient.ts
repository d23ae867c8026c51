import { classifyIngredient, type IngredientTraits } from '../ingredients/classify-ingredient.ts';
import type { Ingredient } from '../ingredients/ingredient-tree.ts';

/** The first ingredient by weight that is a food; water stands back for the one after it (7 CFR 210.11(c)(2)). */
export interface FirstIngredient {
  readonly name: string;
  readonly percent: number | null;
  readonly traits: IngredientTraits;
  /** What it is itself made of. */
  readonly parts: readonly Ingredient[];
  readonly afterWater: boolean;
}

export function findFirstIngredient(ingredients: readonly Ingredient[]): FirstIngredient | null {
  let afterWater = false;
  for (const ingredient of ingredients) {
    const traits = classifyIngredient(ingredient.name);
    if (traits.group === 'note') continue;
    if (traits.group === 'water') {
      afterWater = true;
      continue;
    }
    // A name made of other foods, "crust (…)", or an unknown one: what it is made of tells.
    const inside =
      (traits.group === null || traits.group === 'composite') && ingredient.parts.length > 0
        ? findFirstIngredient(ingredient.parts)
        : null;
    if (inside !== null) return { ...inside, afterWater: afterWater || inside.afterWater };
    return {
      name: ingredient.name,
      percent: ingredient.percent,
      traits,
      parts: ingredient.parts,
      afterWater,
    };
  }
  return null;
}
