import type { Facts } from '../facts/derive-facts.ts';
import { hasTrait, type IngredientEntry, isComplete } from '../facts/ingredient-facts.ts';
import type { ProductKind } from '../facts/product-kinds.ts';
import { TRAIT } from '../ingredients/words/word-table.ts';
import { isFullStrengthJuice } from './drinks.ts';

/** Whether a product is exempt; null where it cannot be told, and a failed limit then proves nothing. */
type Detect = (facts: Facts) => boolean | null;

const is = (facts: Facts, ...kinds: readonly ProductKind[]) =>
  facts.kind !== undefined && kinds.includes(facts.kind.kind);
const nameSays = ({ subject }: Facts, pattern: RegExp) =>
  pattern.test(subject.name ?? '') || pattern.test(subject.ingredients ?? '');

const LIGHT_SYRUP = /\b(?:extra )?light syrup/i;
const REDUCED_FAT =
  /reduced[- ]fat|low[- ]?fat|part[- ]skim|fat[- ]free|non[- ]?fat|light|lite|2% milk|1% milk|skim/i;
const SWEETENED_BERRIES = /cranberr|craisin|tart cherr|sour cherr|blueberr/i;
const LOW_SODIUM_MG = 140;

/** Whether every top-level ingredient passes; null without a complete list. */
function onlyOf(facts: Facts, allowed: (entry: IngredientEntry) => boolean): boolean | null {
  const { ingredients } = facts;
  if (ingredients.list === null) return null;
  for (const entry of ingredients.entries) {
    if (entry.depth === 0 && entry.traits.group !== 'note' && !allowed(entry)) return false;
  }
  return isComplete(ingredients) ? true : null;
}

const isProduce = ({ traits }: IngredientEntry) =>
  traits.nova === 1 && (traits.group === 'fruit' || traits.group === 'vegetable');
const isCornOrPotato = ({ traits }: IngredientEntry) =>
  traits.group === 'grain' && (traits.traits & TRAIT.maybeWholeGrain) !== 0;
const isWater = ({ traits }: IngredientEntry) => traits.group === 'water';
const isNut = ({ traits }: IngredientEntry) => (traits.ownTraits & TRAIT.nut) !== 0;

function plainProduce(facts: Facts): boolean | null {
  if (!is(facts, 'fresh_fruit', 'fresh_vegetable', 'frozen_fruit', 'frozen_vegetable')) return false;
  if (facts.ingredients.list === null && facts.kind?.from !== 'name') return true;
  return onlyOf(facts, (entry) => isProduce(entry) || isWater(entry) || isCornOrPotato(entry));
}

function cannedFruit(facts: Facts): boolean | null {
  if (!is(facts, 'canned_fruit')) return false;
  const syrup = nameSays(facts, LIGHT_SYRUP);
  return onlyOf(
    facts,
    (entry) =>
      isProduce(entry) ||
      isWater(entry) ||
      entry.traits.group === 'juice' ||
      (syrup &&
        entry.traits.group === 'sweetener' &&
        (entry.traits.traits & TRAIT.lowCalorieSweetener) === 0),
  );
}

function cannedVegetable(facts: Facts): boolean | null {
  if (!is(facts, 'canned_vegetable', 'beans')) return false;
  // Beans without their water are dry, not canned.
  if (is(facts, 'beans') && !facts.ingredients.entries.some(isWater)) return false;
  const fat = hasTrait(facts.ingredients, 'addedFat');
  if (fat !== false) return fat === true ? false : null;
  const sodium = facts.subject.per_serving.sodium;
  if (sodium !== undefined && sodium <= LOW_SODIUM_MG) return true;
  const salt = hasTrait(facts.ingredients, 'salt');
  return salt === null ? null : !salt;
}

function nuts(facts: Facts): boolean | null {
  if (!is(facts, 'nuts', 'nut_butter')) return false;
  return onlyOf(
    facts,
    (entry) =>
      isNut(entry) || ['salt', 'fat', 'sweetener', 'seasoning', 'starch'].includes(entry.traits.group ?? ''),
  );
}

function driedFruitAndNuts(facts: Facts): boolean | null {
  if (!is(facts, 'trail_mix', 'nuts', 'dried_fruit')) return false;
  const { entries, list } = facts.ingredients;
  if (list !== null && !(entries.some(isNut) && entries.some(isProduce))) return false;
  const only = onlyOf(
    facts,
    (entry) => isNut(entry) || entry.traits.group === 'fruit' || entry.traits.group === 'salt',
  );
  if (only === false) return false;
  if ((facts.ingredients.traits & (TRAIT.addedSugar | TRAIT.addedFat)) !== 0) return false;
  return only;
}

