import { amountFor } from '../facts/amounts.ts';
import type { Facts } from '../facts/derive-facts.ts';
import { hasTrait, type IngredientEntry } from '../facts/ingredient-facts.ts';
import type { ProductKind } from '../facts/product-kinds.ts';
import { anyOf, consistsOf, isItself, madeOf } from './consists-of.ts';
import {
  isAdditive,
  isCorn,
  isJuice,
  isPlainNut,
  isProduce,
  isProducePiece,
  isSalt,
  isSeasoning,
  isSouringJuice,
  isStarch,
  isSweetener,
  isVegetableOil,
  isWater,
} from './food-tests.ts';

const PRODUCE: ReadonlySet<ProductKind> = new Set<ProductKind>([
  'fresh_fruit',
  'fresh_vegetable',
  'frozen_fruit',
  'frozen_vegetable',
  'canned_fruit',
  'canned_vegetable',
]);
const DRIED = /\b(?:freeze[ -]?dried|(?:sun[ -]?|air[ -]?)?dried|dehydrated|chips?|crisps?|powder(?:ed)?)\b/i;
const LEATHER =
  /\b(?:leathers?|roll[ -]?ups?|fruit (?:rolls?|snacks?|strips?|ropes?|twists?|bars?)|gumm(?:y|ies)|bars?)\b/i;
const FROZEN = /\b(?:frozen|steamables?|steam(?:fresh)?|iqf)\b/i;
const FROZEN_BRICKS: ReadonlySet<string> = new Set(['10000002', '10000005', '10000204', '10000270']);
const LIGHT_SYRUP = /\blight syrup\b/i;
const PACKED = /\b(?:water|juice|syrup|pur[eé]e|brine)\b/;
const SWEETENED_FRUIT =
  /\b(?:cranberr(?:y|ies)|craisins?|(?:tart|sour|montmorency) cherr(?:y|ies)|blueberr(?:y|ies))\b/i;
/** Salted, whether or not the label says of what it is made. */
const BROTH = /\b(?:broth|stock|bouillon|base)\b/;
const LOW_SODIUM_MG = 140;
/** A small reference amount is also judged per 50 g (21 CFR 101.61(b)(4)). */
const SMALL_SERVING_G = 30;
const SMALL_BASIS_G = 50;

const kindOf = ({ kind }: Facts) => kind?.kind;
const isNamed = ({ subject }: Facts, words: RegExp) => words.test(subject.name ?? '');

function isDried(facts: Facts): boolean {
  const { entries } = facts.ingredients;
  return (
    isNamed(facts, DRIED) ||
    entries.some((entry) => isFruitOrVegetable(entry) && DRIED.test(entry.ingredient.name))
  );
}

/** Dried basil in canned tomatoes dries no tomato. */
function isFruitOrVegetable({ traits }: IngredientEntry): boolean {
  return traits.group === 'fruit' || traits.group === 'vegetable';
}

/** Fruit or vegetable alone or with water, whatever keeps it: fresh, frozen and canned are exempt alike. */
export function plainProduce(facts: Facts): boolean | null {
  const kind = kindOf(facts);
  if (kind === undefined || !PRODUCE.has(kind) || isDried(facts) || isNamed(facts, LEATHER)) return false;
  const isUnprocessed = facts.kind?.from !== 'name' && !kind.startsWith('canned');
  if (facts.ingredients.list === null && isUnprocessed) return true;
  return madeOf(facts.ingredients, anyOf(isProduce, isCorn), isWater);
}

/** In a can, jar or cup: it lies in something, and nothing says that it is frozen. */
function isCanned(facts: Facts): boolean {
  const { subject, ingredients } = facts;
  if (isNamed(facts, FROZEN) || isDried(facts) || isNamed(facts, LEATHER)) return false;
  if (FROZEN_BRICKS.has(subject.brick_code ?? '')) return false;
  return (
    ingredients.list === null || ingredients.entries.some(({ ingredient }) => PACKED.test(ingredient.name))
  );
}

