import type { Facts } from '../facts/derive-facts.ts';
import { type IngredientEntry, isComplete } from '../facts/ingredient-facts.ts';
import { anyOf, foodsOf, isItself, madeOf } from './consists-of.ts';
import {
  inCheese,
  isAdditive,
  isDairy,
  isNut,
  isProduce,
  isSalt,
  isSeasoning,
  isSeed,
  isSouringJuice,
  isStarch,
  isSweet,
  isSweetener,
  isVegetableOil,
  isWater,
} from './food-tests.ts';

/** Exemptions of Good Choice's and Philadelphia's pre-packaged snacks. */

const besideNuts = anyOf(isVegetableOil, isSweetener, isWater, isSalt, isSeasoning, isAdditive, isStarch);

/**
 * "Nuts, seeds, nut butters, cheese, and products containing nuts or nut butters": seeds and cheese count as the snack
 * itself, not as a sprinkle or a coating.
 */
export function withNutsOrCheese({ ingredients }: Facts): boolean | null {
  if (foodsOf(ingredients.entries).some(isNutFood)) return true;
  const alone = [madeOf(ingredients, isNut, besideNuts), madeOf(ingredients, isDairy, inCheese)];
  if (alone.includes(true)) return true;
  return alone.includes(null) || !isComplete(ingredients) ? null : false;
}

function isNutFood(entry: IngredientEntry): boolean {
  return (
    !entry.ingredient.minor && isItself(entry, 'nut') && entry.traits.group === 'protein' && !isSeed(entry)
  );
}

const besideFruit = anyOf(isWater, isAdditive, isSouringJuice, isSeasoning, isSalt);

/** Fruit without added sugar; a concentrate of juice is sugar by another name. */
export function ofFruit({ ingredients }: Facts): boolean | null {
  const { first } = ingredients;
  if (first === null) return null;
  if (first.traits.group !== 'fruit') return first.traits.group === null ? null : false;
  return madeOf(ingredients, isProduce, besideFruit);
}

/** Based on neither grain nor potato, at any depth. */
export function withoutGrain({ ingredients }: Facts): boolean | null {
  let open = !isComplete(ingredients);
  for (const entry of foodsOf(ingredients.entries)) {
    const { traits, ingredient } = entry;
    if (traits.group === 'grain' || /\bpotato(?:es)?\b/.test(ingredient.name)) return false;
    const isMade = traits.group === 'composite' && !isSweet(entry);
    if (traits.group === null || (isMade && ingredient.parts.length === 0)) open = true;
  }
  return open ? null : true;
}
