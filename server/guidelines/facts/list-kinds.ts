import { TRAIT } from '../ingredients/words/word-table.ts';
import { isCured } from './cured-meat.ts';
import { type IngredientEntry, type IngredientFacts, isComplete, topEntries } from './ingredient-facts.ts';
import {
  begins,
  groups,
  holds,
  isCookedDish,
  isDressing,
  isFlour,
  isMeatOrFish,
  isMostlySugar,
  isOfDried,
  isOfGrain,
  isOfNuts,
  isOfSugar,
  isOfWholeNuts,
  isSweet,
  SWEETENER,
} from './list-signs.ts';
import { kindSet, type ProductKind } from './product-kinds.ts';

/** What a list of ingredients says of a kind. */
interface ListRule {
  readonly of: ReadonlySet<ProductKind>;
  readonly holds: (facts: IngredientFacts, name: string) => boolean;
  /** What the product is then; null: cannot be told. */
  readonly is: ProductKind | null;
  /** Whether it holds against a GPC code as well, and not only where a name alone told the kind. */
  readonly coded?: true;
}

const BAKED_OF = groups('grain', 'starch', 'protein', 'composite', 'vegetable', null);
const POURED = groups('water', 'dairy', 'drink', 'juice', 'fruit', 'vegetable', 'composite', null);
const POURED_SAUCES = groups('water', 'drink', 'juice', 'fruit', 'composite');
const DRY_DESSERT = /\b(?:pudding|gelatin|mousse|custard|flan|creme brulee|panna cotta|dessert)s?\b/i;
const FROZEN_DESSERT = /\b(?:ice|frozen|pops?|sorbet|sherbet|gelato)\b/i;

const FILLING = TRAIT.meat | TRAIT.seafood | TRAIT.egg | TRAIT.cheese | TRAIT.pulse;

const OF_COCKTAILS = /\bbloody (?:mary|caesar)\b|\bcocktail mix(?:er)?\b/i;
const MASH = /\b(?:miso|gochu\w+|ssamjang|doenjang|soy|tamari|roux|bean paste|hoisin)\b/i;

