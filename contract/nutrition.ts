/**
 * The nutrients of the label in its order, each with its standard unit and FDA's daily value
 * (21 CFR 101.9(c)(8)(iv) and (c)(9), adults and children of 4 and more, 2,000 kcal); null where FDA sets none.
 */
export const NUTRIENTS = {
  calories: { name: 'Calories', unit: 'kcal', dailyValue: null },
  total_fat: { name: 'Total Fat', unit: 'g', dailyValue: 78 },
  saturated_fat: { name: 'Saturated Fat', unit: 'g', dailyValue: 20 },
  trans_fat: { name: 'Trans Fat', unit: 'g', dailyValue: null },
  cholesterol: { name: 'Cholesterol', unit: 'mg', dailyValue: 300 },
  sodium: { name: 'Sodium', unit: 'mg', dailyValue: 2300 },
  total_carbohydrate: { name: 'Total Carbohydrate', unit: 'g', dailyValue: 275 },
  dietary_fiber: { name: 'Dietary Fiber', unit: 'g', dailyValue: 28 },
  sugars: { name: 'Total Sugars', unit: 'g', dailyValue: null },
  added_sugars: { name: 'Added Sugars', unit: 'g', dailyValue: 50 },
  protein: { name: 'Protein', unit: 'g', dailyValue: null },
  vitamin_d: { name: 'Vitamin D', unit: 'µg', dailyValue: 20 },
  calcium: { name: 'Calcium', unit: 'mg', dailyValue: 1300 },
  iron: { name: 'Iron', unit: 'mg', dailyValue: 18 },
  potassium: { name: 'Potassium', unit: 'mg', dailyValue: 4700 },
} as const;
export type NutrientLabel = keyof typeof NUTRIENTS;
export const NUTRIENT_LABELS = Object.keys(NUTRIENTS) as readonly NutrientLabel[];
export type StandardUnit = (typeof NUTRIENTS)[NutrientLabel]['unit'];

/** The amount of food a source states its values for. */
export const BASES = ['100g', '100ml', 'serving'] as const;
export type Basis = (typeof BASES)[number];

/** In place of a unit: the source's unit cannot be this nutrient's, so the value is hidden. */
export const FLAGGED_UNIT = 'flagged';
