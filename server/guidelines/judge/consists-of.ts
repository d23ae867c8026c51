import { type IngredientEntry, type IngredientFacts, isComplete } from '../facts/ingredient-facts.ts';
import { type FoodGroup, TRAIT, type Trait, traitBits } from '../ingredients/words/word-table.ts';

/** Whether a name belongs to the food an exemption is about; null where the name does not tell. */
export type Belongs = (entry: IngredientEntry) => boolean | null;

/** Names that only say that foods are mixed: what is in them tells. */
const MIXTURE = /\b(?:blend|mix|mixture|medley|cocktail|assortment|combination)s?$/;

/**
 * Whether a list holds nothing but what belongs, at every depth: a name with parts is judged by its own words and by
 * each of its parts. An exemption looks at ingredients through this alone. null where a name is unknown or the list is
 * not complete, so that what cannot be read is never taken for exempt.
 */
export function consistsOf(facts: IngredientFacts, belongs: Belongs): boolean | null {
  return facts.list === null ? null : allBelong(facts.entries, belongs, isComplete(facts));
}

/** The same, with some of the food itself in it: a list of sugar and salt is no list of nuts. */
export function madeOf(facts: IngredientFacts, food: Belongs, beside: Belongs): boolean | null {
  const only = consistsOf(facts, anyOf(food, beside));
  return only === true ? foodsOf(facts.entries).some((entry) => food(entry) === true) : only;
}

/** The same of some of a list's entries, parents before their parts. */
export function allBelong(
  entries: readonly IngredientEntry[],
  belongs: Belongs,
  complete: boolean,
): boolean | null {
  let open = !complete;
  // Most lists are settled by their first names, so that no more are looked at.
  const isFood = foodTest();
  for (const entry of entries) {
    const answer = isFood(entry) ? judgeName(entry, belongs) : true;
    if (answer === false) return false;
    if (answer === null) open = true;
  }
  return open ? null : true;
}

/** Made of plants that are no longer in the food: "vegetable oil (peanut)", "soy sauce (water, soybeans, wheat)". */
export const SOY_SAUCE = /\b(?:soy sauce|tamari|shoyu)$/;

/** Without the plants that an oil or soy sauce comes from. */
export function foodsOf(entries: readonly IngredientEntry[]): IngredientEntry[] {
  return entries.filter(foodTest());
}

/** Tells of one entry after the other, in the list's order, whether it is in the food. */
function foodTest(): (entry: IngredientEntry) => boolean {
  let within: number | null = null;
  return (entry) => {
    if (within !== null && entry.depth <= within) within = null;
    if (within !== null) return !isPlant(entry);
    if (entry.traits.group === 'fat' || SOY_SAUCE.test(entry.ingredient.name)) within = entry.depth;
    return true;
  };
}

const PLANT_GROUPS: ReadonlySet<FoodGroup | null> = new Set<FoodGroup>(['vegetable', 'fruit', 'grain']);

function isPlant({ traits, ingredient }: IngredientEntry): boolean {
  if (ingredient.parts.length > 0) return false;
  return PLANT_GROUPS.has(traits.group) || (traits.ownTraits & (TRAIT.nut | TRAIT.pulse)) !== 0;
}

function judgeName(entry: IngredientEntry, belongs: Belongs): boolean | null {
  const { ingredient, traits } = entry;
  if (traits.group === 'note') return true;
  if (traits.group === null) return null;
  if (traits.group === 'composite' && MIXTURE.test(ingredient.name))
    return ingredient.parts.length > 0 ? true : null;
  return belongs(entry);
}

/** Each ingredient of the list itself with everything in it, in the label's order. */
export function topLevelParts({ entries }: IngredientFacts): IngredientEntry[][] {
  const parts: IngredientEntry[][] = [];
  for (const entry of entries) {
    if (entry.depth === 0) parts.push([entry]);
    else parts.at(-1)?.push(entry);
  }
  return parts.filter(([first]) => first?.traits.group !== 'note');
}

/** Belongs by its group, with no trait but those given: "salted", "sweetened" and "flavored" are traits of a name. */
export function ofGroups(groups: readonly FoodGroup[], traits: readonly Trait[] = []): Belongs {
  const other = ~traitBits(traits);
  return (entry) =>
    entry.traits.group !== null && groups.includes(entry.traits.group) && (entry.traits.traits & other) === 0;
}

/** Belongs where one of several says so. */
export function anyOf(...some: readonly Belongs[]): Belongs {
  return (entry) => {
    let answer: boolean | null = false;
    for (const belongs of some) {
      const one = belongs(entry);
      if (one === true) return true;
      if (one === null) answer = null;
    }
    return answer;
  };
}

/** Whether the food a name names has a trait itself, "almonds", not in passing: "almond extract". */
export function isItself({ traits }: IngredientEntry, trait: Trait): boolean {
  return (traits.ownTraits & TRAIT[trait]) !== 0;
}
