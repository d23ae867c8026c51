import type { FoodGroup } from '../ingredients/words/word-table.ts';
import { TRAIT } from '../ingredients/words/word-table.ts';
import type { FoundKind } from './find-kind.ts';
import type { FirstIngredient } from './first-ingredient.ts';
import { type IngredientEntry, type IngredientFacts, isComplete } from './ingredient-facts.ts';
import { kindByList } from './list-kinds.ts';
import { isAnimalKind, kindSet, type ProductKind } from './product-kinds.ts';

/** What comes first in a food of a kind that its name alone told. A watermelon candy begins with sugar. */
const FIRST_GROUPS: Readonly<Partial<Record<ProductKind, readonly FoodGroup[]>>> = {
  fresh_fruit: ['fruit'],
  frozen_fruit: ['fruit'],
  canned_fruit: ['fruit', 'juice'],
  dried_fruit: ['fruit'],
  fresh_vegetable: ['vegetable', 'grain'],
  frozen_vegetable: ['vegetable', 'grain'],
  canned_vegetable: ['vegetable', 'grain', 'juice', 'seasoning'],
  beans: ['vegetable', 'protein'],
  fries: ['vegetable', 'grain'],
  pickle: ['vegetable', 'fruit', 'seasoning', 'salt'],
  oil: ['fat'],
  butter: ['fat', 'dairy'],
  sweetener: ['sweetener'],
  cheese: ['dairy', 'fat'],
  yogurt: ['dairy', 'drink', 'fruit'],
  milk: ['dairy'],
  juice: ['juice', 'fruit', 'vegetable', 'sweetener'],
};
/** What the first ingredient of a kind is, finer than its group. */
const FIRST_TRAITS: Readonly<Partial<Record<ProductKind, number>>> = {
  nuts: TRAIT.nut,
  nut_butter: TRAIT.nut,
  egg: TRAIT.egg,
};

/** Fruit and vegetables that a name alone told, where the list has water or juice in it. */
const CANNED: Readonly<Partial<Record<ProductKind, ProductKind>>> = {
  fresh_fruit: 'canned_fruit',
  fresh_vegetable: 'canned_vegetable',
};

/** Kinds of one food whose list names nothing else but what keeps or seasons it, and what they are otherwise. */
const PREPARED: Readonly<Partial<Record<ProductKind, ProductKind>>> = {
  raw_meat: 'prepared_meat',
  raw_fish: 'prepared_fish',
};
/** More ingredients than this in a meat or fish: prepared, not raw. */
const RAW_MOST = 5;
const ANIMAL = TRAIT.meat | TRAIT.seafood | TRAIT.egg;
/** A list that begins with one of these is of another food, which only tastes of meat or fish or has some in it. */
const OTHER_FOODS: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'grain',
  'vegetable',
  'fruit',
  'dairy',
  'drink',
]);
/** Breaded, battered or fried, so no longer raw. */
const NOT_RAW: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['grain', 'fat', 'dairy']);

/** Kinds that may begin with meat or fish. A pork roll or crab cake that does is no bread or cake. */
const WITH_MEAT = kindSet(
  'soup broth meal sandwich pizza side_dish pasta sauce dip chips meat_substitute baby_food variety_pack egg',
);

/** Dishes, which candy is shaped and named after: "gummi pizza", "candy rolls". */
const DISHES = kindSet('roll sandwich pizza pasta soup meal side_dish dip');
const OF_DISHES: ReadonlySet<FoodGroup | null> = new Set<FoodGroup>([
  'grain',
  'vegetable',
  'fruit',
  'dairy',
  'protein',
  'seasoning',
]);

/** Cookies, candy and caramel are called dips as well, and have milk, flour and nuts; what is seasoned is a dip. */
const OF_DIPS: ReadonlySet<FoodGroup | null> = new Set<FoodGroup>(['vegetable', 'fruit', 'seasoning']);

