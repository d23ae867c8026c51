import type { Facts } from '../facts/derive-facts.ts';
import { type IngredientEntry, isComplete } from '../facts/ingredient-facts.ts';
import { TRAIT } from '../ingredients/words/word-table.ts';
import type { SmartSnackTerms } from '../rules/rule.ts';
import { isItself } from './consists-of.ts';

/** Meat and its alternates that make an entrée by themselves (7 CFR 210.11(a)(3)(iii)). */
const MAIN = TRAIT.meat | TRAIT.seafood | TRAIT.pulse;
/**
 * Alternates that make an entrée only together with a grain, a fruit or a vegetable. The text excepts yogurt, reduced-fat
 * cheese, nuts and seeds; eggs and other cheese it does not name, but an entrée is meant as the main dish of a meal, which
 * a package of hard-boiled eggs or cheese sticks does not show, so the limits of a snack are the safe ones.
 */
const BESIDE = TRAIT.egg | TRAIT.cheese | TRAIT.nut;

/** What an item of an entrée's kind is, by what it is made of (7 CFR 210.11(a)(3)). */
export function findDishType({ ingredients }: Facts, terms: SmartSnackTerms): 'entree' | 'side' | 'snack' {
  const foods = ingredients.entries.filter((entry) => !entry.ingredient.minor);
  const dish = ofDish(foods);
  const hasMain = dish.some(({ traits }) => (traits.ownTraits & MAIN) !== 0);
  const hasAlternate = hasMain || dish.some(({ traits }) => (traits.ownTraits & BESIDE) !== 0);
  // What the list does not show may be the meat: the roomier limits, and the list keeps the verdict open.
  if (!hasAlternate) return isComplete(ingredients) ? 'side' : 'entree';
  const hasProduce = dish.some(isFruitOrVegetable);
  const grains = dish.filter(({ traits }) => traits.group === 'grain');
  if (hasProduce) return 'entree';
  if (grains.length === 0) return hasMain ? 'entree' : 'snack';
  return terms.entreeGrain === 'any' || grains.some((grain) => isItself(grain, 'wholeGrain'))
    ? 'entree'
    : 'side';
}

/** Without what only makes up a noodle, a sauce or a seasoning: egg noodles and soy sauce are no meat alternate. */
function ofDish(entries: readonly IngredientEntry[]): IngredientEntry[] {
  const dish: IngredientEntry[] = [];
  let within: number | null = null;
  for (const entry of entries) {
    if (within !== null && entry.depth > within) continue;
    within = isMadeUp(entry) && entry.ingredient.parts.length > 0 ? entry.depth : null;
    dish.push(entry);
  }
  return dish;
}

function isMadeUp({ traits, ingredient }: IngredientEntry): boolean {
  return (
    traits.group === 'grain' ||
    traits.group === 'seasoning' ||
    /\b(?:soy|worcestershire|teriyaki|oyster|fish|hoisin) sauce$/.test(ingredient.name)
  );
}

function isFruitOrVegetable({ traits }: IngredientEntry): boolean {
  return (
    (traits.group === 'fruit' || traits.group === 'vegetable') &&
    (traits.ownTraits & (TRAIT.seasoningOnly | TRAIT.pulse)) === 0
  );
}
