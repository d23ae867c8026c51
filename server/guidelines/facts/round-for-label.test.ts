import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NUTRIENT_LABELS, type NutrientLabel } from '#contract/nutrition.ts';
import { readTable } from '../text-table.ts';
import { roundForLabel } from './round-for-label.ts';

/** Nutrients, and amounts of them as a label declares them. */
const CASES = readTable`
  calories | 0 → 0, 4.99 → 0, 5 → 5, 7.49 → 5, 7.5 → 10, 47.5 → 50, 50 → 50, 50.1 → 50, 54.9 → 50, 55 → 60, 104.9 → 100
  total_fat saturated_fat trans_fat | 0 → 0, 0.49 → 0, 0.5 → 0.5, 0.74 → 0.5, 0.75 → 1, 4.74 → 4.5, 4.75 → 5, 5 → 5, 5.4 → 5, 5.5 → 6
  cholesterol | 1.99 → 0, 2 → 5, 5 → 5, 7.4 → 5, 7.5 → 10
  sodium | 4.99 → 0, 5 → 5, 137.4 → 135, 137.5 → 140, 140 → 140, 140.1 → 140, 144.9 → 140, 145 → 150
  total_carbohydrate dietary_fiber sugars added_sugars protein | 0.49 → 0, 0.5 → 1, 0.99 → 1, 1 → 1, 1.49 → 1, 1.5 → 2
  vitamin_d | 0.04 → 0, 0.1 → 0.1, 0.39 → 0.4, 0.4 → 0.4, 0.44 → 0.4, 2.05 → 2.1
  calcium | 4.9 → 0, 10 → 10, 25.9 → 30, 26 → 30, 264 → 260, 265 → 270
  iron | 0.04 → 0, 0.2 → 0.2, 0.35 → 0.4, 0.36 → 0.4, 1.14 → 1.1, 1.15 → 1.2
  potassium | 4.9 → 0, 50 → 50, 93.9 → 90, 94 → 90, 234 → 230, 235 → 240
`;

describe('a declared amount', () => {
  for (const [nutrients = '', amounts = ''] of CASES) {
    for (const nutrient of nutrients.split(' ') as NutrientLabel[]) {
      test.each(amounts.split(', '))(`of ${nutrient}: %s`, (text) => {
        const [amount, declared] = text.split(' → ').map(Number);
        expect(roundForLabel(nutrient, amount ?? Number.NaN)).toBe(declared);
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
