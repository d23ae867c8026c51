import { decimal, halfOfLastDigit } from '#contract/decimal.ts';
import type { Nutrient, Nutrition } from '#contract/nutrition.schema.ts';
import { FLAGGED_UNIT, NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';

/** Whether the label says "less than" of a nutrient. */
export function saysLessThan({ nutrients, serving_info }: Nutrition, label: NutrientLabel): boolean {
  const nutrient = nutrients.find(({ nutrient_label }) => nutrient_label === label);
  if (!nutrient || nutrient.standardized_unit === FLAGGED_UNIT || nutrient.standardized_value === null) {
    return false;
  }
  return isLessThan(nutrient, nutrient.standardized_value, servingAmount(serving_info));
}

/** The least amounts a label states; below them it says "less than" (21 CFR 101.9(c)(3), (6) and (7)). */
const LEAST: Readonly<Partial<Record<NutrientLabel, number>>> = {
  cholesterol: 5,
  total_carbohydrate: 1,
  dietary_fiber: 1,
  sugars: 1,
  added_sugars: 1,
  protein: 1,
};

/** Whether there is less of a nutrient than the amount: its source says so, or it is the least that is stated. */
export function isLessThan(nutrient: Nutrient, stated: number, serving: number | undefined): boolean {
  if (nutrient.less_than) return true;
  const least = LEAST[nutrient.nutrient_label];
  const exact = exactAmount(nutrient, serving);
  if (least === undefined || stated !== least || exact === undefined || exact.amount === 0) return false;
  return exact.amount < least && decimal(exact.amount + exact.room) <= least;
}

/**
 * The unrounded amount in a serving, in the standard unit, and how much more it may be by what its source rounded:
 * 1 g in 28 g is stated as 3.57 g per 100 g and comes to 0.9996 g, which may be 1 g.
 */
function exactAmount({ value, unit, basis, value_per_100, nutrient_label }: Nutrient, serving?: number) {
  if (basis === 'serving' && unit === NUTRIENTS[nutrient_label].unit && value !== null) {
    return { amount: decimal(value), room: 0 };
  }
  if (value_per_100 === null || serving === undefined) return undefined;
  const servings = serving / 100;
  return { amount: decimal(value_per_100 * servings), room: halfOfLastDigit(value_per_100) * servings };
}

/** Grams or millilitres in a serving, where they are known. */
export function servingAmount({
  serving_size_value,
  serving_size_unit,
}: Nutrition['serving_info']): number | undefined {
  const isMeasured = serving_size_unit === 'g' || serving_size_unit === 'ml';
  return isMeasured && serving_size_value !== null && serving_size_value > 0 ? serving_size_value : undefined;
}
