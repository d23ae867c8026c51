import { FAMILY_TITLES, type FamilyTitle } from './categories.ts';

/** Apart from the titles: browsers have no use for them. */
const GPC_CODES: Readonly<Record<FamilyTitle, string>> = {
  'Fruits/Vegetables/Nuts/Seeds Prepared/Processed': '50100000',
  'Fish and Seafood': '50120000',
  'Milk/Butter/Cream/Yogurts/Cheese/Eggs/Substitutes': '50130000',
  'Oils/Fats Edible': '50150000',
  'Confectionery/Sugar Sweetening Products': '50160000',
  'Seasonings/Preservatives/Extracts': '50170000',
  'Bread/Bakery Products': '50180000',
  'Prepared/Preserved Foods': '50190000',
  Beverages: '50200000',
  'Cereal/Grain/Pulse Products': '50220000',
  'Food/Beverage Variety Packs': '50230000',
  'Meat/Poultry/Other Animals': '50240000',
  'Fruits - Unprepared/Unprocessed (Fresh)': '50250000',
  'Vegetables (Non Leaf) - Unprepared/Unprocessed (Fresh)': '50260000',
  'Fruits - Unprepared/Unprocessed (Frozen)': '50270000',
  'Vegetables - Unprepared/Unprocessed (Frozen)': '50290000',
  'Fruits - Unprepared/Unprocessed (Shelf Stable)': '50310000',
  'Vegetables - Unprepared/Unprocessed (Shelf Stable)': '50320000',
  'Nuts/Seeds - Unprepared/Unprocessed (Perishable)': '50330000',
  'Nuts/Seeds - Unprepared/Unprocessed (In Shell)': '50340000',
  'Leaf Vegetables - Unprepared/Unprocessed (Fresh)': '50350000',
  'Fresh Garnish (Food)': '50360000',
  'Fruits/Vegetables Fresh & Fresh Cut': '50370000',
  'Fruits/Vegetables Fresh Cut': '50380000',
  'Meat/Fish/Seafood Substitutes': '50390000',
  'Animal-derived Edible Products': '50410000',
};

/** The categories with their GPC codes. */
export const FAMILIES = FAMILY_TITLES.map((family_title) => ({
  gpc_code: GPC_CODES[family_title],
  family_title,
}));
