import type { ProductKind } from '#server/guidelines/facts/product-kinds.ts';
import { titleKey } from './categories.ts';

/** A retail name that covers several families: the product's own name decides among these kinds. */
export interface MixedCategory {
  readonly kinds: ReadonlySet<ProductKind>;
  /** GPC code where the name tells none of the kinds; null: none, rather than a guess. */
  readonly otherwise: string | null;
  /** How fruit and vegetables of this category are sold, whatever their name alone would suggest. */
  readonly produce: Produce | undefined;
}

export type Produce = 'fresh' | 'frozen' | 'canned' | 'dried';

const FRUIT = ['fresh_fruit', 'frozen_fruit', 'canned_fruit', 'dried_fruit'] as const;
const VEGETABLES = ['fresh_vegetable', 'frozen_vegetable', 'canned_vegetable', 'beans'] as const;
const NUTS = ['nuts', 'trail_mix', 'nut_butter'] as const;
const MEAT = ['raw_meat', 'prepared_meat', 'canned_meat', 'processed_meat', 'jerky'] as const;
const FISH = ['raw_fish', 'canned_fish', 'prepared_fish'] as const;
const MEALS = ['meal', 'sandwich', 'pizza', 'side_dish', 'soup'] as const;
const SWEETS = ['candy', 'gum', 'bar', 'cookie', 'cake'] as const;
const CRISP = ['chips', 'popcorn', 'cracker'] as const;
const SAUCES = ['sauce', 'dressing', 'dip', 'seasoning', 'pickle'] as const;
const DRINKS = ['water', 'juice', 'soft_drink', 'tea_or_coffee', 'drink_to_prepare', 'alcohol'] as const;
const MILKS = ['milk', 'milk_substitute', 'yogurt', 'cream'] as const;

type Row = readonly [
  names: readonly string[],
  kinds: readonly ProductKind[],
  otherwise?: string | null,
  produce?: Produce,
];

