import { halfOfLastDigit } from '#contract/decimal.ts';
import { NUTRIENT_LABELS, NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { recoversLabelled, roundForLabel } from '#server/guidelines/facts/round-for-label.ts';
import { unitOfPer100 } from '../facts/amounts.ts';
import type { GuidelineSubject } from '../subject.ts';

/**
 * The largest difference between a label's amount per serving and the stored figure; 0 where the stored figure is the
 * label's. What was scaled from 100 g carries the source's rounding: a 0 there hides up to 1.2 g in a serving of 240 g
 * where the source states whole grams.
 */
export function roomPerServing(subject: GuidelineSubject, nutrient: NutrientLabel): number {
  const { per_serving, per_100, serving_size } = subject;
  const serving = per_serving[nutrient];
  const hundred = per_100[nutrient];
  if (serving === undefined || hundred === undefined || serving_size === null) return 0;
  if (serving_size.unit !== unitOfPer100(subject)) return 0;
  const servings = serving_size.value / 100;
  const room = servings * (hundred === 0 ? halfOfZero(subject, nutrient) : halfOfLastDigit(hundred));
  // Stated for both, each for itself.
  if (Math.abs(hundred * servings - serving) > room + 1e-6) return 0;
  const isLabelled =
    recoversLabelled(nutrient, serving, room) && roundForLabel(nutrient, serving) === serving;
  return isLabelled && hundred !== 0 ? 0 : room;
}

/** Sources state whole kcal and mg, and grams to a tenth at least, unless every figure in grams is a whole one. */
function halfOfZero({ per_100 }: GuidelineSubject, nutrient: NutrientLabel): number {
  if (NUTRIENTS[nutrient].unit !== 'g') return 0.5;
  let someWhole = false;
  for (const label of NUTRIENT_LABELS) {
    const value = per_100[label];
    if (value === undefined || value === 0 || NUTRIENTS[label].unit !== 'g') continue;
    if (!Number.isInteger(value)) return 0.05;
    someWhole = true;
  }
  return someWhole ? 0.5 : 0.05;
}
