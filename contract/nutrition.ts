import { t } from 'ttag';

/**
 * The nutrients of the label in its order, each with its standard unit and FDA's daily value
 * (21 CFR 101.9(c)(8)(iv) and (c)(9), adults and children of 4 and more, 2,000 kcal); null where FDA sets none.
 */
export const NUTRIENTS = {
  calories: { name: t`Calories`, unit: 'kcal', dailyValue: null },
  total_fat: { name: t`Total Fat`, unit: 'g', dailyValue: 78 },
  saturated_fat: { name: t`Saturated Fat`, unit: 'g', dailyValue: 20 },
  trans_fat: { name: t`Trans Fat`, unit: 'g', dailyValue: null },
  cholesterol: { name: t`Cholesterol`, unit: 'mg', dailyValue: 300 },
  sodium: { name: t`Sodium`, unit: 'mg', dailyValue: 2300 },
  total_carbohydrate: { name: t`Total Carbohydrate`, unit: 'g', dailyValue: 275 },
  dietary_fiber: { name: t`Dietary Fiber`, unit: 'g', dailyValue: 28 },
  sugars: { name: t`Total Sugars`, unit: 'g', dailyValue: null },
  added_sugars: { name: t`Added Sugars`, unit: 'g', dailyValue: 50 },
  protein: { name: t`Protein`, unit: 'g', dailyValue: null },
  vitamin_d: { name: t`Vitamin D`, unit: 'µg', dailyValue: 20 },
  calcium: { name: t`Calcium`, unit: 'mg', dailyValue: 1300 },
  iron: { name: t`Iron`, unit: 'mg', dailyValue: 18 },
  potassium: { name: t`Potassium`, unit: 'mg', dailyValue: 4700 },
} as const;
export type NutrientLabel = keyof typeof NUTRIENTS;
export const NUTRIENT_LABELS = Object.keys(NUTRIENTS) as readonly NutrientLabel[];
export type StandardUnit = (typeof NUTRIENTS)[NutrientLabel]['unit'];

/** The amount of food a source states its values for. */
export const BASES = ['100g', '100ml', 'serving'] as const;
export type Basis = (typeof BASES)[number];

/** In place of a unit: the source's unit cannot be this nutrient's, so the value is hidden. */
export const FLAGGED_UNIT = 'flagged';
