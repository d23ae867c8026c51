import { ALLERGENS, type Allergen } from '#contract/allergens.ts';
import { DIET_NAMES, type DietType } from '#contract/product.ts';
import { compose, say, t } from '#server/language/speech.ts';
import { FOOD_CONDITIONS } from './foods.ts';
import { free } from './levels.ts';
import { nutrientOf } from './nutrients.ts';
import { anyOf, keyOf, phrase } from './patterns.ts';
import type { Rule } from './rule.ts';
import type { Condition } from './term.ts';

/** Everyday names of the allergens. Foods made of one (cheese, bread) are not here: to leave them out is not to leave it out. */
const ALLERGEN_NAMES: readonly (readonly [names: string, ...allergens: Allergen[]])[] = [
  ["milk, dairy, cow'?s milk, cows['’]? milk, casein, whey", 'milk'],
  ['egg, eggs', 'eggs'],
  ['fish', 'fish'],
  [
    'crustacean, crustaceans, shrimp, shrimps, prawn, prawns, crab, lobster, crayfish, crawfish',
    'crustaceans',
  ],
  [
    'mollusc, molluscs, mollusk, mollusks, oyster, oysters, clam, clams, mussel, mussels, scallops',
    'molluscs',
  ],
  ['shellfish', 'crustaceans', 'molluscs'],
  ['seafood', 'fish', 'crustaceans', 'molluscs'],
  ['tree nut, tree nuts, treenut, treenuts, almond, almonds, brazil nuts, cashew, cashews', 'tree_nuts'],
  ['hazelnut, hazelnuts, macadamia, macadamias, pecan, pecans, pistachio, pistachios', 'tree_nuts'],
  ['walnut, walnuts', 'tree_nuts'],
  ['peanut, peanuts, groundnut, groundnuts', 'peanuts'],
  ['nut, nuts', 'peanuts', 'tree_nuts'],
  ['wheat', 'wheat'],
  ['soy, soya, soybean, soybeans, soya beans', 'soybeans'],
  ['sesame, sesame seed, sesame seeds', 'sesame'],
  ['gluten', 'gluten'],
  ['celery', 'celery'],
  ['mustard', 'mustard'],
  ['sulfite, sulfites, sulphite, sulphites, sulfur dioxide', 'sulphites'],
  ['lupin, lupins, lupine', 'lupin'],
];
const NUTRIENT_NAMES =
  'calorie, calories, cal, fat, fats, saturated fat, sat fat, sugar, sugars, sodium, cholesterol';

const OF_NAMES: readonly (readonly [name: string, conditions: readonly Condition[]])[] = [
  ...ALLERGEN_NAMES.flatMap(([names, ...allergens]) =>
    names.split(', ').map((name) => [name, allergens.map(leaveOut)] as const),
  ),
  ...NUTRIENT_NAMES.split(', ').map((name) => {
    const nutrient = nutrientOf(name);
    return [name, [nutrient && free(nutrient)].filter((each) => each !== undefined)] as const;
  }),
  // The claim alone would let through what names gluten all the same.
  ['gluten', [declared('gluten_free'), leaveOut('gluten')]],
  ['lactose', [declared('lactose_free')]],
  ['added sugar', [declared('no_added_sugar')]],
  ['added sugars', [declared('no_added_sugar')]],
];
const CONDITIONS: ReadonlyMap<string, readonly Condition[]> = new Map([...FOOD_CONDITIONS, ...OF_NAMES]);

export function leaveOut(allergen: Allergen): Condition {
  const label = compose(() => t`Without ${say(ALLERGENS[allergen]).toLowerCase()}`);
  return {
    kind: 'allergen',
    allergen,
    label,
    reason: t`leaves out “may contain” too, but not what says nothing`,
  };
}

export function declared(diet: DietType): Condition {
  return { kind: 'diet', diet, label: DIET_NAMES[diet], reason: t`as declared` };
}

/** Of an allergen or a nutrient. */
export const ALLERGEN_NAME = anyOf(OF_NAMES.map(([name]) => name));
const NAME = anyOf(CONDITIONS.keys());
const AND = '(?:,? (?:and|or|nor) |, ?| ?& ?|/)';

/** "milk, egg and soy"; at most sixteen, so that no input is slow. */
function listOf(item: string): string {
  return `${item}(?:${AND}${item}){0,15}`;
}

/**
 * "milk free", "nut and dairy free", "peanut allergy", "sugarless": an allergen is left out, of a nutrient there is less
 * than FDA's limit for "free". What stands after "no" or "without" is read in `without.ts`.
 */
export const FREE_FROM_RULES: readonly Rule[] = [
  {
    pattern: phrase('(?:no|without|w/o|zero|0(?: ?g)?(?: of)?) (?:added sugars?|sugars? added)|sugarless'),
    read: ({ 0: typed }) => named(/less$/i.test(typed) ? 'sugar' : 'added sugar'),
  },
  {
    pattern: phrase(
      `(?<list>${listOf(`${NAME}-?`)}) ?(?:free(?! (?:range|run|roaming|roam|flow|flowing|trade|of|from))|allerg(?:y|ies|ic)|intoleran(?:t|ce))`,
    ),
    read: ({ groups }) => (isList(groups?.list ?? '') ? allNamed(groups?.list ?? '') : []),
  },
  { pattern: phrase('nonfat|fatfree'), read: () => named('fat') },
  { pattern: phrase('nondairy'), read: () => named('milk') },
  { pattern: phrase('eggless'), read: () => named('eggs') },
  { pattern: phrase('nutless'), read: () => named('nuts') },
  { pattern: phrase('celiac|coeliac'), read: () => named('gluten') },
];

/** "onions and gluten free", of which a "without" before it takes the first: "without onions and gluten free". */
export function isListBeforeFree(typed: string): boolean {
  return /(?:[,&/]|[\s\-‐‑–](?:and|or|nor)[\s\-‐‑–]).*(?:free|allerg(?:y|ies|ic)|intoleran(?:t|ce))$/is.test(
    typed,
  );
}

/** "oat milk, nut free" asks for milk: commas alone join from three things on. */
function isList(typed: string): boolean {
  const things = typed.split(',').length;
  return things !== 2 || /&|\/|[\s\-‐‑–](?:and|or|nor)[\s\-‐‑–]/i.test(typed);
}

const NAMES = new RegExp(`(?<![\\p{L}])${NAME.replaceAll(' ', '[\\s\\-‐‑–]')}(?![\\p{L}])`, 'giu');

/** The conditions of every name in the text, each once. */
export function allNamed(typed: string): readonly Condition[] {
  const all = [...typed.matchAll(NAMES)].flatMap(([name]) => named(name));
  return [...new Map(all.map((each) => [each.label, each])).values()];
}

/** The conditions of one name. */
export function named(name: string): readonly Condition[] {
  return CONDITIONS.get(keyOf(name)) ?? [];
}
