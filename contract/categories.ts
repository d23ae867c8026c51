/** The 26 categories: GPC families of segment 50000000 Food/Beverage (GPC May 2025), without 50400000, which has no published title. */
export const FAMILIES = [
  { gpc_code: '50100000', family_title: 'Fruits/Vegetables/Nuts/Seeds Prepared/Processed' },
  { gpc_code: '50120000', family_title: 'Fish and Seafood' },
  { gpc_code: '50130000', family_title: 'Milk/Butter/Cream/Yogurts/Cheese/Eggs/Substitutes' },
  { gpc_code: '50150000', family_title: 'Oils/Fats Edible' },
  { gpc_code: '50160000', family_title: 'Confectionery/Sugar Sweetening Products' },
  { gpc_code: '50170000', family_title: 'Seasonings/Preservatives/Extracts' },
  { gpc_code: '50180000', family_title: 'Bread/Bakery Products' },
  { gpc_code: '50190000', family_title: 'Prepared/Preserved Foods' },
  { gpc_code: '50200000', family_title: 'Beverages' },
  { gpc_code: '50220000', family_title: 'Cereal/Grain/Pulse Products' },
  { gpc_code: '50230000', family_title: 'Food/Beverage Variety Packs' },
  { gpc_code: '50240000', family_title: 'Meat/Poultry/Other Animals' },
  { gpc_code: '50250000', family_title: 'Fruits - Unprepared/Unprocessed (Fresh)' },
  { gpc_code: '50260000', family_title: 'Vegetables (Non Leaf) - Unprepared/Unprocessed (Fresh)' },
  { gpc_code: '50270000', family_title: 'Fruits - Unprepared/Unprocessed (Frozen)' },
  { gpc_code: '50290000', family_title: 'Vegetables - Unprepared/Unprocessed (Frozen)' },
  { gpc_code: '50310000', family_title: 'Fruits - Unprepared/Unprocessed (Shelf Stable)' },
  { gpc_code: '50320000', family_title: 'Vegetables - Unprepared/Unprocessed (Shelf Stable)' },
  { gpc_code: '50330000', family_title: 'Nuts/Seeds - Unprepared/Unprocessed (Perishable)' },
  { gpc_code: '50340000', family_title: 'Nuts/Seeds - Unprepared/Unprocessed (In Shell)' },
  { gpc_code: '50350000', family_title: 'Leaf Vegetables - Unprepared/Unprocessed (Fresh)' },
  { gpc_code: '50360000', family_title: 'Fresh Garnish (Food)' },
  { gpc_code: '50370000', family_title: 'Fruits/Vegetables Fresh & Fresh Cut' },
  { gpc_code: '50380000', family_title: 'Fruits/Vegetables Fresh Cut' },
  { gpc_code: '50390000', family_title: 'Meat/Fish/Seafood Substitutes' },
  { gpc_code: '50410000', family_title: 'Animal-derived Edible Products' },
] as const;
export type FamilyTitle = (typeof FAMILIES)[number]['family_title'];
export const FAMILY_TITLES: readonly FamilyTitle[] = FAMILIES.map((family) => family.family_title);

/** The entry that stands for every product, those without a category as well. */
export const ALL_CATEGORIES = 'All Categories';
