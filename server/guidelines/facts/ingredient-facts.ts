import { classifyIngredient, type IngredientTraits } from '../ingredients/classify-ingredient.ts';
import type { Ingredient, IngredientList } from '../ingredients/ingredient-tree.ts';
import { parseIngredients } from '../ingredients/parse-ingredients.ts';
import { TRAIT, type Trait } from '../ingredients/words/word-table.ts';
import { type FirstIngredient, findFirstIngredient } from './first-ingredient.ts';

/** What a product's ingredient text says as a whole. */
export interface IngredientFacts {
  /** null: there is no text. */
  readonly list: IngredientList | null;
  /** Every ingredient at any depth with what its name says, in the label's order. */
  readonly entries: readonly IngredientEntry[];
  /** OR of all entries' traits. */
  readonly traits: number;
  readonly first: FirstIngredient | null;
  /** Share of entries whose name is known, 0 to 1; 0 where there is none. */
  readonly knownShare: number;
}

export interface IngredientEntry {
  readonly ingredient: Ingredient;
  readonly traits: IngredientTraits;
  /** 0 for the list itself, more inside brackets. */
  readonly depth: number;
}

/**
 * From this share of known names on, the text is taken for a list in words we know, and what it does not name for
 * absent. Sweeteners, colours and the like are short closed lists; foods are not.
 */
const READABLE_SHARE = 0.8;

const NONE: IngredientFacts = { list: null, entries: [], traits: 0, first: null, knownShare: 0 };

/** Reads and classifies an ingredient text. */
export function deriveIngredientFacts(text: string | null): IngredientFacts {
  if (text === null) return NONE;
  const list = parseIngredients(text);
  if (list.ingredients.length === 0) return NONE;
  const entries: IngredientEntry[] = [];
  collect(list.ingredients, 0, entries);
  // The last name of a truncated text is a piece of one: it would be taken for something else.
  if (list.truncated) entries.pop();
  let traits = 0;
  let known = 0;
  for (const entry of entries) {
    traits |= entry.traits.traits;
    if (entry.traits.known) known++;
  }
  return {
    list,
    entries,
    traits,
    first: findFirstIngredient(list.ingredients),
    knownShare: entries.length === 0 ? 0 : known / entries.length,
  };
}

function collect(ingredients: readonly Ingredient[], depth: number, into: IngredientEntry[]): void {
  for (const ingredient of ingredients) {
    into.push({ ingredient, traits: classifyIngredient(ingredient.name), depth });
    if (ingredient.parts.length > 0) collect(ingredient.parts, depth + 1, into);
  }
}

/** Whether the list names something with this trait; null where it may be in what the list does not show. */
export function hasTrait(facts: IngredientFacts, trait: Trait): boolean | null {
  if ((facts.traits & TRAIT[trait]) !== 0) return true;
  return isComplete(facts) ? false : null;
}

/** Whether what the list does not name is not in the food. */
export function isComplete({ list, knownShare }: IngredientFacts): boolean {
  return list !== null && !list.truncated && knownShare >= READABLE_SHARE;
}

/** The first entry with this trait, by its name; for explanations. */
export function nameOfTrait({ entries }: IngredientFacts, trait: Trait): string | null {
  return entries.find((entry) => (entry.traits.traits & TRAIT[trait]) !== 0)?.ingredient.name ?? null;
}