/** Sugar first, and nothing of such a dish by itself. */
function isOfSugars({ first, entries }: IngredientFacts, ofDish: ReadonlySet<FoodGroup | null>): boolean {
  return (
    first?.traits.group === 'sweetener' &&
    !first.afterWater &&
    !entries.some(({ depth, traits }) => depth === 0 && ofDish.has(traits.group))
  );
}

/** A drink ready to drink has one of these in it; one without is a powder, leaves or beans. */
const LIQUID_KINDS = kindSet('soft_drink tea_or_coffee');
const LIQUIDS: ReadonlySet<FoodGroup | null> = new Set<FoodGroup>([
  'water',
  'juice',
  'dairy',
  'fruit',
  'vegetable',
]);
const isLiquid = ({ traits, ingredient }: IngredientEntry) =>
  LIQUIDS.has(traits.group) || ingredient.name.includes('kombucha');

/** The kind, unless a name alone told it and the ingredients are of something else. */
export function confirmKind(
  found: FoundKind | undefined,
  facts: IngredientFacts,
  name: string | null,
): FoundKind | undefined {
  const confirmed = confirmByFirst(found, facts, name);
  if (confirmed === undefined) return undefined;
  const kind = kindByList(confirmed.kind, facts, name, confirmed.from !== 'name');
  return kind === null ? undefined : { ...confirmed, kind };
}

/** The same by what the list begins with. */
function confirmByFirst(
  found: FoundKind | undefined,
  facts: IngredientFacts,
  name: string | null,
): FoundKind | undefined {
  if (found === undefined || facts.first === null) return found;
  if (found.kind === 'milk' && isPlantDrink(facts)) return { ...found, kind: 'milk_substitute' };
  if (found.from !== 'name') return found;
  if (DISHES.has(found.kind) && isOfSugars(facts, found.kind === 'dip' ? OF_DIPS : OF_DISHES))
    return undefined;
  const { group, traits } = facts.first.traits;
  if (isOneFood(found.kind, facts)) return undefined;
  if (SWEETS.has(found.kind) && isDrink(facts.first, name)) return undefined;
  if (LIQUID_KINDS.has(found.kind)) {
    return facts.entries.some(isLiquid) ? found : { ...found, kind: 'drink_to_prepare' };
  }
  // "Chunk chicken in water" is no water, but a water's list may begin with its minerals.
  if (found.kind === 'water' && !facts.first.afterWater) return undefined;
  if (isAnimalKind(found.kind) && found.kind !== 'egg') return confirmMeat(found, facts, group, traits);
  if (group === 'protein' && !WITH_MEAT.has(found.kind) && (traits & (TRAIT.meat | TRAIT.seafood)) !== 0) {
    const isFish = (traits & TRAIT.seafood) !== 0;
    // A bar of meat is dried.
    return { ...found, kind: isFish ? 'prepared_fish' : found.kind === 'bar' ? 'jerky' : 'prepared_meat' };
  }
  const trait = FIRST_TRAITS[found.kind];
  // Almonds after water are a drink of them.
  if (found.kind === 'nuts' && facts.first.afterWater) return undefined;
  if (trait !== undefined) return group === null || (traits & trait) !== 0 ? found : undefined;
  const groups = FIRST_GROUPS[found.kind];
  if (groups !== undefined && group !== null && !groups.includes(group)) return undefined;
  const canned = CANNED[found.kind];
  return canned !== undefined && isInLiquid(facts) ? { ...found, kind: canned } : found;
}

/** Dishes of several foods; what bread or noodles are named after is none: "sandwich slices" of pickle, dry lasagna. */
const OF_SEVERAL = kindSet('soup meal sandwich pizza');
const WITH_BREAD = kindSet('sandwich pizza');
const IN_SANDWICHES: ReadonlySet<FoodGroup | null> = new Set<FoodGroup | null>([
  'grain',
  'protein',
  'dairy',
  'composite',
]);
const BESIDE_FOODS: ReadonlySet<FoodGroup | null> = new Set<FoodGroup | null>([
  'water',
  'salt',
  'note',
  'additive',
]);

