import { type FoodGroup, TRAIT } from '../ingredients/words/word-table.ts';
import { type IngredientEntry, type IngredientFacts, isComplete, topEntries } from './ingredient-facts.ts';

type Groups = ReadonlySet<FoodGroup | null>;
export const groups = (...names: (FoodGroup | null)[]): Groups => new Set(names);

export function holds({ entries }: IngredientFacts, some: Groups): boolean {
  return entries.some(({ traits }) => some.has(traits.group));
}

export function begins({ first }: IngredientFacts, some: Groups): boolean {
  return first !== null && !first.afterWater && some.has(first.traits.group);
}

export const SWEETENER = groups('sweetener');
/** Of a savory biscuit or wafer sugar is no main ingredient. */
const SWEET_WITHIN = 4;
export const isSweet = (facts: IngredientFacts) =>
  holds(
    { ...facts, entries: topEntries(facts).slice(0, SWEET_WITHIN) },
    groups('sweetener', 'composite', 'fruit'),
  );

const FLOURS = groups('grain', 'starch', null);
export const isOfSugar = (facts: IngredientFacts) =>
  isComplete(facts) && begins(facts, SWEETENER) && !holds(facts, FLOURS);
export const isMeatOrFish = ({ traits, ingredient }: IngredientEntry) =>
  traits.group === 'protein' &&
  (traits.ownTraits & (TRAIT.meat | TRAIT.seafood)) !== 0 &&
  !/\bink\b/.test(ingredient.name);

const IN_DISHES = groups('vegetable', 'composite', 'dairy');

export function isCookedDish(facts: IngredientFacts): boolean {
  return (
    /\bcooked\b/.test(facts.first?.name ?? '') &&
    topEntries(facts).some(({ traits }) => IN_DISHES.has(traits.group))
  );
}

export const isOfNuts = ({ first }: IngredientFacts) =>
  first !== null && (first.traits.ownTraits & TRAIT.nut) !== 0;

/** Corn begins a salsa as well; fried it does not. */
export function isOfGrain(facts: IngredientFacts): boolean {
  const [first, second] = topEntries(facts);
  if (
    first?.traits.group !== 'grain' ||
    /\b(?:bean|chickpea|garbanzo|lentil)s?\b/.test(first.ingredient.name)
  )
    return false;
  const isKernels =
    /\bcorn\b/.test(first.ingredient.name) && !/\b(?:ground|flour|meal|masa)\b/.test(first.ingredient.name);
  return !isKernels || second?.traits.group === 'fat';
}

export const isFlour = ({ traits, ingredient }: IngredientEntry) =>
  traits.group === 'grain' &&
  !ingredient.minor &&
  /\b(?:flour|meal|wheat|corn|rice|masa)\b/.test(ingredient.name);

export function isDressing({ first }: IngredientFacts): boolean {
  if (first === null || first.afterWater) return true;
  const { group, traits } = first.traits;
  return (
    group === 'fat' ||
    group === 'dairy' ||
    (traits & TRAIT.egg) !== 0 ||
    /\b(?:vinegar|mayo\w*)\b/.test(first.name)
  );
}

/** Of dried fruit or vegetables, whatever the name says. */
export function isOfDried({ first }: IngredientFacts): boolean {
  return (
    first !== null &&
    !first.afterWater &&
    /\b(?:dried|dehydrated|raisins?|date paste|flakes)\b/.test(first.name)
  );
}

/** Peanuts in chili or a coating, no dip blended of nuts and water. */
export function isOfWholeNuts(facts: IngredientFacts): boolean {
  return isOfNuts(facts) && facts.first?.afterWater === false && !holds(facts, groups('water'));
}

/** Sugar and syrup before all else. */
export function isMostlySugar(facts: IngredientFacts): boolean {
  const [first, second] = topEntries(facts);
  return first?.traits.group === 'sweetener' && second?.traits.group === 'sweetener';
}
