import { decimal, roundTo } from '#contract/decimal.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { roundForLabel } from '#server/guidelines/facts/round-for-label.ts';

/** Declared to the nearest 2, 5 or 10 percent (21 CFR 101.9(c)(8)(iii)); the others to the nearest percent. */
const VITAMINS_AND_MINERALS: ReadonlySet<NutrientLabel> = new Set([
  'vitamin_d',
  'calcium',
  'iron',
  'potassium',
]);

/** Less may be declared as 0 percent of a vitamin or mineral (21 CFR 101.9(c)(8)(iii)). */
const LEAST_PERCENT = 2;

/**
 * Percent of FDA's daily value in an amount per serving; null for a nutrient that has none. Worked out from the
 * unrounded amount, which 21 CFR 101.9(d)(7)(ii) allows, but for an amount declared as 0: that is 0 percent.
 */
export function dailyValuePercent(nutrient: NutrientLabel, amount: number): number | null {
  const { dailyValue } = NUTRIENTS[nutrient];
  if (dailyValue === null) return null;
  if (roundForLabel(nutrient, amount) === 0) return 0;
  const percent = decimal((100 * amount) / dailyValue);
  if (!VITAMINS_AND_MINERALS.has(nutrient)) return roundTo(percent, 1);
  return percent < LEAST_PERCENT ? 0 : roundTo(percent, vitaminIncrement(percent));
}

function vitaminIncrement(percent: number): number {
  if (percent <= 10) return 2;
  return percent <= 50 ? 5 : 10;
}
