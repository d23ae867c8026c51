import { t } from 'ttag';
import type { Nutrient, Nutrition } from '#contract/nutrition.schema.ts';
import { FLAGGED_UNIT, NUTRIENTS, type NutrientLabel, type StandardUnit } from '#contract/nutrition.ts';
import { roundFigure } from '#contract/round-figure.ts';
import { isLessThan, servingAmount } from '#web/features/product-facts/less-than.ts';
import { formatCount } from '#web/lib/format-count.ts';

/** A label reads per serving; without a serving, per 100 g or 100 mL, and says so. */
export type LabelBasis = 'serving' | '100 g' | '100 mL';

export type LabelValue = ReturnType<typeof readValue>;
export type LabelFacts = ReturnType<typeof readLabel>;

/** What the label says, from what the call answered. Missing stays missing. */
export function readLabel({ nutrients, serving_info }: Nutrition) {
  const shown = nutrients.filter((each) => each.standardized_unit !== FLAGGED_UNIT);
  const basis = basisOf(shown);
  const known = new Map(shown.map((each) => [each.nutrient_label, each]));
  const read = (label: NutrientLabel) =>
    readValue(label, known.get(label), basis, servingAmount(serving_info));
  return {
    basis,
    /** The same in words. */
    per: basis === 'serving' ? t`serving` : basis,
    /** Every nutrient of the label. */
    values: Object.fromEntries(
      (Object.keys(NUTRIENTS) as NutrientLabel[]).map((label) => [label, read(label)]),
    ) as Record<NutrientLabel, LabelValue>,
    /** Names of nutrients whose value is hidden, because the source's unit cannot be theirs. */
    hidden: nutrients
      .filter((each) => each.standardized_unit === FLAGGED_UNIT)
      .map((each) => NUTRIENTS[each.nutrient_label].name),
    /** Two columns: a serving, and the container of two to three of them. */
    isDual: shown.some((each) => each.container_value !== null),
    isEmpty: shown.every((each) => each.standardized_value === null && each.value_per_100 === null),
  };
}

function basisOf(nutrients: readonly Nutrient[]): LabelBasis {
  if (nutrients.some((each) => each.standardized_value !== null)) return 'serving';
  const per100 = nutrients.find((each) => each.value_per_100 !== null);
  if (!per100) return 'serving';
  return per100.basis === '100ml' ? '100 mL' : '100 g';
}

function readValue(
  label: NutrientLabel,
  nutrient: Nutrient | undefined,
  basis: LabelBasis,
  serving: number | undefined,
) {
  const hasDailyValue = NUTRIENTS[label].dailyValue !== null;
  return {
    nutrient: label,
    /** `6g`, `less than 1g`, `180`; undefined where it is not known: N/A. */
    amount: nutrient && (basis === 'serving' ? servingText(nutrient, serving) : per100Text(nutrient)),
    /** `8%`; undefined where it is not known: N/A; null where FDA sets no daily value. */
    percent: hasDailyValue ? percentText(nutrient?.daily_value_intake_percent) : null,
    /** The same for the whole container. */
    container: {
      amount: nutrient && signed(nutrient.less_than, amountText(label, nutrient.container_value)),
      percent: hasDailyValue ? percentText(nutrient?.container_daily_value_percent) : null,
    },
  };
}

function percentText(percent: number | null | undefined): string | undefined {
  return percent === null || percent === undefined ? undefined : `${formatCount(percent)}%`;
}

function amountText(label: NutrientLabel, value: number | null | undefined): string | undefined {
  return value === null || value === undefined
    ? undefined
    : `${formatCount(value)}${UNIT_TEXTS[NUTRIENTS[label].unit]}`;
}

function servingText(nutrient: Nutrient, serving: number | undefined): string | undefined {
  const { nutrient_label: label, standardized_value: value } = nutrient;
  if (value === null) return undefined;
  return signed(isLessThan(nutrient, value, serving), amountText(label, value));
}

function signed(isBelow: boolean, amount: string | undefined): string | undefined {
  return isBelow && amount !== undefined ? t`less than ` + amount : amount;
}

/** No law rounds figures per 100 g. */
function per100Text({
  nutrient_label: label,
  value_per_100: value,
  less_than,
}: Nutrient): string | undefined {
  return signed(less_than, amountText(label, value === null ? null : roundFigure(value)));
}

/** A label writes micrograms as mcg, and no unit after calories. */
const UNIT_TEXTS: Readonly<Record<StandardUnit, string>> = { kcal: '', g: 'g', mg: 'mg', µg: 'mcg' };
