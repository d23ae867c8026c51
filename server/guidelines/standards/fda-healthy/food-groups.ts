import type { Facts } from '../../facts/derive-facts.ts';
import { kindSet, type ProductKind } from '../../facts/product-kinds.ts';
import { anyOf, type Belongs, consistsOf, isItself, madeOf, ofGroups } from '../../judge/consists-of.ts';
import {
  inCheese,
  isAdditive,
  isDairy,
  isJuice,
  isNut,
  isPlainNut,
  isProduce,
  isSalt,
  isSeasoning,
  isVegetableOil,
  isWater,
} from '../../judge/food-tests.ts';

export type HealthyGroup =
  | 'vegetable'
  | 'fruit'
  | 'grain'
  | 'dairy'
  | 'seafood'
  | 'egg'
  | 'beans'
  | 'nuts'
  | 'oil'
  | 'mixed';

const GROUPS: readonly (readonly [HealthyGroup, ReadonlySet<ProductKind>])[] = [
  ['vegetable', kindSet('fresh_vegetable frozen_vegetable canned_vegetable pickle')],
  ['fruit', kindSet('fresh_fruit frozen_fruit canned_fruit dried_fruit juice')],
  ['grain', kindSet('bread roll muffin cracker cereal hot_cereal grain pasta popcorn')],
  ['dairy', kindSet('milk yogurt cheese milk_substitute')],
  ['seafood', kindSet('raw_fish canned_fish')],
  ['egg', kindSet('egg')],
  ['beans', kindSet('beans')],
  ['nuts', kindSet('nuts nut_butter')],
  ['oil', kindSet('oil')],
];

/** The food group whose limits a kind has; what is made of several is mixed. */
export function groupOf(kind: ProductKind): HealthyGroup {
  return GROUPS.find(([, kinds]) => kinds.has(kind))?.[0] ?? 'mixed';
}

const isWholeGrain: Belongs = ofGroups(['grain'], ['wholeGrain']);
const wholeGrain: Belongs = (entry) => (isItself(entry, 'wholeGrain') ? isWholeGrain(entry) : false);
const isPulse: Belongs = (entry) => isItself(entry, 'pulse') && entry.traits.nova === 1;
const isSeafood: Belongs = (entry) => isItself(entry, 'seafood') && entry.traits.nova === 1;
const isEgg: Belongs = (entry) => isItself(entry, 'egg') && entry.traits.nova === 1;
const beside = anyOf(isWater, isSalt, isSeasoning, isAdditive);

/**
 * Whether a food is made of nothing but the foods that dietary guidance asks for, and water: it may then carry the claim
 * whatever its figures. Dairy counts only without fat, which a list does not tell, and is left out here.
 */
export function isWholeFood({ ingredients }: Facts): boolean | null {
  const only = consistsOf(ingredients, isAskedFor);
  // Coconut is a fruit by its name and a fat by its figures: guidance does not ask for it.
  return only === true && ingredients.entries.some(({ ingredient }) => COCONUT.test(ingredient.name))
    ? null
    : only;
}

const isAskedFor = anyOf(isProduce, wholeGrain, isPulse, isSeafood, isEgg, isPlainNut, isWater);
const COCONUT = /\bcoconuts?\b/;

/**
 * Whether the list proves the least amount of the group in the reference amount: a food of that group with only salt,
 * seasoning and the like holds it, a share of a dish is on no label.
 */
export function holdsEnough({ ingredients, kind }: Facts, group: HealthyGroup): boolean | null {
  switch (group) {
    case 'vegetable':
      return provenBy(madeOf(ingredients, isProduce, beside));
    case 'fruit':
      return provenBy(
        kind?.kind === 'juice'
          ? consistsOf(ingredients, anyOf(isJuice, isWater))
          : madeOf(ingredients, isProduce, anyOf(beside, isJuice)),
      );
    case 'grain':
      return provenBy(madeOf(ingredients, wholeGrain, anyOf(isWater, isSalt)));
    case 'dairy':
      return provenBy(consistsOf(ingredients, anyOf(isDairy, inCheese)));
    case 'seafood':
      return provenBy(madeOf(ingredients, isSeafood, anyOf(beside, isVegetableOil)));
    case 'egg':
      return provenBy(madeOf(ingredients, isEgg, beside));
    case 'beans':
      return provenBy(madeOf(ingredients, isPulse, beside));
    case 'nuts':
      return provenBy(madeOf(ingredients, isNut, anyOf(beside, isVegetableOil)));
    case 'oil':
      return true;
    case 'mixed':
      return null;
  }
}

/** A list that names other foods as well does not say how much of each. */
function provenBy(isOnly: boolean | null): boolean | null {
  return isOnly === true ? true : null;
}
