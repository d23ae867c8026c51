import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NUTRIENT_LABELS, NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import {
  recoverLabelled,
  recoversLabelled,
  roundForLabel,
} from '#server/guidelines/facts/round-for-label.ts';
import { standardiseNutrients } from './standardise-nutrients.ts';

/** Below these an amount is declared as 0, and a claim may call it "free". */
const FREE_BELOW: Readonly<Partial<Record<NutrientLabel, number>>> = {
  calories: 5,
  total_fat: 0.5,
  saturated_fat: 0.5,
  trans_fat: 0.5,
  cholesterol: 2,
  sodium: 5,
  sugars: 0.5,
  added_sugars: 0.5,
};

/** Every amount that a label can print of these, up to ten daily values or 1,000 kcal. */
const printedOf = (nutrients: readonly NutrientLabel[]) =>
  fc
    .tuple(fc.constantFrom(...nutrients), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([nutrient, share]) => {
      const most = 10 * (NUTRIENTS[nutrient].dailyValue ?? 100);
      return { nutrient, printed: roundForLabel(nutrient, most * share ** 3) };
    });
const anyPrinted = printedOf(NUTRIENT_LABELS);
/** Drawn from these alone: leaving the others out afterwards takes five times as long. */
const mayBeFree = printedOf(NUTRIENT_LABELS.filter((nutrient) => FREE_BELOW[nutrient] !== undefined));
const anySize = fc.oneof(
  fc.integer({ min: 1, max: 500 }),
  fc.constantFrom(28.35, 33.3, 34.1, 29.57, 1.5, 0.5),
);

/** What a source states per 100 of a label's amount, rounded to `decimals`; a number keeps no zeros at its end. */
const per100 = (printed: number, size: number, decimals: number) =>
  Number(((printed * 100) / size).toFixed(decimals));

function perServing(nutrient: NutrientLabel, value: number, size: number, unit?: string): number {
  const statement = { nutrient, value, unit: unit ?? NUTRIENTS[nutrient].unit, basis: '100g' } as const;
  const [standard] = standardiseNutrients([statement], { value: size, unit: 'g' });
  return standard?.per_serving ?? Number.NaN;
}

/** A label's amount in a serving of any size, stated per 100 to any number of decimals. */
function assertStated(
  label: typeof anyPrinted,
  check: (label: { nutrient: NutrientLabel; printed: number }, size: number, decimals: number) => void,
): void {
  const decimals = fc.integer({ min: 0, max: 4 });
  fc.assert(fc.property(label, anySize, decimals, check), { numRuns: 5_000 });
}

describe('a label’s amount, stated per 100 g and scaled back to the serving', () => {
  test.each([
    ['calories', 8.33, 60, 5],
    ['calories', 17.64, 28.35, 5],
    ['calories', 17.6366843034, 28.35, 5],
    ['calories', 8, 60, 5],
    ['total_fat', 3.33, 15, 0.5],
    ['total_fat', 1.67, 30, 0.5],
    ['total_fat', 16.6667, 3, 0.5],
    ['sodium', 17.9, 28, 5],
    ['sugars', 3.57, 28, 1],
    ['cholesterol', 17.86, 28, 5],
    ['potassium', 321, 28, 90],
  ] as const)('%s of %d in %d g is %d', (nutrient, value, size, printed) => {
    const found = perServing(nutrient, value, size);
    expect(found).toBe(printed);
    expect(roundForLabel(nutrient, found)).toBe(printed);
  });

  test('is printed as it was wherever the source’s rounding leaves room for no other', () => {
    assertStated(anyPrinted, ({ nutrient, printed }, size, decimals) => {
      fc.pre(recoversLabelled(nutrient, printed, (0.5 * 10 ** -decimals * size) / 100));
      const value = per100(printed, size, decimals);
      fc.pre(value !== 0);
      expect(roundForLabel(nutrient, perServing(nutrient, value, size))).toBe(printed);
    });
  });

  test('is the very same number where the source states six decimals', () => {
    fc.assert(
      fc.property(anyPrinted, anySize, ({ nutrient, printed }, size) => {
        expect(perServing(nutrient, per100(printed, size, 6), size)).toBe(printed);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is never below the least that is not "free", at whatever precision it is stated', () => {
    assertStated(mayBeFree, ({ nutrient, printed }, size, decimals) => {
      const free = FREE_BELOW[nutrient] ?? 0;
      const value = per100(printed, size, decimals);
      // What is rounded to 0 is gone: the claims reckon with that, not the amount.
      fc.pre(printed >= free && value !== 0);
      expect(perServing(nutrient, value, size)).toBeGreaterThanOrEqual(free);
    });
  });

  test('stays an amount of its own where no label’s amount is within the rounding', () => {
    expect(perServing('sodium', 717, 28)).toBe(200.76);
    expect(perServing('calories', 7.5, 60)).toBe(4.5);
    expect(perServing('total_fat', 1.5, 20)).toBe(0.3);
  });

  test('stays as it comes where the rounding leaves room for several', () => {
    // 5 g in 100 g may be 4.5: in 60 g that is 2.7 to 3.3 g, which a label prints as 2.5, 3 or 3.5.
    expect(perServing('total_fat', 5, 60)).toBe(3);
    expect(perServing('total_fat', 6, 60)).toBe(3.6);
  });

  test('of a sodium figure that was one of salt is known as well as the salt', () => {
    // 0.01 g of salt may be 0.015: 6 mg of sodium.
    for (const grams of [0.004, 0.00393700787401575]) expect(perServing('sodium', grams, 100, 'g')).toBe(5);
    expect(perServing('sodium', 0.0016, 100, 'g')).toBe(1.6);
  });
});

test('nothing is never made of something, nor something of nothing', () => {
  const amount = fc.double({ min: 1e-6, max: 1000, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...NUTRIENT_LABELS), amount, amount, (nutrient, value, room) => {
      expect(recoverLabelled(nutrient, 0, room)).toBe(0);
      expect(recoverLabelled(nutrient, value, room)).toBeGreaterThan(0);
    }),
  );
});

test('what a label prints is printed so again', () => {
  fc.assert(
    fc.property(anyPrinted, ({ nutrient, printed }) => {
      expect(roundForLabel(nutrient, printed)).toBe(printed);
      expect(recoverLabelled(nutrient, printed, 0)).toBe(printed);
    }),
  );
});
