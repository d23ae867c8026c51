import type { Facts } from '../facts/derive-facts.ts';
import { type IngredientEntry, isComplete } from '../facts/ingredient-facts.ts';
import { kindSet, type ProductKind } from '../facts/product-kinds.ts';
import { TRAIT } from '../ingredients/words/word-table.ts';
import {
  allBelong,
  anyOf,
  type Belongs,
  consistsOf,
  isItself,
  madeOf,
  ofGroups,
  topLevelParts,
} from './consists-of.ts';
import {
  inCheese,
  isAdditive,
  isJuice,
  isMadeFood,
  isNut,
  isProduce,
  isSalt,
  isSeasoning,
  isStarch,
  isSweetener,
  isVegetableOil,
  isWater,
} from './food-tests.ts';
import { isReducedFatCheeseName } from './reduced-fat-cheese.ts';

const isKind = ({ kind }: Facts, kinds: ReadonlySet<ProductKind>) =>
  kind !== undefined && kinds.has(kind.kind);
const NUTS = kindSet('nuts nut_butter');
const EGGS = kindSet('egg');
const FISH = kindSet('canned_fish prepared_fish raw_fish');
const DIPS = kindSet('dip');

const seasoned = anyOf(isWater, isSalt, isSeasoning, isAdditive, isStarch);
const besideNuts = anyOf(isVegetableOil, isSweetener, seasoned);

/** Nuts, seeds and their butters, also roasted, salted or sweetened; what is covered in something is another food. */
export function nuts(facts: Facts): boolean | null {
  return isKind(facts, NUTS) ? madeOf(facts.ingredients, isNut, besideNuts) : false;
}

const isEgg: Belongs = (entry) => isItself(entry, 'egg');

/** Whole eggs, not a dish of them. */
export function eggs(facts: Facts): boolean | null {
  return isKind(facts, EGGS) ? madeOf(facts.ingredients, isEgg, anyOf(seasoned, isSweetener)) : false;
}

const isSeafood: Belongs = (entry) => isItself(entry, 'seafood');
/** Anything without added fat may accompany it, such as the soy of a broth; bread, dairy or eggs make a dish of it. */
const besideSeafood = anyOf(
  seasoned,
  ofGroups(
    ['fruit', 'vegetable', 'juice', 'drink', 'sweetener', 'protein'],
    ['pulse', 'juice', 'juiceConcentrate', 'seasoningOnly', 'alcohol', 'addedSugar', 'culinary', 'salt'],
  ),
  isMadeFood,
);

export function seafood(facts: Facts): boolean | null {
  return isKind(facts, FISH) ? madeOf(facts.ingredients, isSeafood, besideSeafood) : false;
}

/** 7 CFR 210.11(a)(7) names what bean dips are not sold with. */
const SOLD_WITH =
  /(?:\bwith\b|\band\b|&|\+).*\b(?:pretzels?|crackers?|pitas?|chips?|crisps?|sticks?|bread|breadsticks?|flatbread|naan|snacks?)\b/i;
const HOLDS_CHEESE = /\b(?:cheese|queso|feta|nacho)\b/i;
const inPulses = ofGroups(['vegetable', 'protein'], ['pulse']);
const isPulse: Belongs = (entry) =>
  entry.traits.nova === 1 && isItself(entry, 'pulse') && inPulses(entry) === true;
/** Avocado counts as a vegetable in school meals. */
const isVegetable: Belongs = (entry) =>
  isProduce(entry) === true &&
  (entry.traits.group === 'vegetable' || entry.ingredient.name.includes('avocado'));
const inBeanDip = anyOf(
  isPulse,
  isNut,
  isVegetableOil,
  isVegetable,
  isJuice,
  isWater,
  isSalt,
  isSeasoning,
  isAdditive,
);
/**
 * Ground pulses, and no more than nut or seed butter, vegetable oil, seasoning, vegetables and juice for flavor, and
 * preservatives (7 CFR 210.11(a)(7)).
 */
export function beanDip(facts: Facts): boolean | null {
  const name = facts.subject.name ?? '';
  if (!isKind(facts, DIPS) || SOLD_WITH.test(name) || HOLDS_CHEESE.test(name)) return false;
  const { first } = facts.ingredients;
  if (first === null) return null;
  if ((first.traits.ownTraits & TRAIT.pulse) === 0)
    return first.traits.group === null || first.traits.group === 'composite' ? null : false;
  return consistsOf(facts.ingredients, anyOf(inBeanDip, isMadeFood));
}

const unsweetenedNuts = anyOf(isNut, isVegetableOil, seasoned);

/** Peanut butter with celery, reduced-fat cheese with apple: every part an exempt food, at least two of them. */
export function paired(facts: Facts): boolean | null {
  return pairedOf(facts, anyOf(isNut, besideNuts));
}

/** The same where nothing sweetens it: nuts are not exempt from the limit on sugars. */
export function pairedUnsweetened(facts: Facts): boolean | null {
  return pairedOf(facts, unsweetenedNuts);
}

/** Combined to one food; dried fruit mixed with nuts has an exemption of its own. */
const MIXED = kindSet('bar candy chips cookie cake cereal trail_mix nuts dried_fruit');

function pairedOf(facts: Facts, inNutPart: Belongs): boolean | null {
  if (isKind(facts, MIXED)) return false;
  const parts = topLevelParts(facts.ingredients);
  let open = !isComplete(facts.ingredients);
  let fruits = 0;
  let others = 0;
  for (const part of parts) {
    const [first] = part;
    if (first === undefined) continue;
    const answer = isExemptPart(first, part, inNutPart);
    if (answer === false) return false;
    if (answer === null) open = true;
    else if (isProduce(first) === true) fruits++;
    else others++;
  }
  if (parts.length < 2 || fruits + others === 0) return false;
  if (open) return null;
  return fruits > 0 && others > 0;
}

/** What is inside a part is judged by what the part is. */
function isExemptPart(
  first: IngredientEntry,
  part: readonly IngredientEntry[],
  inNutPart: Belongs,
): boolean | null {
  if (first.traits.group === null) return null;
  if (isProduce(first) === true) return allBelong(part, anyOf(isProduce, isWater), true);
  if (isReducedFatCheeseName(first)) return allBelong(part, anyOf(isItselfCheese, inCheese), true);
  return isNut(first) === true ? allBelong(part, inNutPart, true) : false;
}

const isItselfCheese: Belongs = (entry) => isItself(entry, 'cheese');