const IN_POWDERS: ReadonlySet<FoodGroup | null> = new Set<FoodGroup | null>([
  'grain',
  'seasoning',
  'starch',
  'sweetener',
  'fat',
]);

function isOneFood(kind: ProductKind, facts: IngredientFacts): boolean {
  if (!isComplete(facts) || !OF_SEVERAL.has(kind)) return false;
  if (WITH_BREAD.has(kind) && !facts.entries.some(({ traits }) => IN_SANDWICHES.has(traits.group)))
    return true;
  const foods = facts.entries.filter(({ traits }) => !BESIDE_FOODS.has(traits.group));
  // Curry powder, and blocks of roux.
  if (kind === 'meal' && foods.every(({ traits }) => IN_POWDERS.has(traits.group))) return true;
  // A burger may be its meat alone.
  const isMeat = kind === 'sandwich' && (facts.traits & TRAIT.meat) !== 0;
  return (foods.length === 1 && !isMeat) || foods.every(({ traits }) => traits.group === 'grain');
}

/** Sweets that drinks taste of. */
const SWEETS = kindSet('candy cake');
const DRINK_NAMED = /\b(?:milk|lait|beverages?|drinks?)\s*(?:,|$)/i;

/** "Chocolate, low-fat milk"; almonds or soybeans after water are a drink of them. */
function isDrink({ afterWater, traits: { group } }: FirstIngredient, name: string | null): boolean {
  if (group === 'protein' || group === 'drink') return afterWater;
  return group === 'dairy' && DRINK_NAMED.test(name ?? '');
}

function isInLiquid({ entries }: IngredientFacts): boolean {
  return entries.some(({ traits: { group } }) => group === 'water' || group === 'juice');
}

/**
 * Meat and fish. Labels leave out the meat itself ("in a solution of water, salt …"), so that only another food at
 * the head of the list takes the kind away.
 */
function confirmMeat(
  found: FoundKind,
  { entries, first }: IngredientFacts,
  group: FoodGroup | null,
  traits: number,
): FoundKind | undefined {
  const isAnimal = (traits & ANIMAL) !== 0;
  if (!isAnimal && group === 'protein') {
    const isNut = (traits & TRAIT.nut) !== 0;
    return isNut ? undefined : { ...found, kind: 'meat_substitute' };
  }
  if (!isAnimal && group !== null && OTHER_FOODS.has(group)) return undefined;
  if (group === 'sweetener' && !entries.some(isOfAnimalOrCures)) {
    // Of salted meat a label may tell the brine alone; water and sugar without salt are a drink.
    const isBrine = first?.afterWater && entries.some((entry) => entry.traits.group === 'salt');
    if (!isBrine) return undefined;
  }
  const prepared = PREPARED[found.kind];
  if (prepared === undefined) return found;
  const isRaw =
    entries.length <= RAW_MOST &&
    !entries.some((entry) => entry.traits.group !== null && NOT_RAW.has(entry.traits.group));
  return isRaw ? found : { ...found, kind: prepared };
}

/** Fish, bacon or chicks that begin with sugar and name neither meat nor what cures it are candy. Gelatin of beef is no beef. */
function isOfAnimalOrCures({ ingredient, traits, depth }: IngredientEntry): boolean {
  const isAnimal = traits.group === 'protein' && (traits.traits & ANIMAL) !== 0;
  return (isAnimal && depth === 0) || CURES.test(ingredient.name);
}
const CURES = /nitrite|nitrate|phosphate|lactate|diacetate|erythorbate|celery/;

/** A class of milks and their substitutes does not tell which; a complete list without anything of an animal does. */
function isPlantDrink(facts: IngredientFacts): boolean {
  return (
    isComplete(facts) &&
    (facts.traits & TRAIT.animalProduct) === 0 &&
    // A milk's list that names its enzyme and vitamins alone leaves out the milk.
    facts.entries.some(({ traits }) => traits.group !== null && OF_PLANTS.has(traits.group))
  );
}
const OF_PLANTS: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'grain',
  'fruit',
  'vegetable',
  'protein',
  'drink',
  'juice',
]);
