import { t } from 'ttag';

/** The 26 categories: GPC families of segment 50000000 Food/Beverage (GPC May 2025), without 50400000, which has no published title. */
export const FAMILY_TITLES = [
  'Fruits/Vegetables/Nuts/Seeds Prepared/Processed',
  'Fish and Seafood',
  'Milk/Butter/Cream/Yogurts/Cheese/Eggs/Substitutes',
  'Oils/Fats Edible',
  'Confectionery/Sugar Sweetening Products',
  'Seasonings/Preservatives/Extracts',
  'Bread/Bakery Products',
  'Prepared/Preserved Foods',
  'Beverages',
  'Cereal/Grain/Pulse Products',
  'Food/Beverage Variety Packs',
  'Meat/Poultry/Other Animals',
  'Fruits - Unprepared/Unprocessed (Fresh)',
  'Vegetables (Non Leaf) - Unprepared/Unprocessed (Fresh)',
  'Fruits - Unprepared/Unprocessed (Frozen)',
  'Vegetables - Unprepared/Unprocessed (Frozen)',
  'Fruits - Unprepared/Unprocessed (Shelf Stable)',
  'Vegetables - Unprepared/Unprocessed (Shelf Stable)',
  'Nuts/Seeds - Unprepared/Unprocessed (Perishable)',
  'Nuts/Seeds - Unprepared/Unprocessed (In Shell)',
  'Leaf Vegetables - Unprepared/Unprocessed (Fresh)',
  'Fresh Garnish (Food)',
  'Fruits/Vegetables Fresh & Fresh Cut',
  'Fruits/Vegetables Fresh Cut',
  'Meat/Fish/Seafood Substitutes',
  'Animal-derived Edible Products',
] as const;
export type FamilyTitle = (typeof FAMILY_TITLES)[number];

/** The entry that stands for every product, those without a category as well. */
export const ALL_CATEGORIES = t`All Categories`;