/** The first that holds counts. */
const RULES: readonly ListRule[] = [
  { of: kindSet('raw_meat prepared_meat canned_meat'), holds: isCured, is: 'processed_meat' },
  // Candy is pressed into wafers, and rolled; syrup is for waffles.
  {
    of: kindSet('bread roll muffin cracker cookie cake'),
    holds: (facts) => isComplete(facts) && !holds(facts, BAKED_OF) && !begins(facts, groups('dairy', 'fat')),
    is: null,
  },
  // Rolls of chewy candy; wafers pressed of sugar and some chocolate.
  {
    of: kindSet('roll cookie'),
    holds: (facts, name) => /\b(?:rolls?|wafers?)\b/i.test(name) && isOfSugar(facts),
    is: null,
  },
  {
    of: kindSet('cookie'),
    holds: (facts, name) => /\bbiscuits?\b/i.test(name) && begins(facts, groups('grain')) && !isSweet(facts),
    is: 'roll',
  },
  {
    of: kindSet('cookie'),
    holds: (facts, name) => /\bwafers?\b/i.test(name) && begins(facts, groups('grain')) && !isSweet(facts),
    is: 'cracker',
  },
  {
    of: kindSet('cookie cake'),
    holds: ({ first }) => first?.name.includes('popcorn') === true,
    is: 'popcorn',
  },
  {
    of: kindSet('dessert'),
    holds: (facts, name) =>
      DRY_DESSERT.test(name) &&
      !FROZEN_DESSERT.test(name) &&
      isComplete(facts) &&
      begins(facts, groups('sweetener', 'starch', 'additive')) &&
      !holds(facts, POURED),
    is: 'baking_supply',
    coded: true,
  },
  // Crackers, puffs and breaded cheese.
  { of: kindSet('cheese'), holds: (facts) => topEntries(facts).some(isFlour), is: null },
  { of: kindSet('sauce dressing'), holds: (_, name) => OF_COCKTAILS.test(name), is: 'alcohol' },
  // Pasta in sauce.
  {
    of: kindSet('sauce'),
    holds: (facts) =>
      /\b(?:pasta|macaroni|noodles?|rice)\b(?! flour)/.test(facts.first?.name ?? '') && isOfGrain(facts),
    is: 'side_dish',
  },
  // Gravy and sauce to be made with water.
  {
    of: kindSet('sauce'),
    holds: (facts, name) =>
      /\b(?:mix(?:es)?|starter|granules|powder)\b/i.test(name) &&
      isComplete(facts) &&
      !holds(facts, POURED_SAUCES),
    is: 'seasoning',
    coded: true,
  },
  // Chips and croutons that taste of ranch or mustard.
  {
    of: kindSet('sauce dip dressing'),
    holds: (facts, name) => isOfGrain(facts) && !MASH.test(name),
    is: null,
  },
  {
    of: kindSet('dressing'),
    holds: (facts, name) => !/\b(?:dressing|vinaigrette)/i.test(name) && !isDressing(facts),
    is: null,
  },
  {
    of: kindSet('dip'),
    holds: (facts) => (begins(facts, SWEETENER) && topEntries(facts).some(isFlour)) || isOfWholeNuts(facts),
    is: null,
  },
  {
    of: kindSet('sandwich'),
    holds: (facts, name) =>
      /\bwraps?\b/i.test(name) &&
      IS_FLOUR.test(topEntries(facts).find(isNoWater)?.ingredient.name ?? '') &&
      (facts.traits & (FILLING & ~TRAIT.pulse)) === 0 &&
      topEntries(facts).every(({ ingredient, traits }) => ingredient.minor || IN_TORTILLAS.has(traits.group)),
    is: 'roll',
  },
  {
    of: kindSet('sandwich'),
    holds: (facts) => isComplete(facts) && isSweet(facts) && (facts.traits & FILLING) === 0,
    is: null,
  },
  // "Hot tamales" and pizza of candy.
  { of: kindSet('soup meal pizza sandwich side_dish'), holds: isMostlySugar, is: null },
  // Chocolate in the shape of a bun.
  {
    of: kindSet('bread roll'),
    holds: (facts) => /\bchocolate\b/.test(topEntries(facts)[0]?.ingredient.name ?? ''),
    is: null,
  },
  // Mango, peanuts or toasted corn with chili.
  {
    of: kindSet('soup'),
    holds: (facts, name) =>
      /\bchili\b/i.test(name) &&
      (begins(facts, groups('fruit')) || isOfWholeNuts(facts) || !holds(facts, CHILI_OF)),
    is: null,
  },
  {
    of: kindSet('grain'),
    holds: (facts) => begins(facts, groups('fruit', 'sweetener', 'seasoning', 'dairy')) || isOfNuts(facts),
    is: null,
  },
  // Noodles or rice with meat or in sauce, whose salt counts.
  {
    of: kindSet('grain pasta'),
    holds: (facts, name) =>
      facts.entries.some(isMeatOrFish) && holds(facts, groups('water')) && !FILLED.test(name),
    is: 'meal',
  },
  { of: kindSet('grain pasta'), holds: isCookedDish, is: 'side_dish' },
  // A drink of juice or puree.
  {
    of: kindSet('fresh_fruit canned_fruit'),
    holds: ({ first }) =>
      first?.afterWater === true && /\b(?:pur[ée]e|juice|concentrate)s?\b/.test(first.name),
    is: null,
  },
  // Neither is exempt as fresh fruit and vegetables are.
  { of: kindSet('fresh_fruit frozen_fruit canned_fruit'), holds: isOfDried, is: 'dried_fruit' },
  { of: kindSet('fresh_vegetable'), holds: isOfDried, is: null },
  // Corn meal puffed into the shape of fries.
  { of: kindSet('fries'), holds: (facts) => topEntries(facts).slice(0, 1).some(isFlour), is: null },
];

const CODED_RULES = RULES.filter(({ coded }) => coded);

const FILLED = /\b(?:ravioli|tortell\w+|gnocchi|manicotti|agnolotti)\b/i;

const CHILI_OF = groups('water', 'protein', 'vegetable', 'dairy', 'juice', 'composite', null);
const isNoWater = ({ traits }: IngredientEntry) => traits.group !== 'water';
const IN_TORTILLAS = groups(
  'grain',
  'starch',
  'water',
  'fat',
  'salt',
  'additive',
  'sweetener',
  'seasoning',
  'protein',
);

/** A sandwich begins with a bread, a bread with its flour. */
const IS_FLOUR = /\b(?:flour|wheat|oat|starch|masa)\b/;

/**
 * What the list makes of a kind: another, or null where it is none of the kind and the list does not tell what else;
 * the kind itself where the list has nothing against it.
 */
export function kindByList(
  kind: ProductKind,
  facts: IngredientFacts,
  name: string | null,
  isCoded: boolean,
): ProductKind | null {
  if (facts.list === null) return kind;
  const rules = isCoded ? CODED_RULES : RULES;
  const rule = rules.find((one) => one.of.has(kind) && one.holds(facts, name ?? ''));
  return rule === undefined ? kind : rule.is;
}