function seafood(facts: Facts): boolean | null {
  if (!is(facts, 'canned_fish', 'prepared_fish', 'raw_fish')) return false;
  const fat = hasTrait(facts.ingredients, 'addedFat');
  return fat === null ? null : !fat;
}

function beanDip(facts: Facts): boolean | null {
  if (!is(facts, 'dip')) return false;
  const { first } = facts.ingredients;
  return first === null ? null : (first.traits.traits & TRAIT.pulse) !== 0;
}

function driedProduce(facts: Facts): boolean | null {
  if (!is(facts, 'dried_fruit')) return false;
  const sugar = hasTrait(facts.ingredients, 'addedSugar');
  return sugar === null ? null : !sugar;
}

function sweetenedBerries(facts: Facts): boolean | null {
  if (!is(facts, 'dried_fruit') || !nameSays(facts, SWEETENED_BERRIES)) return false;
  const fat = hasTrait(facts.ingredients, 'addedFat');
  if (fat !== false) return fat === true ? false : null;
  return onlyOf(
    facts,
    (entry) => isProduce(entry) || ['sweetener', 'juice', 'additive'].includes(entry.traits.group ?? ''),
  );
}

/** Peanut butter with celery, reduced-fat cheese with apple: every part an exempt food, at least two of them. */
function paired(facts: Facts): boolean | null {
  if (is(facts, 'bar', 'candy', 'chips', 'cookie', 'cake', 'cereal')) return false;
  const { entries } = facts.ingredients;
  const parts = entries.filter(({ depth, traits }) => depth === 0 && traits.group !== 'note');
  if (parts.length < 2 || !parts.some(isProduce)) return false;
  if (!parts.some((entry) => isNut(entry) || isReducedFatCheese(entry))) return false;
  return onlyOf(facts, (entry) => isProduce(entry) || isNut(entry) || isReducedFatCheese(entry));
}

function isReducedFatCheese({ traits, ingredient }: IngredientEntry): boolean {
  return (traits.ownTraits & TRAIT.cheese) !== 0 && REDUCED_FAT.test(ingredient.name);
}

function withNutsOrCheese(facts: Facts): boolean | null {
  const nut = hasTrait(facts.ingredients, 'nut');
  const cheese = hasTrait(facts.ingredients, 'cheese');
  if (nut === true || cheese === true) return true;
  return nut === null || cheese === null ? null : false;
}

function ofFruit(facts: Facts): boolean | null {
  const { first } = facts.ingredients;
  if (first === null) return null;
  if (first.traits.group !== 'fruit') return false;
  const sugar = hasTrait(facts.ingredients, 'addedSugar');
  return sugar === null ? null : !sugar;
}

function withoutGrain(facts: Facts): boolean | null {
  const { ingredients } = facts;
  for (const { traits, ingredient } of ingredients.entries) {
    if (traits.group === 'grain' || (traits.group === 'vegetable' && ingredient.name.includes('potato')))
      return false;
  }
  return isComplete(ingredients) ? true : null;
}

/** How each exemption is recognised. */
export const EXEMPT: Readonly<Record<string, Detect>> = {
  plain_produce: plainProduce,
  canned_fruit: cannedFruit,
  canned_vegetable: cannedVegetable,
  reduced_fat_cheese: (facts) => is(facts, 'cheese') && nameSays(facts, REDUCED_FAT),
  nuts,
  eggs: (facts) => (is(facts, 'egg') ? negate(hasTrait(facts.ingredients, 'addedFat')) : false),
  dried_fruit_and_nuts: driedFruitAndNuts,
  seafood,
  bean_dip: beanDip,
  dried_produce: driedProduce,
  sweetened_dried_berries: sweetenedBerries,
  paired,
  sugar_free_gum: (facts) => (is(facts, 'gum') ? negate(hasTrait(facts.ingredients, 'addedSugar')) : false),
  // Which day's menu a food is on is no property of the product.
  school_menu_entree: () => false,
  pure_juice: ({ ingredients, subject }) => isFullStrengthJuice(ingredients, subject.name),
  milk_substitute: (facts) => is(facts, 'milk_substitute'),
  dairy_milk: (facts) => is(facts, 'milk'),
  snack_with_nuts_or_cheese: withNutsOrCheese,
  snack_of_fruit: ofFruit,
  snack_without_grain: withoutGrain,
};

function negate(value: boolean | null): boolean | null {
  return value === null ? null : !value;
}
