import type { Facts } from '../facts/derive-facts.ts';
import { hasTrait, type IngredientEntry, isComplete } from '../facts/ingredient-facts.ts';
import { anyOf, foodsOf, isItself, madeOf } from './consists-of.ts';
import { isFullStrengthJuice } from './drinks.ts';
import {
  cannedFruit,
  cannedVegetable,
  driedFruitAndNuts,
  driedProduce,
  plainProduce,
  sweetenedDriedFruit,
} from './exempt-produce.ts';
import { beanDip, eggs, nuts, paired, pairedUnsweetened, seafood } from './exempt-protein.ts';
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
import { isReducedFatCheese } from './reduced-fat-cheese.ts';

/** Whether a product is exempt; null where it cannot be told, and a failed limit then proves nothing. */
type Detect = (facts: Facts) => boolean | null;

/** Below this a label says "sugar free" (21 CFR 101.60(c)(1)). */
const SUGAR_FREE_G = 0.5;

const GUM_BASE = /\bgum base|\bchicle\b/;

function sugarFreeGum({ kind, ingredients, subject }: Facts): boolean | null {
  if (kind?.kind !== 'gum') return false;
  // Xanthan gum is none to chew.
  if (
    ingredients.list !== null &&
    !ingredients.entries.some(({ ingredient }) => GUM_BASE.test(ingredient.name))
  )
    return false;
  const sugar = hasTrait(ingredients, 'addedSugar');
  if (sugar !== false) return sugar === true ? false : null;
  if (ingredients.entries.every(({ traits }) => traits.group !== null)) return true;
  const { sugars } = subject.per_serving;
  return sugars !== undefined && sugars < SUGAR_FREE_G ? true : null;
}

/** Exemptions of Good Choice's and Philadelphia's pre-packaged snacks. */

const besideNuts = anyOf(isVegetableOil, isSweetener, isWater, isSalt, isSeasoning, isAdditive, isStarch);

/**
 * "Nuts, seeds, nut butters, cheese, and products containing nuts or nut butters": seeds and cheese count as the snack
 * itself, not as a sprinkle or a coating.
 */
function withNutsOrCheese({ ingredients }: Facts): boolean | null {
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
function ofFruit({ ingredients }: Facts): boolean | null {
  const { first } = ingredients;
  if (first === null) return null;
  if (first.traits.group !== 'fruit') return first.traits.group === null ? null : false;
  return madeOf(ingredients, isProduce, besideFruit);
}

/** Based on neither grain nor potato, at any depth. */
function withoutGrain({ ingredients }: Facts): boolean | null {
  let open = !isComplete(ingredients);
  for (const entry of foodsOf(ingredients.entries)) {
    const { traits, ingredient } = entry;
    if (traits.group === 'grain' || /\bpotato(?:es)?\b/.test(ingredient.name)) return false;
    const isMade = traits.group === 'composite' && !isSweet(entry);
    if (traits.group === null || (isMade && ingredient.parts.length === 0)) open = true;
  }
  return open ? null : true;
}

/** How each exemption is recognised. */
export const EXEMPT: Readonly<Record<string, Detect>> = {
  plain_produce: plainProduce,
  canned_fruit: cannedFruit,
  canned_vegetable: cannedVegetable,
  reduced_fat_cheese: isReducedFatCheese,
  nuts,
  eggs,
  dried_fruit_and_nuts: driedFruitAndNuts,
  seafood,
  bean_dip: beanDip,
  dried_produce: driedProduce,
  sweetened_dried_fruit: sweetenedDriedFruit,
  paired,
  paired_unsweetened: pairedUnsweetened,
  sugar_free_gum: sugarFreeGum,
  // Which day's menu a food is on is no property of the product.
  school_menu_entree: () => false,
  pure_juice: ({ ingredients, subject }) => isFullStrengthJuice(ingredients, subject.name),
  milk_substitute: ({ kind }) => kind?.kind === 'milk_substitute',
  dairy_milk: ({ kind }) => kind?.kind === 'milk',
  snack_with_nuts_or_cheese: withNutsOrCheese,
  snack_of_fruit: ofFruit,
  snack_without_grain: withoutGrain,
};
