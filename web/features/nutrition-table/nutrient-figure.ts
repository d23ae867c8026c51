import { t } from 'ttag';
import type { FigureBasis } from '#contract/nutrient-sort.ts';
import type { Nutrition } from '#contract/nutrition.schema.ts';
import { FLAGGED_UNIT, NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { roundFigure } from '#contract/round-figure.ts';
import { LOCALE } from '#web/lib/language.ts';

/** A number in the column's unit, or "<1" where there is less. */
export type CellFigure = number | string;

/** The figure of a cell; undefined where it is not known or cannot be that nutrient's. */
export function nutrientFigure(
  nutrition: Pick<Nutrition, 'nutrients'> | undefined,
  label: NutrientLabel,
  basis: FigureBasis,
): CellFigure | undefined {
  const nutrient = nutrition?.nutrients.find((each) => each.nutrient_label === label);
  if (!nutrient || nutrient.standardized_unit === FLAGGED_UNIT) return undefined;
  const value = basis === '100' ? nutrient.value_per_100 : nutrient.standardized_value;
  if (value === null) return undefined;
  const figure = roundFigure(value);
  return nutrient.less_than ? `<${FORMAT.format(figure)}` : figure;
}

const FORMAT = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 3 });

export function figureText(figure: CellFigure | undefined): string {
  return typeof figure === 'number' ? FORMAT.format(figure) : (figure ?? t`N/A`);
}

/** Column heads have little room. */
const SHORT_NAMES: Partial<Record<NutrientLabel, string>> = {
  saturated_fat: t`Sat. Fat`,
  total_carbohydrate: t`Carbs`,
  dietary_fiber: t`Fiber`,
};

export function columnName(label: NutrientLabel): string {
  return SHORT_NAMES[label] ?? NUTRIENTS[label].name;
}
