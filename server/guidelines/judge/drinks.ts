import { amountFor } from '../facts/amounts.ts';
import type { Facts } from '../facts/derive-facts.ts';
import type { IngredientEntry, IngredientFacts } from '../facts/ingredient-facts.ts';
import { classifyIngredient } from '../ingredients/classify-ingredient.ts';
import { type FoodGroup, TRAIT } from '../ingredients/words/word-table.ts';
import type { SmartSnackTerms } from '../rules/rule.ts';
import type { Drink } from '../standards/smart-snack/drinks.ts';
import { consistsOf } from './consists-of.ts';
import { atPrecision } from './measurement.ts';

/** Calorie-free drinks in 7 CFR 210.11(l)(3)(v): below this per 8 fl oz; 10 kcal per 20 fl oz is less still. */
const CALORIE_FREE_KCAL = 5;

/** Vitamins, minerals, acids and flavours that 100 % juice may hold; sweeteners, colours and the rest it may not. */
const NOT_JUICE =
  TRAIT.addedSugar |
  TRAIT.lowCalorieSweetener |
  TRAIT.sugarAlcohol |
  TRAIT.artificialColour |
  TRAIT.addedCaffeine |
  TRAIT.naturalCaffeine |
  TRAIT.alcohol |
  TRAIT.animalProduct;

/** Juice alone or with water; null where the list does not settle it. */
export function isPureJuice(facts: IngredientFacts): boolean | null {
  if ((facts.traits & NOT_JUICE) !== 0) return false;
  if (facts.list === null) return null;
  const only = consistsOf(facts, (entry) => isJuiceOrFruit(entry) || BESIDE_JUICE.has(entry.traits.group));
  return only === true ? hasJuiceOrFruit(facts.entries) : only;
}

/** Of a flavor a label may name the fruit: "natural flavors (lemon, raspberry)", "essence of lime". */
function hasJuiceOrFruit(entries: readonly IngredientEntry[]): boolean {
  const areFlavors = entries.some(({ ingredient }) => OTHER_FLAVORS.test(ingredient.name));
  let within: number | null = null;
  for (const entry of entries) {
    if (within !== null && entry.depth <= within) within = null;
    if (within !== null) continue;
    if (entry.traits.group !== 'juice' && isOfFlavor(entry)) within = entry.depth;
    else if (isJuiceOrFruit(entry) && !(areFlavors && entry.traits.group !== 'juice')) return true;
  }
  return false;
}

/** "Mango, grapefruit and other natural flavors". */
const OTHER_FLAVORS = /\bother (?:natural |artificial )*flavou?r/;

function isOfFlavor({ traits, ingredient }: IngredientEntry): boolean {
  return (traits.ownTraits & TRAIT.flavour) !== 0 || /\b(?:essences?|flavou?rs?)\b/.test(ingredient.name);
}

const BESIDE_JUICE: ReadonlySet<FoodGroup | null> = new Set<FoodGroup>([
  'water',
  'additive',
  'seasoning',
  'salt',
]);

function isJuiceOrFruit({ traits }: IngredientEntry): boolean {
  return traits.group === 'juice' || traits.group === 'fruit' || traits.group === 'vegetable';
}

/**
 * Juice of full strength: water beside the juice only gives a concentrate its water back, which the list does not
 * prove; a name that says 100 % does.
 */
export function isFullStrengthJuice(facts: IngredientFacts, name: string | null): boolean | null {
  const pure = isPureJuice(facts);
  if (pure !== true) return pure;
  if (!hasWaterBesideJuice(facts)) return true;
  if (/100 ?%/.test(name ?? '')) return true;
  return (facts.traits & TRAIT.juiceConcentrate) === 0 ? false : null;
}

/** Water at any depth, but for that inside a juice: "apple juice (water, apple juice concentrate)". */
function hasWaterBesideJuice({ entries }: IngredientFacts): boolean {
  let juiceDepth: number | null = null;
  for (const { traits, depth } of entries) {
    if (juiceDepth !== null && depth <= juiceDepth) juiceDepth = null;
    if (traits.group === 'water' && juiceDepth === null) return true;
    if (juiceDepth === null && traits.group === 'juice') juiceDepth = depth;
  }
  return false;
}

/** Water with nothing that gives taste, colour or energy; minerals and carbon dioxide may be added. */
export function isPlainWater(facts: IngredientFacts): boolean | null {
  if (facts.list === null) return null;
  if ((facts.traits & (NOT_JUICE | TRAIT.flavour | TRAIT.juice)) !== 0) return false;
  const only = consistsOf(
    facts,
    ({ traits }) =>
      traits.group === 'water' ||
      ((traits.group === 'additive' || traits.group === 'salt') && traits.nova !== 4),
  );
  if (only !== true) return only;
  const waters = facts.entries.filter(({ traits }) => traits.group === 'water');
  if (waters.some(isFlavoredWater)) return false;
  // Whether water with vitamins is plain is not settled.
  return waters.length === 0 || facts.entries.some(isVitamin) ? null : true;
}

const TASTES: ReadonlySet<FoodGroup | null> = new Set(['fruit', 'vegetable', 'juice', 'seasoning']);

/** "Strawberry watermelon seltzer". */
function isFlavoredWater({ ingredient }: IngredientEntry): boolean {
  return ingredient.name.split(' ').some((word) => TASTES.has(classifyIngredient(word).group));
}

function isVitamin({ ingredient }: IngredientEntry): boolean {
  return /\b(?:vitamin|niacin|riboflavin|thiamin|biotin|folic|omega)/.test(ingredient.name);
}

/** Which of the drinks 7 CFR 210.11(l) tells apart this is. */
export function findDrink(facts: Facts, { calorieFree }: SmartSnackTerms): Drink {
  const kind = facts.kind?.kind;
  const { ingredients } = facts;
  const group = ingredients.first?.traits.group;
  if (kind === 'milk' && (group === undefined || group === 'dairy')) return 'milk';
  if (kind === 'milk_substitute') return 'milk_substitute';
  const juice = isPureJuice(ingredients);
  if (juice === true || (juice === null && kind === 'juice')) return 'juice';
  const water = isPlainWater(ingredients);
  if (water === true || (water === null && kind === 'water')) return 'water';
  const energy = amountFor(facts.subject, 'calories', '8 fl oz').value;
  // Unknown energy takes the larger container: its own criterion keeps the verdict open.
  if (energy === null) return 'calorie_free_drink';
  const kcal = atPrecision(energy, 'kcal');
  const isCalorieFree = calorieFree === '<' ? kcal < CALORIE_FREE_KCAL : kcal <= CALORIE_FREE_KCAL;
  return isCalorieFree ? 'calorie_free_drink' : 'other_drink';
}
