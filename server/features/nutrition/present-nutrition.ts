import { decimal } from '#contract/decimal.ts';
import type { Nutrient, Nutrition } from '#contract/nutrition.schema.ts';
import { FLAGGED_UNIT, NUTRIENT_LABELS, NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { roundForLabel, servingsOfDualLabel } from '#server/guidelines/facts/round-for-label.ts';
import { dailyValuePercent } from './daily-value.ts';
import type { NutrientRow, ServingRow } from './nutrition.queries.ts';

/** Serving and nutrients as answered: those a source gave, in the order of the label. Unknown stays null. */
export function presentNutrition(serving: ServingRow, nutrients: readonly NutrientRow[]): Nutrition {
  const servings = servingsOfDualLabel(serving.servings_per_container);
  const rows = new Map(nutrients.map((row) => [row.nutrient, row]));
  return {
    serving_info: serving,
    nutrients: NUTRIENT_LABELS.flatMap((label) => {
      const row = rows.get(label);
      return row ? [presentNutrient(row, servings)] : [];
    }),
  };
}

function presentNutrient(row: NutrientRow, servings: number | undefined): Nutrient {
  const label = row.nutrient;
  // A flagged amount was never standardised: whatever number there is, it is not in the nutrient's unit.
  const perServing = row.flagged ? null : row.per_serving;
  const shown = (amount: number) => (row.less_than ? boundForLabel : roundForLabel)(label, amount);
  const perContainer = perServing === null || servings === undefined ? null : decimal(perServing * servings);
  return {
    nutrient_label: label,
    value: row.source_value,
    unit: row.source_unit,
    basis: row.basis,
    less_than: row.less_than,
    standardized_value: perServing === null ? null : shown(perServing),
    standardized_unit: row.flagged ? FLAGGED_UNIT : NUTRIENTS[label].unit,
    value_per_100: row.flagged ? null : row.per_100,
    daily_value_intake_percent:
      perServing === null || row.less_than ? null : dailyValuePercent(label, perServing),
    container_value: perContainer === null ? null : shown(perContainer),
    container_daily_value_percent:
      perContainer === null || row.less_than ? null : dailyValuePercent(label, perContainer),
    source: row.source,
  };
}

/**
 * As on a label, where that is no less: "less than 0" of what is less than 0.15 g would be false. Else the next number up of
 * three digits, at least 0.01.
 */
function boundForLabel(label: NutrientLabel, amount: number): number {
  const labelled = roundForLabel(label, amount);
  if (labelled >= amount) return labelled;
  const perUnit = amount >= 100 ? 1 : amount >= 10 ? 10 : 100;
  return Math.max(1, Math.ceil(decimal(amount * perUnit))) / perUnit;
}
