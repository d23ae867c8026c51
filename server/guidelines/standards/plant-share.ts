import type { Facts } from '../facts/derive-facts.ts';
import { type IngredientFacts, isComplete } from '../facts/ingredient-facts.ts';
import { classifyIngredient } from '../ingredients/classify-ingredient.ts';
import type { Ingredient } from '../ingredients/ingredient-tree.ts';
import { TRAIT } from '../ingredients/words/word-table.ts';
import { exactly, type Range, ZERO } from './range.ts';

/** What a score takes for fruit, vegetables and legumes besides these. */
export interface CountedPlants {
  readonly nuts: boolean;
  /** Oils that count as the plant they come from. */
  readonly oils: RegExp | null;
  /** Whether the weight of dried and concentrated ones counts twice. */
  readonly driedTwice: boolean;
}

const WHOLE = exactly(1);
/** Not told by the name. */
const PERHAPS: Range = { low: 0, high: 1 };

/**
 * What percentage of a food can be fruit, vegetables and legumes. Lists go by weight, so that the share of any beginning
 * of the list in equal parts is possible and nothing beyond the least and greatest of them is: "tomatoes, water" is 50 to
 * 100 % tomatoes. A list that is not complete leaves it open.
 */
export function plantShare({ ingredients }: Facts, counted: CountedPlants): Range {
  const { list } = ingredients;
  if (list === null || !isComplete(ingredients)) return { low: 0, high: 100 };
  const { low, high } = shareOf(list.ingredients, counted);
  const most = counted.driedTwice && namesReduced(ingredients) ? (2 * high) / (1 + high) : high;
  return { low: exactly(100 * low).low, high: exactly(100 * most).high };
}

/** Whether a list names anything that was dried or concentrated. */
export function namesReduced({ entries }: IngredientFacts): boolean {
  return entries.some(({ ingredient }) => REDUCED.test(ingredient.name));
}

function shareOf(ingredients: readonly Ingredient[], counted: CountedPlants): Range {
  const parts = ingredients
    .filter(({ name }) => classifyIngredient(name).group !== 'note')
    .map((ingredient) => ({ ingredient, range: rangeOf(ingredient, counted) }));
  const most = parts
    .filter(({ ingredient, range }) => !(ingredient.alternative && range.high === 0))
    .map(({ ingredient, range }) => ({ minor: ingredient.minor, value: range.high }));
  const least = parts
    .filter(({ ingredient, range }) => !(ingredient.alternative && range.low > 0))
    .map(({ ingredient, range }) => ({ minor: ingredient.minor, value: range.low }));
  return {
    low: Math.min(...meansOfBeginnings(least, (a, b) => a - b)),
    high: Math.max(...meansOfBeginnings(most, (a, b) => b - a)),
  };
}

interface Part {
  readonly minor: boolean;
  readonly value: number;
}

/** Of what is in order by weight, and then of the minor ingredients in the order that is worst. */
function meansOfBeginnings(parts: readonly Part[], worstFirst: (a: number, b: number) => number): number[] {
  const ordered = parts.filter(({ minor }) => !minor).map(({ value }) => value);
  const minor = parts
    .filter((part) => part.minor)
    .map(({ value }) => value)
    .sort(worstFirst);
  let sum = 0;
  const means = [...ordered, ...minor].map((value, at) => {
    sum += value;
    return sum / (at + 1);
  });
  return means.length === 0 ? [0] : means;
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

function rangeOf({ name, parts }: Ingredient, counted: CountedPlants): Range {
  const { group, ownTraits, known } = classifyIngredient(name);
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

function nutRange({ nuts }: CountedPlants): Range {
  return nuts ? PERHAPS : ZERO;
}
