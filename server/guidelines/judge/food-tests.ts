import type { IngredientEntry } from '../facts/ingredient-facts.ts';
import { TRAIT } from '../ingredients/words/word-table.ts';
import { anyOf, type Belongs, isItself, ofGroups, SOY_SAUCE } from './consists-of.ts';

/** Fruit or vegetable that nothing in its name says was sweetened, salted, fried or made into something else. */
const whole = ofGroups(['fruit', 'vegetable'], ['pulse']);
export const isProduce: Belongs = (entry) => entry.traits.nova === 1 && whole(entry);
/** The same, "preserved with sulfur dioxide" or not. */
const isKeptProduce: Belongs = (entry) => entry.traits.nova !== 4 && whole(entry);

/** Corn and potatoes go by the names of grains: "corn", "whole kernel corn". */
export const isCorn: Belongs = ofGroups(['grain'], ['maybeWholeGrain']);

/** Dried, or reduced to something other than pieces. */
const NOT_PIECES = /\b(?:pur[eé]e|paste|pulp|powder|concentrate|juice|sauce|flour|butter)s?\b/i;
export const isProducePiece: Belongs = (entry) =>
  isKeptProduce(entry) === true && !NOT_PIECES.test(entry.ingredient.name);

export const isWater: Belongs = ofGroups(['water']);
export const isSalt: Belongs = ofGroups(['salt'], ['salt', 'culinary']);
export const isSweetener: Belongs = ofGroups(
  ['sweetener'],
  ['addedSugar', 'culinary', 'animalProduct', 'juiceConcentrate'],
);
/** Juice of full strength; lemon juice concentrate sours and does not sweeten. */
export const isJuice: Belongs = ofGroups(['juice'], ['juice', 'seasoningOnly']);
export const isSouringJuice: Belongs = (entry) => isItself(entry, 'seasoningOnly') && isJuice(entry);

/** Protein taken apart for its taste, as yeast extract is. */
const HYDROLYZED = /\bhydrol[yi][sz]ed\b.*\b(?:proteins?|gluten)\b/;
/** Herbs, spices, vinegar and broth; cocoa and carob make another food of it. */
const seasoning = ofGroups(['seasoning'], ['culinary', 'meat', 'salt', 'flavour', 'animalProduct']);
export const isSeasoning: Belongs = (entry) =>
  SOY_SAUCE.test(entry.ingredient.name) ||
  HYDROLYZED.test(entry.ingredient.name) ||
  (seasoning(entry) === true && !isItself(entry, 'seasoningOnly'));

/** "Tomato sauce", "topping": what it is made of tells; sweets are no part of a savory food. */
const SWEETS =
  /\b(?:chocolate|candy|caramel|toffee|fudge|marshmallow|nougat|jam|jelly|icing|frosting|praline|marzipan)\b/;
export function isSweet({ ingredient }: IngredientEntry): boolean {
  return SWEETS.test(ingredient.name);
}
export const isMadeFood: Belongs = (entry) => {
  if (entry.traits.group !== 'composite' || isSweet(entry)) return false;
  return entry.ingredient.parts.length > 0 ? true : null;
};

const SWEET_OR_CAFFEINE =
  TRAIT.addedSugar | TRAIT.lowCalorieSweetener | TRAIT.sugarAlcohol | TRAIT.addedCaffeine;
/** Preservatives, acids, vitamins and the like; sweeteners are none. With an oil in its name it may be that oil. */
export const isAdditive: Belongs = ({ traits }) => {
  if (traits.group !== 'additive' || (traits.traits & SWEET_OR_CAFFEINE) !== 0) return false;
  return (traits.traits & TRAIT.addedFat) === 0 ? true : null;
};
export const isStarch: Belongs = ofGroups(['starch'], ['culinary', 'nutritiveNeutral']);

const FORBIDDEN_IN_OIL = TRAIT.meat | TRAIT.animalProduct | TRAIT.partiallyHydrogenated;
export const isVegetableOil: Belongs = ({ traits }) =>
  traits.group === 'fat' && (traits.traits & FORBIDDEN_IN_OIL) === 0;

const NUT_WORDS =
  TRAIT.nut | TRAIT.salt | TRAIT.addedFat | TRAIT.culinary | TRAIT.addedSugar | TRAIT.animalProduct;
/** A nut or seed, also "salted", "honey roasted" or "oil roasted". */
export const isNut: Belongs = (entry) => isItself(entry, 'nut') && (entry.traits.traits & ~NUT_WORDS) === 0;
/** A nut or seed with nothing added by its name. */
export const isPlainNut: Belongs = (entry) =>
  isItself(entry, 'nut') && (entry.traits.traits & ~(TRAIT.nut | TRAIT.salt | TRAIT.culinary)) === 0;

const SEED =
  /\b(?:seeds?|sesame|tahini|flax(?:seed)?s?|linseeds?|chia|hemp|psyllium|pepitas?|sunflower|graines?)\b/;
export function isSeed({ ingredient }: IngredientEntry): boolean {
  return SEED.test(ingredient.name);
}

export const isDairy: Belongs = ({ traits }) =>
  (traits.group === 'dairy' ||
    (traits.group === 'fat' && (traits.traits & TRAIT.animalProduct) !== 0) ||
    (traits.group === 'protein' && traits.nova === 4 && (traits.ownTraits & TRAIT.animalProduct) !== 0)) &&
  (traits.traits & (TRAIT.meat | TRAIT.addedSugar)) === 0;

/** What cheese is made of, besides milk: salt, cultures, enzymes, and what keeps shreds apart. */
export const inCheese: Belongs = anyOf(
  isDairy,
  isSalt,
  isAdditive,
  isStarch,
  isWater,
  isSeasoning,
  ({ ingredient }) => /\bdextrose\b/.test(ingredient.name),
);
