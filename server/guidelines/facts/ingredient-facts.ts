import type { IngredientList } from '../ingredients/ingredient-tree.ts';
import {
  type IngredientEntry,
  type IngredientReading,
  type ReadAllergens,
  readIngredients,
} from '../ingredients/read-ingredients.ts';
import { TRAIT, type Trait } from '../ingredients/words/word-table.ts';
import { type FirstIngredient, findFirstIngredient } from './first-ingredient.ts';

export type { IngredientEntry };

/** What a product's ingredient text says as a whole. */
export interface IngredientFacts {
  /** null: there is no text. */
  readonly list: IngredientList | null;
  /** Every ingredient at any depth with what its name says, in the label's order. */
  readonly entries: readonly IngredientEntry[];
  /** OR of all entries' traits. */
  readonly traits: number;
  readonly first: FirstIngredient | null;
  /** Share of entries whose name is known, 0 to 1; 0 where there is none. "Organic blorb" is not: a mark names no food. */
  readonly knownShare: number;
  /** What the text says of allergens, as bits. */
  readonly allergens: ReadAllergens;
  /** Why what the list does not name may still be in the food; null where it may not. */
  readonly gap: ListGap | null;
}

/** A clause after "the ingredient list". */
export type ListGap =
  | 'is not there'
  | 'is cut off'
  | 'only says what the food was treated with'
  | 'names foods without what they are made of'
  | 'is not separated into ingredients'
  | 'has too many unknown names'
  | 'does not name the food itself';

/**
 * From this share of known names on, the text is taken for a list in words we know, and what it does not name for
 * absent. Sweeteners, colours and the like are short closed lists; foods are not.
 */
const READABLE_SHARE = 0.8;
const ENDS_NAME = /(?:[,;]|\b(?:and|or|et|ou|y|und))\s*$/i;
/** One name of so many words with nothing between them is a whole list without commas. */
const RUN_ON_WORDS = 9;

const NONE: IngredientFacts = {
  list: null,
  entries: [],
  traits: 0,
  first: null,
  knownShare: 0,
  allergens: { named: 0, contains: 0, mayContain: 0 },
  gap: 'is not there',
};

/** Reads and classifies an ingredient text. */
export function deriveIngredientFacts(text: string | null): IngredientFacts {
  if (text === null) return NONE;
  const reading = readIngredients(text);
  const { list, allergens } = reading;
  if (list.ingredients.length === 0) return { ...NONE, allergens };
  // The last name of a text that is cut off may be a piece of one: it would be taken for something else.
  const entries = list.truncated && !ENDS_NAME.test(text) ? reading.entries.slice(0, -1) : reading.entries;
  let traits = 0;
  let known = 0;
  for (const entry of entries) {
    traits |= entry.traits.traits;
    if (entry.traits.group !== null) known++;
  }
  const knownShare = entries.length === 0 ? 0 : known / entries.length;
  return {
    list,
    entries,
    traits,
    first: list.onlyTreatment ? null : findFirstIngredient(list.ingredients),
    knownShare,
    allergens,
    gap: gapOf(reading, entries, knownShare),
  };
}

function gapOf(
  { list }: IngredientReading,
  entries: readonly IngredientEntry[],
  knownShare: number,
): ListGap | null {
  if (list.truncated) return 'is cut off';
  if (list.onlyTreatment) return 'only says what the food was treated with';
  if (knownShare < READABLE_SHARE) return 'has too many unknown names';
  if (entries.some(isUnexplained)) return 'names foods without what they are made of';
  const [only] = list.ingredients;
  if (list.ingredients.length === 1 && only !== undefined && isRunOn(only.name))
    return 'is not separated into ingredients';
  return null;
}

/** A sauce or a cookie whose parts are not named may hold anything. */
export function isUnexplained({ ingredient, traits }: IngredientEntry): boolean {
  return traits.group === 'composite' && ingredient.parts.length === 0;
}

function isRunOn(name: string): boolean {
  let words = 1;
  for (let at = 0; at < name.length; at++) if (name.charCodeAt(at) === 32) words++;
  return words >= RUN_ON_WORDS;
}

/** Whether the list names something with this trait; null where it may be in what the list does not show. */
export function hasTrait(facts: IngredientFacts, trait: Trait): boolean | null {
  if ((facts.traits & TRAIT[trait]) !== 0) return true;
  return isComplete(facts) ? false : null;
}

/** Whether what the list does not name is not in the food. */
export function isComplete({ gap }: IngredientFacts): boolean {
  return gap === null;
}

/** The first entry with this trait, by its name; for explanations. */
export function nameOfTrait({ entries }: IngredientFacts, trait: Trait): string | null {
  return entries.find((entry) => (entry.traits.traits & TRAIT[trait]) !== 0)?.ingredient.name ?? null;
}

/** The list's own ingredients, not what they are made of, without notes. */
export function topEntries({ entries }: IngredientFacts): IngredientEntry[] {
  return entries.filter(({ depth, traits }) => depth === 0 && traits.group !== 'note');
}
