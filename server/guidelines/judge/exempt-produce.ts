import { amountFor } from '../facts/amounts.ts';
import type { Facts } from '../facts/derive-facts.ts';
import { hasTrait, type IngredientEntry } from '../facts/ingredient-facts.ts';
import { kindSet } from '../facts/product-kinds.ts';
import { anyOf, type Belongs, consistsOf, isItself, madeOf } from './consists-of.ts';
import {
  isAdditive,
  isCorn,
  isJuice,
  isMadeFood,
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

const PRODUCE = kindSet(
  'fresh_fruit fresh_vegetable frozen_fruit frozen_vegetable canned_fruit canned_vegetable',
);
const DRIED = /\b(?:freeze[ -]?dried|(?:sun[ -]?|air[ -]?)?dried|dehydrated|chips?|crisps?|powder(?:ed)?)\b/i;
const LEATHER =
  /\b(?:leathers?|roll[ -]?ups?|fruit (?:rolls?|snacks?|strips?|ropes?|twists?|bars?)|gumm(?:y|ies)|bars?)\b/i;
const SPREAD =
  /\b(?:spreads?|jams?|jell(?:y|ies)|preserves?|toppings?|syrups?|molas+es|pastes?|pur[eé]es?|sauces?|butters?|pie|filling)\b/i;
const CONCENTRATE = /\bconcentrates?\b/i;
const FROZEN = /\b(?:frozen|steamables?|steam(?:fresh)?|iqf)\b/i;
const FROZEN_BRICKS: ReadonlySet<string> = new Set(['10000002', '10000005', '10000204', '10000270']);
const LIGHT_SYRUP = /\blight syrup\b/i;
const PACKING = /\b(?:syrup|pur[eé]e|brine)\b/;
const SWEETENED_FRUIT =
  /\b(?:cranberr(?:y|ies)|craisins?|(?:tart|sour|montmorency) cherr(?:y|ies)|blueberr(?:y|ies))\b/i;
/** Jam and its like, in jars too; butter beans are beans. */
const JAM = /\b(?:spreads?|jams?|jell(?:y|ies)|toppings?|molas+es|butters?(?! beans?)|pie)\b/i;
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
  if (kind === undefined || !PRODUCE.has(kind) || isDried(facts)) return false;
  if ([LEATHER, JAM, CONCENTRATE].some((words) => isNamed(facts, words))) return false;
  const isUnprocessed = facts.kind?.from !== 'name' && !kind.startsWith('canned');
  if (facts.ingredients.list === null && isUnprocessed) return true;
  return madeOf(facts.ingredients, anyOf(isProduce, isCorn), isWater);
}

/** In a can, jar or cup: it lies in something, and nothing says that it is frozen. */
function isCanned(facts: Facts): boolean {
  const { subject, ingredients } = facts;
  if (isDried(facts) || [FROZEN, LEATHER, JAM].some((words) => isNamed(facts, words))) return false;
  if (FROZEN_BRICKS.has(subject.brick_code ?? '')) return false;
  return ingredients.list === null || ingredients.entries.some(isPacking);
}

/** "Water chestnuts" are not packed in water, nor chilies with lime juice in juice. */
function isPacking(entry: IngredientEntry): boolean {
  const { group } = entry.traits;
  const isPackingJuice = group === 'juice' && !isItself(entry, 'seasoningOnly');
  return group === 'water' || isPackingJuice || PACKING.test(entry.ingredient.name);
}

export function cannedFruit(facts: Facts): boolean | null {
  if (kindOf(facts) !== 'canned_fruit' || !isCanned(facts)) return false;
  const { first } = facts.ingredients;
  // Juice with some fruit in it is a smoothie.
  if (first !== null && first.traits.group !== 'fruit' && first.traits.group !== null) return false;
  const syrup =
    isNamed(facts, LIGHT_SYRUP) ||
    facts.ingredients.entries.some(({ ingredient }) => LIGHT_SYRUP.test(ingredient.name));
  const packing = anyOf(isWater, isJuice);
  return madeOf(facts.ingredients, isProduce, syrup ? anyOf(packing, isSweetener) : packing);
}

const besideVegetables = anyOf(
  isMadeFood,
  isWater,
  isSalt,
  isAdditive,
  isSeasoning,
  isJuice,
  isSweetener,
  isStarch,
);

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
  if (isLow === true || isSalted === false) return isInSyrup(facts) ? null : only;
  return isLow === false && isSalted === true ? false : null;
}

/** The paragraph names no sugar; USDA speaks of a little sugar for processing, and syrup is more than that. */
function isInSyrup({ subject, ingredients }: Facts): boolean {
  const says = (text: string) => /\bsyrup\b/i.test(text);
  return says(subject.name ?? '') || ingredients.entries.some(({ ingredient }) => says(ingredient.name));
}

function isLowSodium({ subject }: Facts): boolean | null {
  const sodium = amountFor(subject, 'sodium', 'serving').value;
  if (sodium === null) return null;
  const { serving_size } = subject;
  const isSmall = serving_size?.unit === 'g' && serving_size.value <= SMALL_SERVING_G;
  return (isSmall ? (sodium * SMALL_BASIS_G) / serving_size.value : sodium) <= LOW_SODIUM_MG;
}

/** Whether this is dried fruit or vegetable in pieces; fruit leather, snacks of puree, spreads and syrups are not. */
function isDriedPieces(facts: Facts): boolean {
  const kind = kindOf(facts);
  if (isNamed(facts, LEATHER) || isNamed(facts, SPREAD)) return false;
  if (facts.ingredients.entries.some(({ ingredient }) => ingredient.name.includes('pectin'))) return false;
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
  const { entries } = facts.ingredients;
  // Without a sweetener it is plain dried fruit.
  if (
    !entries.some((entry) =>
      [isSweetener, isJuice, isJuiceConcentrate].some((sweet) => sweet(entry) === true),
    )
  )
    return false;
  // A name alone, "blueberries", may be that of fresh ones in syrup.
  if (facts.kind?.from === 'name' && !isDried(facts) && !isNamed(facts, /\bcraisins?\b/i)) return null;
  const fruits = entries.filter((entry) => isProducePiece(entry) === true);
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

const isFruitPiece: Belongs = (entry) => entry.traits.group === 'fruit' && isProducePiece(entry);

/** Dried fruit with nuts or seeds: both of them, and nothing that sweetens or fattens either. */
export function driedFruitAndNuts(facts: Facts): boolean | null {
  const kind = kindOf(facts);
  if (kind !== 'trail_mix' && kind !== 'nuts' && kind !== 'dried_fruit') return false;
  const only = consistsOf(facts.ingredients, anyOf(isFruitPiece, isPlainNut, isSalt));
  if (only !== true) return only;
  const { entries } = facts.ingredients;
  return [isPlainNut, isFruitPiece].every((belongs) => entries.some((entry) => belongs(entry) === true));
}
