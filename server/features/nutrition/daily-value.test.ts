import { describe, expect, test } from 'vitest';
import type { NutrientLabel } from '#contract/nutrition.ts';
import { dailyValuePercent } from './daily-value.ts';

const CASES: readonly (readonly [NutrientLabel, number, number | null])[] = [
  ['calories', 200, null],
  ['trans_fat', 2, null],
  ['sugars', 12, null],
  ['protein', 10, null],
  ['total_fat', 0.4, 0],
  ['total_fat', 7.8, 10],
  ['total_fat', 8, 10],
  ['saturated_fat', 20, 100],
  ['saturated_fat', 0.5, 3],
  ['cholesterol', 300, 100],
  ['sodium', 137, 6],
  ['total_carbohydrate', 37, 13],
  ['dietary_fiber', 4, 14],
  ['added_sugars', 10, 20],
  ['added_sugars', 0.4, 0],
  ['vitamin_d', 0.3, 0],
  ['vitamin_d', 2, 10],
  ['calcium', 25, 0],
  ['calcium', 25.9, 0],
  ['potassium', 90, 0],
  ['calcium', 26, 2],
  ['calcium', 38, 2],
  ['calcium', 39, 4],
  ['calcium', 130, 10],
  ['calcium', 156, 10],
  ['calcium', 163, 15],
  ['calcium', 260, 20],
  ['iron', 9, 50],
  ['iron', 9.8, 50],
  ['iron', 9.9, 60],
  ['iron', 18, 100],
  ['potassium', 235, 6],
  ['potassium', 4700, 100],
];

describe('percent of the daily value', () => {
  for (const [nutrient, amount, percent] of CASES) {
    test(`${amount} of ${nutrient} is ${percent ?? 'not stated'}`, () => {
      expect(dailyValuePercent(nutrient, amount)).toBe(percent);
    });
  }
});