const ROWS: readonly Row[] = [
  [
    ['Popcorn, Peanuts, Seeds & Related Snacks', 'Confection & Snacks', 'Snack Foods - Multi Packs'],
    [...NUTS, ...SWEETS, ...CRISP, 'dried_fruit', 'canned_vegetable', 'dessert'],
  ],
  [
    ['Other Snacks', 'Snacks', 'Snack Foods - Other', 'Frozen Snack'],
    [...NUTS, ...SWEETS, ...MEAT, ...MEALS, 'popcorn', 'dried_fruit', 'dessert'],
    '50192100',
  ],
  [
    ['Wholesome Snacks', 'Snack Foods - Dried Fruit', 'Wrapped Snacks - Fruit Bars'],
    [...FRUIT, ...NUTS, ...SWEETS, 'chips', 'beans', 'meat_substitute'],
    null,
    'dried',
  ],
  [
    ['Snack, Energy & Granola Bars'],
    [...NUTS, 'candy', 'cookie', 'cereal', 'jerky', 'dried_fruit'],
    '10000287',
  ],
  [
    [
      'Pre-Packaged Fruit & Vegetables',
      'Fruits, Vegetables & Produce',
      'Fresh Fruit and Vegetables',
      'Salads',
    ],
    [...FRUIT, ...VEGETABLES, ...NUTS, 'chips', 'side_dish', 'juice', 'dip'],
    null,
    'fresh',
  ],
  [
    ['Frozen Vegetables'],
    [...FRUIT, ...VEGETABLES, 'fries', 'side_dish', 'meal', 'seasoning'],
    '50102100',
    'frozen',
  ],
  [
    ['Frozen Fruit & Fruit Juice Concentrates', 'Frozen Fruit'],
    [...FRUIT, ...DRINKS, 'dessert'],
    null,
    'frozen',
  ],
  [['Canned Fruit'], [...FRUIT, 'juice'], '50102000', 'canned'],
  [
    ['Canned Vegetables', 'Canned & Bottled Beans'],
    [...VEGETABLES, 'soup', 'dip', 'pickle'],
    '50102100',
    'canned',
  ],
  [['Tomatoes'], ['sauce', 'dip', 'juice', 'soup', 'canned_vegetable'], '50102100', 'canned'],
  [
    ['Vegetable and Lentil Mixes', 'Canned/Dried Veges'],
    [...VEGETABLES, 'side_dish', 'soup'],
    '50102100',
    'dried',
  ],
  [['Other Grains & Seeds'], ['nuts', 'beans', 'side_dish', 'flour', 'hot_cereal'], '50221000', 'dried'],
  [['Nut & Seed Butters'], [...NUTS, 'sweet_spread']],
  [
    ['Butter & Spread', 'Spreads'],
    ['butter', 'oil', 'nut_butter', 'sweet_spread', ...SAUCES, 'cheese'],
    null,
  ],
  [['Milk Additives'], ['cream', 'milk', 'drink_to_prepare', 'sweetener']],
  [['Other Drinks', 'Drinks', 'Breakfast Drinks', 'Ready To Drink'], [...DRINKS, ...MILKS], '50200000'],
  [
    ['Other Cooking Sauces', 'Other Condiments', 'Condiments, Oils & Dressing'],
    [...SAUCES, 'sweet_spread', 'oil'],
    '50170000',
  ],
  [
    ['Baking Decorations & Dessert Toppings'],
    ['baking_supply', 'dessert', 'cream', 'candy', 'canned_fruit', 'sauce'],
    '50181700',
  ],
  [
    ['Crusts & Dough', 'Pastry Shells & Fillings'],
    ['baking_supply', 'roll', 'cake', 'cookie', 'pizza', 'grain', 'pasta'],
    '50180000',
  ],
  [
    ['Frozen Pancakes, Waffles, French Toast & Crepes', 'Pancakes, Waffles, French Toast & Crepes'],
    ['muffin', 'baking_supply', 'sandwich', 'meal'],
    '50180000',
  ],
  [['Mexican Dinner Mixes'], ['roll', 'chips', 'seasoning', 'sauce', 'meal'], '50190000'],
  [['Pizza Mixes & Other Dry Dinners'], ['baking_supply', 'sauce', 'pizza', 'meal'], '50190000'],
  [
    ["Frozen Appetizers & Hors D'oeuvres", 'Frozen Foods', 'Deli and Chilled Foods'],
    [
      ...MEAT,
      ...FISH,
      ...MEALS,
      'meat_substitute',
      'fries',
      'roll',
      'cheese',
      'cake',
      'dip',
      'frozen_vegetable',
      'dessert',
      'chips',
    ],
  ],
  [['Deli Salads'], ['side_dish', 'meal', 'dip', 'soup', ...FRUIT], null],
  [['Other Deli'], [...MEALS, ...MEAT, ...FISH, 'pasta', 'meat_substitute', 'cheese', 'dip', 'dessert']],
  [['Sushi', 'Chili & Stew'], [...MEALS, 'beans'], '50190000', 'canned'],
  [['Lunch Snacks & Combinations'], ['cake', 'cookie', 'roll', 'dip', 'sandwich', 'pizza', 'side_dish']],
  [['Frozen Patties and Burgers'], [...MEAT, ...FISH, 'meat_substitute', 'sandwich']],
  [
    ['Other Meats', 'Other Frozen Meats'],
    [...MEAT, 'meat_substitute'],
  ],
  [
    ['Cooked & Prepared', 'Fresh Meat, Poultry and Seafood', 'Canned Fish and Meat'],
    [...MEAT, ...FISH, 'meal', 'sandwich', 'meat_substitute'],
  ],
  [
    [
      'Poultry, Chicken & Turkey',
      'Frozen Poultry, Chicken & Turkey',
      'Bacon, Sausages & Ribs',
      'Frozen Bacon, Sausages & Ribs',
      'Bacon',
    ],
    [...MEAT, 'meal', 'sandwich', 'soup', 'meat_substitute'],
    '50240000',
  ],
  [
    ['Sausages, Hotdogs & Brats', 'Frozen Sausages, Hotdogs & Brats'],
    ['meat_substitute', 'sandwich'],
    '50240300',
  ],
];

/** Mixed category by {@link titleKey}. */
export const MIXED_CATEGORIES: ReadonlyMap<string, MixedCategory> = new Map(
  ROWS.flatMap(([names, kinds, otherwise = null, produce]) =>
    names.map((name) => [titleKey(name), { kinds: new Set(kinds), otherwise, produce }] as const),
  ),
);
