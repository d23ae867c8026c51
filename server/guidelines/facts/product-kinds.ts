import { t } from '#server/language/speech.ts';

/** What Smart Snack takes an item for. */
export type ItemType = 'snack' | 'side' | 'entree' | 'beverage';

/** Good Choice's 15 food categories. */
export const GOOD_CHOICE_CATEGORIES = {
  baked_goods: t`Baked goods`,
  beverages: t`Beverages`,
  cereal: t`Cereal`,
  cheese: t`Cheese and substitutes`,
  desserts: t`Desserts`,
  produce: t`Fruits, vegetables, beans, nuts and seeds`,
  grains: t`Grains and pasta`,
  meat: t`Meat, poultry and seafood`,
  milk: t`Milk and substitutes`,
  snacks: t`Pre-packaged snacks`,
  prepared: t`Prepared foods`,
  processed_meat: t`Processed meat`,
  sandwich_bread: t`Sandwich bread`,
  sauces: t`Sauces, dressings and dips`,
  yogurt: t`Yogurt and substitutes`,
} as const;
export type GoodChoiceCategory = keyof typeof GOOD_CHOICE_CATEGORIES;

interface KindRow {
  /** null: not sold to be eaten as it is, so Smart Snack does not judge it; `why` says so. */
  readonly item: ItemType | null;
  /** null: none of the 15 categories. */
  readonly goodChoice: GoodChoiceCategory | null;
  readonly why?: string;
}

const TO_COOK = t`is an ingredient to cook or bake with`;
const TO_GO_WITH = t`accompanies other food and counts with that`;
const TO_PREPARE = t`is not ready to eat or drink`;

/**
 * The kinds of product the guidelines tell apart, finer than a GPC family and coarser than its bricks.
 * Good Choice's category of a kind is our own reading: the programme publishes none for GPC.
 */
