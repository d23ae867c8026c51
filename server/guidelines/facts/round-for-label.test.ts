import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NUTRIENT_LABELS, type NutrientLabel } from '#contract/nutrition.ts';
import { roundForLabel } from './round-for-label.ts';

const FATS = ['total_fat', 'saturated_fat', 'trans_fat'] as const;
const WHOLE_GRAMS = ['total_carbohydrate', 'dietary_fiber', 'sugars', 'added_sugars', 'protein'] as const;

type Case = readonly [nutrients: NutrientLabel | readonly NutrientLabel[], amount: number, declared: number];

const CASES: readonly Case[] = [
  ['calories', 0, 0],
  ['calories', 4.99, 0],
  ['calories', 5, 5],
  ['calories', 7.49, 5],
  ['calories', 7.5, 10],
  ['calories', 47.5, 50],
  ['calories', 50, 50],
  ['calories', 50.1, 50],
  ['calories', 54.9, 50],
  ['calories', 55, 60],
  ['calories', 104.9, 100],
  [FATS, 0, 0],
  [FATS, 0.49, 0],
  [FATS, 0.5, 0.5],
  [FATS, 0.74, 0.5],
  [FATS, 0.75, 1],
  [FATS, 4.74, 4.5],
  [FATS, 4.75, 5],
  [FATS, 5, 5],
  [FATS, 5.4, 5],
  [FATS, 5.5, 6],
  ['cholesterol', 1.99, 0],
  ['cholesterol', 2, 5],
  ['cholesterol', 5, 5],
  ['cholesterol', 7.4, 5],
  ['cholesterol', 7.5, 10],
  ['sodium', 4.99, 0],
  ['sodium', 5, 5],
  ['sodium', 137.4, 135],
  ['sodium', 137.5, 140],
  ['sodium', 140, 140],
  ['sodium', 140.1, 140],
  ['sodium', 144.9, 140],
  ['sodium', 145, 150],
  [WHOLE_GRAMS, 0.49, 0],
  [WHOLE_GRAMS, 0.5, 1],
  [WHOLE_GRAMS, 0.99, 1],
  [WHOLE_GRAMS, 1, 1],
  [WHOLE_GRAMS, 1.49, 1],
  [WHOLE_GRAMS, 1.5, 2],
  ['vitamin_d', 0.04, 0],
  ['vitamin_d', 0.1, 0.1],
  ['vitamin_d', 0.39, 0.4],
  ['vitamin_d', 0.4, 0.4],
  ['vitamin_d', 0.44, 0.4],
  ['vitamin_d', 2.05, 2.1],
  ['calcium', 4.9, 0],
  ['calcium', 10, 10],
  ['calcium', 25.9, 30],
  ['calcium', 26, 30],
  ['calcium', 264, 260],
  ['calcium', 265, 270],
  ['iron', 0.04, 0],
  ['iron', 0.2, 0.2],
  ['iron', 0.35, 0.4],
  ['iron', 0.36, 0.4],
  ['iron', 1.14, 1.1],
  ['iron', 1.15, 1.2],
  ['potassium', 4.9, 0],
  ['potassium', 50, 50],
  ['potassium', 93.9, 90],
  ['potassium', 94, 90],
  ['potassium', 234, 230],
  ['potassium', 235, 240],
];

describe('a declared amount', () => {
  for (const [nutrients, amount, declared] of CASES) {
    for (const nutrient of [nutrients].flat()) {
      test(`${amount} of ${nutrient} is declared as ${declared}`, () => {
        expect(roundForLabel(nutrient, amount)).toBe(declared);
      });
    }
  }

  test('is not moved by the noise of scaling to a serving', () => {
    expect(roundForLabel('calories', 54.99999999999999)).toBe(60);
    expect(roundForLabel('sodium', 4.999999999999999)).toBe(5);
    expect(roundForLabel('iron', 0.1 + 0.2 + 0.06)).toBe(0.4);
  });

  test('never falls as the amount grows', () => {
    const amount = fc.double({ min: 0, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...NUTRIENT_LABELS), amount, amount, (nutrient, a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        return roundForLabel(nutrient, low) <= roundForLabel(nutrient, high);
      }),
    );
  });
});
