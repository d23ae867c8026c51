import { t } from 'ttag';
import type { FamilyTitle } from '#contract/categories.ts';
import { LANGUAGE } from '#web/lib/language.ts';

const NAMES: Readonly<Record<FamilyTitle, string>> = {
  'Fruits/Vegetables/Nuts/Seeds Prepared/Processed': t`Fruits/Vegetables/Nuts/Seeds Prepared/Processed`,
  'Fish and Seafood': t`Fish and Seafood`,
  'Milk/Butter/Cream/Yogurts/Cheese/Eggs/Substitutes': t`Milk/Butter/Cream/Yogurts/Cheese/Eggs/Substitutes`,
  'Oils/Fats Edible': t`Oils/Fats Edible`,
  'Confectionery/Sugar Sweetening Products': t`Confectionery/Sugar Sweetening Products`,
  'Seasonings/Preservatives/Extracts': t`Seasonings/Preservatives/Extracts`,
  'Bread/Bakery Products': t`Bread/Bakery Products`,
  'Prepared/Preserved Foods': t`Prepared/Preserved Foods`,
  Beverages: t`Beverages`,
  'Cereal/Grain/Pulse Products': t`Cereal/Grain/Pulse Products`,
  'Food/Beverage Variety Packs': t`Food/Beverage Variety Packs`,
  'Meat/Poultry/Other Animals': t`Meat/Poultry/Other Animals`,
  'Fruits - Unprepared/Unprocessed (Fresh)': t`Fruits - Unprepared/Unprocessed (Fresh)`,
  'Vegetables (Non Leaf) - Unprepared/Unprocessed (Fresh)': t`Vegetables (Non Leaf) - Unprepared/Unprocessed (Fresh)`,
  'Fruits - Unprepared/Unprocessed (Frozen)': t`Fruits - Unprepared/Unprocessed (Frozen)`,
  'Vegetables - Unprepared/Unprocessed (Frozen)': t`Vegetables - Unprepared/Unprocessed (Frozen)`,
  'Fruits - Unprepared/Unprocessed (Shelf Stable)': t`Fruits - Unprepared/Unprocessed (Shelf Stable)`,
  'Vegetables - Unprepared/Unprocessed (Shelf Stable)': t`Vegetables - Unprepared/Unprocessed (Shelf Stable)`,
  'Nuts/Seeds - Unprepared/Unprocessed (Perishable)': t`Nuts/Seeds - Unprepared/Unprocessed (Perishable)`,
  'Nuts/Seeds - Unprepared/Unprocessed (In Shell)': t`Nuts/Seeds - Unprepared/Unprocessed (In Shell)`,
  'Leaf Vegetables - Unprepared/Unprocessed (Fresh)': t`Leaf Vegetables - Unprepared/Unprocessed (Fresh)`,
  'Fresh Garnish (Food)': t`Fresh Garnish (Food)`,
  'Fruits/Vegetables Fresh & Fresh Cut': t`Fruits/Vegetables Fresh & Fresh Cut`,
  'Fruits/Vegetables Fresh Cut': t`Fruits/Vegetables Fresh Cut`,
  'Meat/Fish/Seafood Substitutes': t`Meat/Fish/Seafood Substitutes`,
  'Animal-derived Edible Products': t`Animal-derived Edible Products`,
};

/** A category as it is shown: its title is in English, and is what addresses and the API know it by. */
export function categoryName(title: string): string {
  return LANGUAGE === 'en' ? title : (NAMES[title as FamilyTitle] ?? title);
}
