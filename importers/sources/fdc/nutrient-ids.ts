import type { NutrientLabel } from '#contract/nutrition.ts';

/**
 * FoodData Central's nutrients by label, the preferred first: energy as labelled before energy worked out with
 * Atwater factors before kilojoules; vitamin D by weight before international units.
 */
export const FDC_NUTRIENTS: readonly (readonly [label: NutrientLabel, ids: readonly number[]])[] = [
  ['calories', [1008, 2047, 2048, 1062]],
  ['total_fat', [1004, 1085]],
  ['saturated_fat', [1258]],
  ['trans_fat', [1257]],
  ['cholesterol', [1253]],
  ['sodium', [1093]],
  ['total_carbohydrate', [1005]],
  ['dietary_fiber', [1079]],
  ['sugars', [2000, 1063]],
  ['added_sugars', [1235]],
  ['protein', [1003]],
  ['vitamin_d', [1114, 1110]],
  ['calcium', [1087]],
  ['iron', [1089]],
  ['potassium', [1092]],
];

/** Columns of the table in which a round's amounts are kept. */
export const FDC_NUTRIENT_IDS: readonly number[] = FDC_NUTRIENTS.flatMap(([, ids]) => ids);

/** The JSON download's amounts per serving, as the label has them. */
export const LABEL_NUTRIENTS: Readonly<Record<string, readonly [label: NutrientLabel, unit: string]>> = {
  calories: ['calories', 'KCAL'],
  fat: ['total_fat', 'G'],
  saturatedFat: ['saturated_fat', 'G'],
  transFat: ['trans_fat', 'G'],
  cholesterol: ['cholesterol', 'MG'],
  sodium: ['sodium', 'MG'],
  carbohydrates: ['total_carbohydrate', 'G'],
  fiber: ['dietary_fiber', 'G'],
  sugars: ['sugars', 'G'],
  addedSugar: ['added_sugars', 'G'],
  protein: ['protein', 'G'],
  calcium: ['calcium', 'MG'],
  iron: ['iron', 'MG'],
  potassium: ['potassium', 'MG'],
};
