import { t } from '#server/language/speech.ts';
import { amountFor } from '../facts/amounts.ts';
import type { Facts } from '../facts/derive-facts.ts';
import {
  hasTrait,
  type IngredientEntry,
  type IngredientFacts,
  nameOfTrait,
} from '../facts/ingredient-facts.ts';
import { kindSet } from '../facts/product-kinds.ts';
import { TRAIT, type Trait } from '../ingredients/words/word-table.ts';
import { topLevelParts } from './consists-of.ts';
import { isPlainWater, isPureJuice } from './drinks.ts';
import { measureGeneralStandard } from './general-standard.ts';
import { type Measurement, missingIngredients, NO_INGREDIENTS, word } from './measurement.ts';

const CANNED_KINDS = kindSet('canned_fruit canned_vegetable pickle');
const MAY_LIE_IN_OIL = kindSet('canned_vegetable pickle fresh_vegetable beans');
/** "Peppers in Oil", "Marinated Mushrooms". */
const LIES_IN = /\bmarinated\b|\b(?:in|en|a l['’])\b[^,;(]*\b(?:oil|marinade|vinaigrette|huile|aceite)\b/i;
/** Oil further down the list seasons; among the first few it is what the food lies in. */
const PACKED_WITHIN = 3;
/** 7 CFR 210.10(d)(2)(ii) asks for nine nutrients; the catalogue has a figure for the other four. */
const MILK_EQUIVALENCE = t`vitamin A, magnesium, phosphorus, riboflavin and vitamin B-12 are not among the figures we have`;

/** Quantities that are words: what the ingredients name, or do not. */
export const WORD_MEASURES = {
  general_standard: measureGeneralStandard,
  caffeine: measureCaffeine,
  low_calorie_sweeteners: (facts: Facts) => noneOf(facts, ['lowCalorieSweetener', 'sugarAlcohol']),
  added_sugars_named: measureAddedSugars,
  artificial_colours: (facts: Facts) => noneOf(facts, ['artificialColour']),
  banned_additives: (facts: Facts) => noneOf(facts, ['bannedAdditive']),
  partially_hydrogenated_oil: (facts: Facts) => noneOf(facts, ['partiallyHydrogenated']),
  added_salt: measureAddedSalt,
  processed_meat: () => word(false, t`processed meat`),
  packed_in: measurePackedIn,
  pure_juice: ({ ingredients }: Facts) =>
    yesOrNo(isPureJuice(ingredients), t`100 % juice`, t`more than juice and water`, ingredients),
  milk_equivalence: () => word(null, null, MILK_EQUIVALENCE),
  plain_water: ({ ingredients }: Facts) =>
    yesOrNo(isPlainWater(ingredients), t`plain water`, t`more than water`, ingredients),
  drink_allowed: ({ ingredients }: Facts) =>
    ingredients.list === null ? word(null, null, NO_INGREDIENTS) : word(false, describeDrink(ingredients)),
  flavour: measureFlavour,
  whole_grain: measureWholeGrain,
} as const;

function describeDrink({ traits }: Facts['ingredients']): string {
  if ((traits & TRAIT.addedSugar) !== 0) return t`a sweetened drink`;
  if ((traits & (TRAIT.lowCalorieSweetener | TRAIT.sugarAlcohol)) !== 0)
    return t`a drink with low-calorie sweetener`;
  if ((traits & TRAIT.coffeeOrTea) !== 0) return t`tea or coffee`;
  return t`another drink`;
}

function yesOrNo(met: boolean | null, yes: string, no: string, ingredients: IngredientFacts): Measurement {
  return met === null ? word(null, null, missingIngredients(ingredients)) : word(met, met ? yes : no);
}

/** Met where the list is complete and names none with these traits. */
function noneOf({ ingredients, kind }: Facts, traits: readonly Trait[]): Measurement {
  for (const trait of traits) {
    if ((ingredients.traits & TRAIT[trait]) !== 0) return word(false, nameOfTrait(ingredients, trait));
  }
  const isFresh =
    kind !== undefined &&
    kind.from !== 'name' &&
    (kind.kind === 'fresh_fruit' || kind.kind === 'fresh_vegetable');
  if (ingredients.list === null && isFresh) return word(true, t`none`);
  for (const trait of traits) {
    if (hasTrait(ingredients, trait) === null) return word(null, null, missingIngredients(ingredients));
  }
  return word(true, t`none`);
}

/** Concentrate of juice is juice with its water, and sugar without. */
function measureAddedSugars(facts: Facts): Measurement {
  const found = noneOf(facts, ['addedSugar']);
  const concentrate = nameOfTrait(facts.ingredients, 'juiceConcentrate');
  if (found.met !== true || concentrate === null) return found;
  const isWithWater = facts.ingredients.entries.some(({ traits }) => traits.group === 'water');
  return isWithWater ? found : word(null, null, t`whether ${concentrate} sweetens it is not settled`);
}

const FRUIT = kindSet('fresh_fruit frozen_fruit canned_fruit dried_fruit');
/** No vegetable, bean or nut has more of its own, but for seaweed. */
const UNSALTED_MOST_MG = 300;

/** Salt may stand behind "spices", or be misspelled; sulfites give dried fruit its sodium. */
function measureAddedSalt(facts: Facts): Measurement {
  const found = noneOf(facts, ['salt']);
  if (found.met !== true || facts.kind === undefined || FRUIT.has(facts.kind.kind)) return found;
  const sodium = amountFor(facts.subject, 'sodium', '100 g').value;
  return sodium !== null && sodium > UNSALTED_MOST_MG
    ? word(null, null, t`no salt is among the ingredients, but the sodium suggests it`)
    : found;
}

/** Coffee, tea, maté, guarana and kola hold more than a trace; cocoa holds a trace. */
function measureCaffeine(facts: Facts): Measurement {
  const found = noneOf(facts, ['addedCaffeine', 'naturalCaffeine']);
  if (found.met === null && facts.kind?.kind === 'tea_or_coffee') {
    return word(null, null, t`whether this tea or coffee is caffeine-free is not stated`);
  }
  return found;
}

function measurePackedIn(facts: Facts): Measurement {
  const kind = facts.kind?.kind;
  const saysSo = kind !== undefined && MAY_LIE_IN_OIL.has(kind) && LIES_IN.test(facts.subject.name ?? '');
  if (kind === undefined || !(saysSo || CANNED_KINDS.has(kind))) return word(true, t`not packed in a liquid`);
  const parts = topLevelParts(facts.ingredients);
  const packing = (saysSo ? parts : parts.slice(0, PACKED_WITHIN)).flatMap(packingIn);
  const oil = packing.find(isOil);
  if (oil !== undefined) return word(false, oil.ingredient.name);
  const sugar = noneOf(facts, ['addedSugar']);
  return sugar.met === true ? word(true, t`water or juice`) : sugar;
}

/** Also run together with the name behind it: "blended oils onion". */
function isOil({ traits, ingredient }: IngredientEntry): boolean {
  return (
    traits.group === 'fat' || ((traits.traits & TRAIT.addedFat) !== 0 && /\boils?\b/.test(ingredient.name))
  );
}

/** A dressing's oil is what the food lies in, the cream of a cheese within is not. */
function packingIn(part: readonly IngredientEntry[]): readonly IngredientEntry[] {
  const [first] = part;
  return first?.traits.group === 'composite' ? part : part.slice(0, 1);
}

const FLAVOR =
  /\b(?:vanilla|vanille|chocolate?|cocoa|cacao|coffee|mocha|matcha|chai|tea|caramel|strawberry|fraise|banana|berry|cinnamon|turmeric|ginger|flavou?red)\b/i;
/** In a list they sweeten. */
const SWEET_FLAVOR = /\b(?:honey|maple)\b/i;

/** By its name, or by what gives it its taste in the list. */
function measureFlavour(facts: Facts): Measurement {
  const name = facts.subject.name ?? '';
  if (FLAVOR.test(name) || SWEET_FLAVOR.test(name)) return word(false, t`flavored`);
  const taste = facts.ingredients.entries.find(({ ingredient }) => FLAVOR.test(ingredient.name));
  return taste === undefined ? noneOf(facts, ['flavour']) : word(false, taste.ingredient.name);
}

function measureWholeGrain({ ingredients }: Facts): Measurement {
  const { first } = ingredients;
  if (first === null) return word(null, null, missingIngredients(ingredients));
  if ((first.traits.traits & TRAIT.wholeGrain) !== 0) return word(true, first.name);
  if ((first.traits.traits & TRAIT.maybeWholeGrain) !== 0 || first.traits.group === null) {
    return word(null, first.name, t`whether ${first.name} is whole grain is not stated`);
  }
  return word(false, t`first ingredient ${first.name}`);
}
