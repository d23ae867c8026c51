import type { Facts } from '../facts/derive-facts.ts';
import { hasTrait } from '../facts/ingredient-facts.ts';
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
import { ofFruit, withNutsOrCheese, withoutGrain } from './exempt-snacks.ts';
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
