/** A range of the folded text, end exclusive; `gap` is a bracket within it that belongs to something else. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly gap: readonly [start: number, end: number] | null;
}

/** One ingredient as a label names it, with what it is itself made of. */
export interface Ingredient {
  /** Lower case and without accents, percentage, footnote marks or brackets. */
  readonly name: string;
  /** Where the name stands; several names joined by "and" may share one. */
  readonly span: Span;
  /** Of the whole list or of the ingredient it is part of; null where the label does not say. */
  readonly percent: number | null;
  /** Introduced by "contains 2 % or less of" or its like. */
  readonly minor: boolean;
  /** One of several the maker chooses from: "soybean and/or canola oil". */
  readonly alternative: boolean;
  readonly parts: readonly Ingredient[];
}

/** What a sentence beside the list says of the names it holds. */
export type StatementKind = 'contains' | 'may_contain' | 'free_from';

/** One name within a statement: "milk" of "Contains: milk, soy". */
export interface StatementMember {
  readonly kind: StatementKind;
  readonly name: string;
  readonly span: Span;
}

/** An ingredient text, read. */
export interface IngredientList {
  /** In the label's order, which is by weight. */
  readonly ingredients: readonly Ingredient[];
  /** What "CONTAINS: …", "may contain", "made in a facility that …", "free from" and their like name. */
  readonly statements: readonly StatementMember[];
  /** The text stops in the middle: what it does not name may still be there. */
  readonly truncated: boolean;
  /** The text begins with what another food was treated with ("Cured with: …"), and does not name that food. */
  readonly onlyTreatment: boolean;
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
