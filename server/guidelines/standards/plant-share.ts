import type { Facts } from '../facts/derive-facts.ts';
import { type IngredientFacts, isComplete } from '../facts/ingredient-facts.ts';
import { classifyIngredient, type IngredientTraits } from '../ingredients/classify-ingredient.ts';
import type { Ingredient } from '../ingredients/ingredient-tree.ts';
import { TRAIT } from '../ingredients/words/word-table.ts';
import { oncePer } from './once.ts';
import { exactly, type Range, ZERO } from './range.ts';

/** What a score takes for fruit, vegetables and legumes besides these. */
export interface CountedFoods {
  readonly nuts: boolean;
  /** Oils that count as the plant they come from. */
  readonly oils: RegExp | null;
}

export interface CountedPlants {
  readonly foods: CountedFoods;
  /** Whether the weight of dried and concentrated ones counts twice. */
  readonly driedTwice: boolean;
}

export const NUTS_TOO: CountedFoods = { nuts: true, oils: null };
export const NO_NUTS: CountedFoods = { nuts: false, oils: null };

const WHOLE = exactly(1);
/** Not told by the name. */
const PERHAPS: Range = { low: 0, high: 1 };
const ANY_SHARE: Range = { low: 0, high: 100 };

/**
 * What percentage of a food can be fruit, vegetables and legumes. Lists go by weight, so that the share of any beginning
 * of the list in equal parts is possible and nothing beyond the least and greatest of them is: "tomatoes, water" is 50 to
 * 100 % tomatoes. A list that is not complete leaves it open.
 */
export function plantShares({ ingredients }: Facts): (counted: CountedPlants) => Range {
  const { list } = ingredients;
  if (list === null || !isComplete(ingredients)) return () => ANY_SHARE;
  const shares = oncePer((foods: CountedFoods) => shareOf(list.ingredients, foods));
  return oncePer(({ foods, driedTwice }) => {
    const { low, high } = shares(foods);
    const most = driedTwice && namesReduced(ingredients) ? (2 * high) / (1 + high) : high;
    return { low: exactly(100 * low).low, high: exactly(100 * most).high };
  });
}

/** Whether a list names anything that was dried or concentrated. */
export function namesReduced({ entries }: IngredientFacts): boolean {
  return entries.some(({ ingredient }) => REDUCED.test(ingredient.name));
}

/** Shares of ingredients: those in order by weight, and the minor ones, whose order says nothing. */
interface Shares {
  readonly ordered: number[];
  readonly minor: number[];
}

function shareOf(ingredients: readonly Ingredient[], counted: CountedFoods): Range {
  const least: Shares = { ordered: [], minor: [] };
  const most: Shares = { ordered: [], minor: [] };
  for (const ingredient of ingredients) {
    const { name, minor, alternative } = ingredient;
    const traits = classifyIngredient(name);
    if (traits.group === 'note') continue;
    const { low, high } = rangeOf(ingredient, traits, counted);
    const place = minor ? 'minor' : 'ordered';
    if (!(alternative && low > 0)) least[place].push(low);
    if (!(alternative && high === 0)) most[place].push(high);
  }
  // The minor ones in the order that is worst.
  least.minor.sort((a, b) => a - b);
  most.minor.sort((a, b) => b - a);
  return { low: meansOfBeginnings(least).low, high: meansOfBeginnings(most).high };
}

/** From the least to the greatest. */
function meansOfBeginnings({ ordered, minor }: Shares): Range {
  if (ordered.length + minor.length === 0) return ZERO;
  let [sum, count] = [0, 0];
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const shares of [ordered, minor])
    for (const share of shares) {
      sum += share;
      const mean = sum / ++count;
      if (mean < low) low = mean;
      if (mean > high) high = mean;
    }
  return { low, high };
}

/** Tubers that scores count as starch. */
const STARCHY = /\b(?:potato(?:e?s)?|yams?|cassava|yuca|taro|plantains?|kartoffeln?|papas?|patatas?)\b/;
/** Taken apart or ground: no longer the plant. */
const NOT_PLANT =
  /\b(?:flours?|powders?|starch(?:es)?|extracts?|isolates?|fib(?:er|re)s?|oils?|flavou?rs?)\b/;
const REDUCED =
  /\b(?:dried|dehydrated|freeze[- ]dried|concentrates?|concentrated|paste|raisins?|dates?|prunes?)\b/;
const UNCERTAIN =
  /\b(?:fried|crisps?|chips|flakes?|granules?|proteins?|coconuts?|tofu|soy\w*|peel|zest|candied|glac[ée]d?|infused|jams?|jelly)\b/;
/** Vegetables that the dictionary has among seasonings. */
const SEASONING_PLANT =
  /\b(?:garlic|onions?|ginger|herbs?|parsley|cilantro|basil|chives?|leaf|leaves|flower|root)\b/;

function rangeOf({ name, parts }: Ingredient, traits: IngredientTraits, counted: CountedFoods): Range {
  const { group, ownTraits, known } = traits;
  if (parts.length > 0 && (group === null || group === 'composite')) return shareOf(parts, counted);
  if (!known || group === null || group === 'composite' || group === 'drink') return PERHAPS;
  if (group === 'fat') return counted.oils?.test(name) ? WHOLE : ZERO;
  if (NOT_PLANT.test(name) && group !== 'juice')
    return STARCHY.test(name) || group !== 'fruit' ? ZERO : PERHAPS;
  if (STARCHY.test(name)) return ZERO;
  if (group === 'seasoning') return SEASONING_PLANT.test(name) ? PERHAPS : ZERO;
  if (group === 'grain') return (ownTraits & TRAIT.maybeWholeGrain) !== 0 ? PERHAPS : ZERO;
  if ((ownTraits & TRAIT.nut) !== 0) return counted.nuts && !UNCERTAIN.test(name) ? WHOLE : nutRange(counted);
  const isPlant =
    group === 'fruit' || group === 'vegetable' || group === 'juice' || (ownTraits & TRAIT.pulse) !== 0;
  if (!isPlant) return ZERO;
  return UNCERTAIN.test(name) || REDUCED.test(name) ? PERHAPS : WHOLE;
}

function nutRange({ nuts }: CountedFoods): Range {
  return nuts ? PERHAPS : ZERO;
}
