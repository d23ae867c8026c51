import { t } from '#server/language/speech.ts';
import type { Facts } from '../facts/derive-facts.ts';
import type { FirstIngredient } from '../facts/first-ingredient.ts';
import { type IngredientEntry, type IngredientFacts, isComplete } from '../facts/ingredient-facts.ts';
import { kindSet } from '../facts/product-kinds.ts';
import { classifyIngredient } from '../ingredients/classify-ingredient.ts';
import { TRAIT } from '../ingredients/words/word-table.ts';
import { type Measurement, missingIngredients, word } from './measurement.ts';

const PRODUCE_KINDS = kindSet(
  'fresh_fruit fresh_vegetable frozen_fruit frozen_vegetable canned_vegetable dried_fruit',
);
/** Kinds that are one food by definition, so that they need no ingredient list. */
const FRESH_KINDS = kindSet('fresh_fruit fresh_vegetable');

/** 7 CFR 210.11(c)(2): whole-grain rich, or the right food first, or a quarter cup of fruit or vegetable. */
export function measureGeneralStandard({ ingredients, kind }: Facts): Measurement {
  const { first } = ingredients;
  if (first === null) {
    if (
      ingredients.list === null &&
      kind !== undefined &&
      FRESH_KINDS.has(kind.kind) &&
      kind.from !== 'name'
    ) {
      return word(true, t`a fresh fruit or vegetable`);
    }
    return word(null, null, missingIngredients(ingredients));
  }
  const byFirst = judgeFirst(first, kind !== undefined && PRODUCE_KINDS.has(kind.kind));
  if (byFirst.met === true || hasWholeGrainHalf(ingredients.entries))
    return byFirst.met === true ? byFirst : word(true, t`half whole grain`);
  const combination = judgeCombination(ingredients);
  return combination.met === null ? combination : byFirst;
}

function judgeFirst({ name, traits, parts }: FirstIngredient, isProduce: boolean): Measurement {
  const said = name;
  const has = (bit: number) => (traits.traits & bit) !== 0;
  switch (traits.group) {
    case 'fruit':
    case 'vegetable':
      return word(true, said);
    case 'dairy':
    case 'protein':
      // Isolates, whey and the like: whether USDA takes them for a protein food or dairy is not settled.
      return traits.nova === 4
        ? word(null, said, t`whether ${name} counts as a protein food is not settled`)
        : word(true, said);
    case 'grain':
    case 'composite':
      if (has(TRAIT.wholeGrain)) return word(true, t`${name}, a whole grain`);
      if (has(TRAIT.maybeWholeGrain)) {
        if (isProduce) return word(true, said);
        return word(null, said, t`whether ${name} is whole grain is not stated`);
      }
      if (traits.group === 'composite') return word(null, said, t`what ${name} is made of is not stated`);
      if (parts.some((part) => (classifyIngredient(part.name).traits & TRAIT.wholeGrain) !== 0)) {
        return word(null, said, t`how much of ${name} is whole grain is not stated`);
      }
      return word(false, said);
    case 'juice':
    case 'drink':
      return word(
        has(TRAIT.juiceConcentrate) || has(TRAIT.coffeeOrTea) || has(TRAIT.alcohol) ? false : null,
        said,
        t`whether ${name} counts as a food group is not settled`,
      );
    case null:
      return word(null, said, t`${name} is not an ingredient we know`);
    default:
      return word(false, said);
  }
}

function hasWholeGrainHalf(entries: readonly IngredientEntry[]): boolean {
  let percent = 0;
  for (const { ingredient, traits, depth } of entries) {
    if (depth === 0 && (traits.traits & TRAIT.wholeGrain) !== 0) percent += ingredient.percent ?? 0;
  }
  return percent >= 50;
}

/** A quarter cup of fruit or vegetable is never on a label: where there may be one, the verdict is unknown. */
function judgeCombination(ingredients: IngredientFacts): Measurement {
  for (const { ingredient, traits } of ingredients.entries) {
    if (ingredient.minor || (traits.ownTraits & TRAIT.seasoningOnly) !== 0) continue;
    if (traits.group === 'fruit' || traits.group === 'vegetable') {
      return word(
        null,
        null,
        t`whether it holds ¼ cup of fruit or vegetable (${ingredient.name}) is not stated`,
      );
    }
  }
  return isComplete(ingredients) ? word(false, null) : word(null, null, missingIngredients(ingredients));
}