export function cannedFruit(facts: Facts): boolean | null {
  if (kindOf(facts) !== 'canned_fruit' || !isCanned(facts)) return false;
  const syrup =
    isNamed(facts, LIGHT_SYRUP) ||
    facts.ingredients.entries.some(({ ingredient }) => LIGHT_SYRUP.test(ingredient.name));
  const packing = anyOf(isWater, isJuice);
  return madeOf(facts.ingredients, isProduce, syrup ? anyOf(packing, isSweetener) : packing);
}

const besideVegetables = anyOf(isWater, isSalt, isAdditive, isSeasoning, isJuice, isSweetener, isStarch);

export function cannedVegetable(facts: Facts): boolean | null {
  const kind = kindOf(facts);
  if ((kind !== 'canned_vegetable' && kind !== 'beans') || !isCanned(facts)) return false;
  const { entries, list } = facts.ingredients;
  // Beans without their water are dry.
  if (kind === 'beans' && list !== null && !entries.some((entry) => isWater(entry))) return false;
  const only = madeOf(facts.ingredients, anyOf(isProduce, isCorn), besideVegetables);
  if (only === false) return false;
  const isLow = isLowSodium(facts);
  const isSalted = entries.some(({ ingredient }) => BROTH.test(ingredient.name))
    ? true
    : hasTrait(facts.ingredients, 'salt');
  if (isLow === true || isSalted === false) return only;
  return isLow === false && isSalted === true ? false : null;
}

function isLowSodium({ subject }: Facts): boolean | null {
  const sodium = amountFor(subject, 'sodium', 'serving').value;
  if (sodium === null) return null;
  const { serving_size } = subject;
  const isSmall = serving_size?.unit === 'g' && serving_size.value <= SMALL_SERVING_G;
  return (isSmall ? (sodium * SMALL_BASIS_G) / serving_size.value : sodium) <= LOW_SODIUM_MG;
}

/** Whether this is dried fruit or vegetable in pieces; fruit leather and snacks of puree are not. */
function isDriedPieces(facts: Facts): boolean {
  const kind = kindOf(facts);
  if (isNamed(facts, LEATHER)) return false;
  return kind === 'dried_fruit' || (kind !== undefined && PRODUCE.has(kind) && isDried(facts));
}

const besideDried = anyOf(isWater, isAdditive, isSalt, isSeasoning, isStarch, isSouringJuice);

export function driedProduce(facts: Facts): boolean | null {
  if (!isDriedPieces(facts)) return false;
  return madeOf(facts.ingredients, isProducePiece, anyOf(besideDried, isVegetableOil));
}

/**
 * The text exempts any dried fruit whose sweetener processing or taste needs; USDA names cranberries, tart cherries and
 * blueberries. Whether another fruit needs it is not settled.
 */
export function sweetenedDriedFruit(facts: Facts): boolean | null {
  if (!isDriedPieces(facts)) return false;
  const only = madeOf(
    facts.ingredients,
    isProducePiece,
    anyOf(besideDried, isSweetener, isJuice, isJuiceConcentrate),
  );
  if (only !== true) return only;
  const fruits = facts.ingredients.entries.filter((entry) => isProducePiece(entry) === true);
  return fruits.every((fruit) => isNeedingSweetener(fruit, facts)) ? true : null;
}

const isJuiceConcentrate = (entry: IngredientEntry) => isItself(entry, 'juiceConcentrate');

/** "Cherries" alone are tart where the product's name says so. */
function isNeedingSweetener({ ingredient }: IngredientEntry, facts: Facts): boolean {
  return (
    SWEETENED_FRUIT.test(ingredient.name) ||
    (/\bcherr(?:y|ies)\b/.test(ingredient.name) && isNamed(facts, /\b(?:tart|sour|montmorency) cherr/i))
  );
}

/** Dried fruit with nuts or seeds: both of them, and nothing that sweetens or fattens either. */
export function driedFruitAndNuts(facts: Facts): boolean | null {
  const kind = kindOf(facts);
  if (kind !== 'trail_mix' && kind !== 'nuts' && kind !== 'dried_fruit') return false;
  const only = consistsOf(facts.ingredients, anyOf(isProducePiece, isPlainNut, isSalt));
  if (only !== true) return only;
  const { entries } = facts.ingredients;
  return [isPlainNut, isProducePiece].every((belongs) => entries.some((entry) => belongs(entry) === true));
}
