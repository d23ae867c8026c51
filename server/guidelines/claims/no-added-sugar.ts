import type { Facts } from '../facts/derive-facts.ts';
import { type IngredientEntry, isComplete } from '../facts/ingredient-facts.ts';
import { kindSet, type ProductKind } from '../facts/product-kinds.ts';
import { TRAIT } from '../ingredients/words/word-table.ts';

/**
 * Foods that normally contain added sugars: of no others may it be said that they have none (21 CFR
 * 101.60(c)(2)(iv)). Left out are kinds that are sweetened now and then: crackers, chips, nuts, soups, beans, plain
 * cereals to cook, and what is yet to be prepared; food for infants may not claim it (21 CFR 101.13(b)(3)).
 */
const NORMALLY_SWEETENED = kindSet(
  'frozen_fruit canned_fruit dried_fruit juice soft_drink tea_or_coffee milk_substitute cereal bar yogurt dessert cookie cake muffin bread roll sauce dressing sweet_spread nut_butter candy gum',
);
/** In these juice is the food or what it lies in; in others it may stand in for sugar. */
const JUICE_KINDS = kindSet('juice soft_drink canned_fruit');

const FLAVOURED = /\b(?:chocolate|vanilla|strawberry|banana|coffee|mocha|caramel|cookies|flavou?red)\b/i;
/** What a name adds to a food that is no sugar itself: "sweetened cranberries", "peaches in syrup". */
const SUGARED =
  /\b(?:(?<!un|un-)(?:pre)?sweetened|sugared|candied|glaced?|glazed|frosted|honeyed|syrup|crystalli[sz]ed|infused|nectar|date paste|liqueurs?|triple sec|mirin)\b/i;
/** Malt by itself may be its syrup; what a flour holds of it, or a grain that was malted, sweetens nothing. */
const MALT = /\bmalt(?: powder)?$/;
const UNSWEETENED = /\b(?:un-?sweetened|not sweetened|no sugar added|without added sugar)\b/gi;
const CONCENTRATED = /[ck]on[cz]entr/i;

const SUGARS = TRAIT.addedSugar | TRAIT.juiceConcentrate;

/** Whether a food that is normally sweetened names every ingredient, and none is or holds an added sugar. */
export function hasNoAddedSugar(facts: Facts): boolean {
  const { subject, kind } = facts;
  if (kind === undefined || !isNormallySweetened(kind.kind, subject.name)) return false;
  if ((subject.per_serving.added_sugars ?? 0) > 0 || (subject.per_100.added_sugars ?? 0) > 0) return false;
  return namesNoAddedSugar(facts) && !hasUnnamedSugars(facts);
}

/** Grams of sugars in 100 that grain, nuts, seeds and eggs do not reach. */
const MOST_SUGARS = 9;
const SUGARY: ReadonlySet<IngredientEntry['traits']['group']> = new Set([
  'fruit',
  'juice',
  'dairy',
  'vegetable',
  'drink',
  'sweetener',
  'composite',
]);

/** Whether a food has more sugars than what its list names can hold: something is left out. */
function hasUnnamedSugars({ subject, ingredients }: Facts): boolean {
  if ((subject.per_100.sugars ?? 0) <= MOST_SUGARS) return false;
  return !ingredients.entries.some(({ traits }) => SUGARY.has(traits.group));
}

/** Whether a complete list names no sugar source, whatever the kind of food. */
export function namesNoAddedSugar({ kind, ingredients }: Facts): boolean {
  if ((ingredients.traits & SUGARS) !== 0 || !isComplete(ingredients)) return false;
  const mayBeJuice = kind !== undefined && JUICE_KINDS.has(kind.kind);
  return ingredients.entries.every((entry) => isWithoutSugar(entry, mayBeJuice));
}

function isNormallySweetened(kind: ProductKind, name: string | null): boolean {
  return NORMALLY_SWEETENED.has(kind) || (kind === 'milk' && FLAVOURED.test(name ?? ''));
}

function isWithoutSugar({ ingredient, traits, depth }: IngredientEntry, mayBeJuice: boolean): boolean {
  const { group } = traits;
  if (group === 'note') return true;
  // What the name leaves open, a jam or a sauce among them, its parts must tell.
  if (group === null || group === 'composite' || group === 'sweetener') {
    if (group === 'sweetener') return (traits.traits & NO_SUGAR) !== 0;
    if (ingredient.parts.length === 0) return false;
  }
  const name = ingredient.name.replace(UNSWEETENED, '');
  if (SUGARED.test(name) || traits.marker === 'sweetener' || (depth === 0 && MALT.test(name))) return false;
  const isJuice = group === 'juice' || (traits.traits & TRAIT.juice) !== 0;
  if (isJuice || group === 'fruit') return !CONCENTRATED.test(name) && (mayBeJuice || !isJuice);
  return true;
}

const NO_SUGAR = TRAIT.lowCalorieSweetener | TRAIT.sugarAlcohol;
