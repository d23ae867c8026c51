import { NUTRIENTS } from '#contract/nutrition.ts';
import type { NutritionRow } from '#demo/packs/types.ts';
import type { Profile } from './profile.ts';

/** The rows of a small label, rounded as 21 CFR 101.9(c) rounds them. Unknown amounts stay empty. */
export function printedNutrition(perServing: Profile): readonly NutritionRow[] {
  return ROWS.map(([nutrient, indent, round]) => ({
    label: NUTRIENTS[nutrient].name,
    amount: Number.isNaN(perServing[nutrient]) ? '' : round(perServing[nutrient]),
    indent,
  }));
}

const toNearest = (value: number, step: number): number => Math.round(value / step) * step;

const energy = (kcal: number): string => String(kcal < 5 ? 0 : toNearest(kcal, kcal <= 50 ? 5 : 10));
const fat = (grams: number): string => `${grams < 0.5 ? 0 : toNearest(grams, grams < 5 ? 0.5 : 1)}g`;
const cholesterol = (mg: number): string =>
  mg >= 2 && mg < 5 ? '<5mg' : `${mg < 2 ? 0 : toNearest(mg, 5)}mg`;
const sodium = (mg: number): string => `${mg < 5 ? 0 : toNearest(mg, mg <= 140 ? 5 : 10)}mg`;
const carbohydrate = (grams: number): string =>
  grams >= 0.5 && grams < 1 ? '<1g' : `${grams < 0.5 ? 0 : Math.round(grams)}g`;

const ROWS = [
  ['calories', false, energy],
  ['total_fat', false, fat],
  ['saturated_fat', true, fat],
  ['trans_fat', true, fat],
  ['cholesterol', false, cholesterol],
  ['sodium', false, sodium],
  ['total_carbohydrate', false, carbohydrate],
  ['dietary_fiber', true, carbohydrate],
  ['sugars', true, carbohydrate],
  ['protein', false, carbohydrate],
] as const;