export const KINDS = {
  bread: { item: 'side', goodChoice: 'sandwich_bread' },
  roll: { item: 'side', goodChoice: 'baked_goods' },
  muffin: { item: 'snack', goodChoice: 'baked_goods' },
  cracker: { item: 'snack', goodChoice: 'baked_goods' },
  cookie: { item: 'snack', goodChoice: 'desserts' },
  cake: { item: 'snack', goodChoice: 'desserts' },
  baking_supply: { item: null, goodChoice: null, why: TO_COOK },
  cereal: { item: 'snack', goodChoice: 'cereal' },
  hot_cereal: { item: null, goodChoice: 'cereal', why: TO_PREPARE },
  grain: { item: null, goodChoice: 'grains', why: TO_PREPARE },
  flour: { item: null, goodChoice: null, why: TO_COOK },
  pasta: { item: null, goodChoice: 'grains', why: TO_PREPARE },
  bar: { item: 'snack', goodChoice: 'snacks' },
  candy: { item: 'snack', goodChoice: 'snacks' },
  gum: { item: 'snack', goodChoice: null },
  chips: { item: 'snack', goodChoice: 'snacks' },
  popcorn: { item: 'snack', goodChoice: 'snacks' },
  nuts: { item: 'snack', goodChoice: 'produce' },
  nut_butter: { item: 'snack', goodChoice: null },
  trail_mix: { item: 'snack', goodChoice: 'produce' },
  fresh_fruit: { item: 'snack', goodChoice: 'produce' },
  frozen_fruit: { item: 'snack', goodChoice: 'produce' },
  canned_fruit: { item: 'side', goodChoice: 'produce' },
  dried_fruit: { item: 'snack', goodChoice: 'produce' },
  fresh_vegetable: { item: 'side', goodChoice: 'produce' },
  frozen_vegetable: { item: 'side', goodChoice: 'produce' },
  canned_vegetable: { item: 'side', goodChoice: 'produce' },
  beans: { item: 'side', goodChoice: 'produce' },
  pickle: { item: 'side', goodChoice: 'produce' },
  fries: { item: 'side', goodChoice: 'prepared' },
  sweetener: { item: null, goodChoice: null, why: TO_GO_WITH },
  sweet_spread: { item: null, goodChoice: null, why: TO_GO_WITH },
  seasoning: { item: null, goodChoice: null, why: TO_COOK },
  broth: { item: null, goodChoice: 'prepared', why: TO_COOK },
  sauce: { item: null, goodChoice: 'sauces', why: TO_GO_WITH },
  dressing: { item: null, goodChoice: 'sauces', why: TO_GO_WITH },
  dip: { item: 'snack', goodChoice: 'sauces' },
  oil: { item: null, goodChoice: null, why: TO_COOK },
  butter: { item: null, goodChoice: null, why: TO_GO_WITH },
  cream: { item: null, goodChoice: null, why: TO_GO_WITH },
  egg: { item: 'snack', goodChoice: null },
  cheese: { item: 'snack', goodChoice: 'cheese' },
  yogurt: { item: 'snack', goodChoice: 'yogurt' },
  milk: { item: 'beverage', goodChoice: 'milk' },
  milk_substitute: { item: 'beverage', goodChoice: 'milk' },
  dessert: { item: 'snack', goodChoice: 'desserts' },
  soup: { item: 'side', goodChoice: 'prepared' },
  meal: { item: 'entree', goodChoice: 'prepared' },
  sandwich: { item: 'entree', goodChoice: 'prepared' },
  pizza: { item: 'entree', goodChoice: 'prepared' },
  side_dish: { item: 'side', goodChoice: 'prepared' },
  raw_meat: { item: null, goodChoice: 'meat', why: TO_PREPARE },
  prepared_meat: { item: 'entree', goodChoice: 'prepared' },
  canned_meat: { item: 'entree', goodChoice: 'meat' },
  processed_meat: { item: 'entree', goodChoice: 'processed_meat' },
  jerky: { item: 'snack', goodChoice: 'processed_meat' },
  raw_fish: { item: null, goodChoice: 'meat', why: TO_PREPARE },
  canned_fish: { item: 'entree', goodChoice: 'meat' },
  prepared_fish: { item: 'entree', goodChoice: 'prepared' },
  meat_substitute: { item: 'entree', goodChoice: 'prepared' },
  water: { item: 'beverage', goodChoice: 'beverages' },
  juice: { item: 'beverage', goodChoice: 'beverages' },
  soft_drink: { item: 'beverage', goodChoice: 'beverages' },
  tea_or_coffee: { item: 'beverage', goodChoice: 'beverages' },
  drink_to_prepare: { item: null, goodChoice: null, why: TO_PREPARE },
  alcohol: { item: null, goodChoice: null, why: t`is or goes with an alcoholic drink` },
  baby_food: { item: null, goodChoice: null, why: t`is food for infants` },
  variety_pack: { item: null, goodChoice: null, why: t`packs several foods, each judged for itself` },
} as const satisfies Record<string, KindRow>;
export type ProductKind = keyof typeof KINDS;

/** What a kind is for the guidelines. */
export function kindRow(kind: ProductKind): KindRow {
  return KINDS[kind];
}

/** Kinds by their names: "bread roll". */
export function kindSet(names: string): ReadonlySet<ProductKind> {
  return new Set(names.split(' ').map(kindNamed));
}

/** The kind of a name; throws where there is none. */
export function kindNamed(name: string): ProductKind {
  if (!Object.hasOwn(KINDS, name)) throw new Error(`Not a kind of product: ${name}`);
  return name as ProductKind;
}

/** Drinks as standards of other countries than the United States tell them from food. */
export const DRINKS = kindSet('milk milk_substitute juice soft_drink tea_or_coffee water');

const ANIMAL_KINDS = kindSet(
  'raw_meat prepared_meat canned_meat processed_meat jerky raw_fish canned_fish prepared_fish egg',
);

/** Whether a kind is meat, poultry, fish, seafood or egg. Milk and cheese are not meant. */
export function isAnimalKind(kind: ProductKind): boolean {
  return ANIMAL_KINDS.has(kind);
}
