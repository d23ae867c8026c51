/** One ingredient as a label names it, with what it is itself made of. */
export interface Ingredient {
  /** Lower case and without accents, percentage, footnote marks or brackets. */
  readonly name: string;
  /** Of the whole list or of the ingredient it is part of; null where the label does not say. */
  readonly percent: number | null;
  /** Introduced by "contains 2 % or less of" or its like. */
  readonly minor: boolean;
  /** One of several the maker chooses from: "soybean and/or canola oil". */
  readonly alternative: boolean;
  readonly parts: readonly Ingredient[];
}

/** An ingredient text, read. */
export interface IngredientList {
  /** In the label's order, which is by weight. */
  readonly ingredients: readonly Ingredient[];
  /** What a "CONTAINS: …" statement names, beside the list. */
  readonly contains: readonly string[];
  /** What "may contain", "made in a facility that …" and their like name. */
  readonly mayContain: readonly string[];
  /** The text stops in the middle: what it does not name may still be there. */
  readonly truncated: boolean;
  /** Brackets that had no partner, and were dropped or closed for the writer. */
  readonly repairs: number;
}

/** Every ingredient of the tree, parents before their parts, in the label's order. */
export function walkIngredients(
  ingredients: readonly Ingredient[],
  visit: (ingredient: Ingredient, depth: number) => void,
  depth = 0,
): void {
  for (const ingredient of ingredients) {
    visit(ingredient, depth);
    if (ingredient.parts.length > 0) walkIngredients(ingredient.parts, visit, depth + 1);
  }
}
