import { t } from 'ttag';
import type { Nutrient, Nutrition } from '#contract/nutrition.schema.ts';
import { FLAGGED_UNIT, NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { roundFigure } from '#contract/round-figure.ts';
import type { CompareBasis } from '../compare-search.ts';

/** `Per serving`, `Nutrition per serving` */
export const BASIS_NAMES: Readonly<Record<CompareBasis, string>> = {
  serving: t`serving`,
  '100': t`100 g or mL`,
  '100kcal': '100 kcal',
};

/** Below this, 100 kcal of it would be more than anybody eats: kcal per 100 g, or per serving. */
const LEAST_KCAL = 1;

/** The amount of a nutrient in its standard unit; undefined where it is not known or cannot be that nutrient's. */
export function nutrientAmount(
  nutrition: Nutrition,
  label: NutrientLabel,
  basis: CompareBasis,
): number | undefined {
  const nutrient = findShown(nutrition, label);
  if (!nutrient) return undefined;
  if (basis === 'serving') return nutrient.standardized_value ?? undefined;
  if (basis === '100')
    return nutrient.value_per_100 === null ? undefined : roundFigure(nutrient.value_per_100);
  return perEnergy(nutrient, findShown(nutrition, 'calories'));
}

function findShown({ nutrients }: Nutrition, label: NutrientLabel): Nutrient | undefined {
  return nutrients.find((each) => each.nutrient_label === label && each.standardized_unit !== FLAGGED_UNIT);
}

/** From the unrounded amounts where both are known, so that the label's rounding is not multiplied. */
function perEnergy(nutrient: Nutrient, calories: Nutrient | undefined): number | undefined {
  if (!calories || calories.less_than || nutrient.less_than) return undefined;
  const pair = pairOf(nutrient, calories);
  if (!pair || pair.kcal < LEAST_KCAL) return undefined;
  return nutrient === calories ? 100 : roundFigure((pair.amount / pair.kcal) * 100);
}

function pairOf(nutrient: Nutrient, calories: Nutrient) {
  if (nutrient.value_per_100 !== null && calories.value_per_100 !== null)
    return { amount: nutrient.value_per_100, kcal: calories.value_per_100 };
  const amount = statedForServing(nutrient);
  const kcal = statedForServing(calories);
  return amount === undefined || kcal === undefined ? undefined : { amount, kcal };
}

function statedForServing({ basis, unit, value, nutrient_label }: Nutrient): number | undefined {
  return basis === 'serving' && unit === NUTRIENTS[nutrient_label].unit && value !== null ? value : undefined;
}

/** Whether amounts per 100 of this product are for millilitres; undefined where none are known. */
export function isPer100Ml({ nutrients, serving_info }: Nutrition): boolean | undefined {
  const stated = nutrients.find((each) => each.value_per_100 !== null);
  if (!stated) return undefined;
  return stated.basis === 'serving' ? serving_info.serving_size_unit === 'ml' : stated.basis === '100ml';
}
