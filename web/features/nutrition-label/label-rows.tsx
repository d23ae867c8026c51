import type { ReactNode } from 'react';
import type { NutrientLabel } from '#contract/nutrition.ts';

/** The nutrients between calories and vitamins, with their names as the label sets them. */
export const MAIN: readonly (readonly [NutrientLabel, name: ReactNode, depth: 0 | 1 | 2])[] = [
  ['total_fat', <b key="b">Total Fat</b>, 0],
  ['saturated_fat', 'Saturated Fat', 1],
  [
    'trans_fat',
    <span key="t">
      <i>Trans</i> Fat
    </span>,
    1,
  ],
  ['cholesterol', <b key="b">Cholesterol</b>, 0],
  ['sodium', <b key="b">Sodium</b>, 0],
  ['total_carbohydrate', <b key="b">Total Carbohydrate</b>, 0],
  ['dietary_fiber', 'Dietary Fiber', 1],
  ['sugars', 'Total Sugars', 1],
  ['added_sugars', 'Added Sugars', 2],
  ['protein', <b key="b">Protein</b>, 0],
];
export const MINOR: readonly (readonly [NutrientLabel, name: string])[] = [
  ['vitamin_d', 'Vitamin D'],
  ['calcium', 'Calcium'],
  ['iron', 'Iron'],
  ['potassium', 'Potassium'],
];
