import { decimal, halfOfLastDigit } from '#contract/decimal.ts';
import {
  FLAGGED_UNIT,
  NUTRIENTS,
  type Nutrient,
  type NutrientLabel,
  type Nutrition,
  type StandardUnit,
} from '#contract/nutrition.ts';
import { formatCount } from '#web/lib/format-count.ts';

/** A label reads per serving; without a serving, per 100 g or 100 mL, and says so. */
export type LabelBasis = 'serving' | '100 g' | '100 mL';

export interface LabelValue {
  readonly nutrient: NutrientLabel;
  /** `6g`, `less than 1g`, `180`; undefined where it is not known: N/A. */
  readonly amount: string | undefined;
  /** `8%`; undefined where it is not known: N/A; null where FDA sets no daily value. */
  readonly percent: string | undefined | null;
  /** The same for the whole container. */
  readonly container: { readonly amount: string | undefined; readonly percent: string | undefined | null };
}

export interface LabelFacts {
  readonly basis: LabelBasis;
  /** Every nutrient of the label. */
  readonly values: Readonly<Record<NutrientLabel, LabelValue>>;
  /** Names of nutrients whose value is hidden, because the source's unit cannot be theirs. */
  readonly hidden: readonly string[];
  readonly isEmpty: boolean;
  /** Two columns: a serving, and the container of two to three of them. */
  readonly isDual: boolean;
}

/** What the label says, from what the call answered. Missing stays missing. */
export function readLabel({ nutrients, serving_info }: Nutrition): LabelFacts {
  const shown = nutrients.filter((each) => each.standardized_unit !== FLAGGED_UNIT);
  const basis = basisOf(shown);
  const known = new Map(shown.map((each) => [each.nutrient_label, each]));
  const read = (label: NutrientLabel) =>
    readValue(label, known.get(label), basis, servingAmount(serving_info));
  return {
    basis,
    values: Object.fromEntries(
      (Object.keys(NUTRIENTS) as NutrientLabel[]).map((label) => [label, read(label)]),
    ) as Record<NutrientLabel, LabelValue>,
    hidden: nutrients
      .filter((each) => each.standardized_unit === FLAGGED_UNIT)
      .map((each) => NUTRIENTS[each.nutrient_label].name),
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

/** Grams or millilitres in a serving, where they are known. */
function servingAmount({
  serving_size_value,
  serving_size_unit,
}: Nutrition['serving_info']): number | undefined {
  const isMeasured = serving_size_unit === 'g' || serving_size_unit === 'ml';
  return isMeasured && serving_size_value !== null && serving_size_value > 0 ? serving_size_value : undefined;
}

function readValue(
  label: NutrientLabel,
  nutrient: Nutrient | undefined,
  basis: LabelBasis,
  serving: number | undefined,
): LabelValue {
  const hasDailyValue = NUTRIENTS[label].dailyValue !== null;
  return {
    nutrient: label,
    amount: nutrient && (basis === 'serving' ? servingText(nutrient, serving) : per100Text(nutrient)),
    percent: hasDailyValue ? percentText(nutrient?.daily_value_intake_percent) : null,
    container: {
      amount: amountText(label, nutrient?.container_value),
      percent: hasDailyValue ? percentText(nutrient?.container_daily_value_percent) : null,
    },
  };
}

function percentText(percent: number | null | undefined): string | undefined {
  return percent === null || percent === undefined ? undefined : `${percent}%`;
}

function amountText(label: NutrientLabel, value: number | null | undefined): string | undefined {
  return value === null || value === undefined
    ? undefined
    : `${formatCount(value)}${UNIT_TEXTS[NUTRIENTS[label].unit]}`;
}

/** Whether the label says "less than" of a nutrient. */
export function saysLessThan({ nutrients, serving_info }: Nutrition, label: NutrientLabel): boolean {
  const nutrient = nutrients.find(({ nutrient_label }) => nutrient_label === label);
  if (!nutrient || nutrient.standardized_unit === FLAGGED_UNIT || nutrient.standardized_value === null) {
    return false;
  }
  return isLessThan(label, nutrient.standardized_value, exactAmount(nutrient, servingAmount(serving_info)));
}

function servingText(nutrient: Nutrient, serving: number | undefined): string | undefined {
  const { nutrient_label: label, standardized_value: value } = nutrient;
  if (value === null) return undefined;
  const less = isLessThan(label, value, exactAmount(nutrient, serving)) ? 'less than ' : '';
  return `${less}${formatCount(value)}${UNIT_TEXTS[NUTRIENTS[label].unit]}`;
}

function per100Text({ nutrient_label: label, value_per_100: value }: Nutrient): string | undefined {
  return value === null ? undefined : `${plain(value)}${UNIT_TEXTS[NUTRIENTS[label].unit]}`;
}

/** A label writes micrograms as mcg, and no unit after calories. */
const UNIT_TEXTS: Readonly<Record<StandardUnit, string>> = { kcal: '', g: 'g', mg: 'mg', µg: 'mcg' };

/**
 * The least amounts a label states, with the words "less than" where there is less: 1 g of carbohydrate, fiber,
 * sugars and protein, 5 mg of cholesterol (21 CFR 101.9(c)(3), (6) and (7)).
 */
const LEAST: Readonly<Partial<Record<NutrientLabel, number>>> = {
  cholesterol: 5,
  total_carbohydrate: 1,
  dietary_fiber: 1,
  sugars: 1,
  added_sugars: 1,
  protein: 1,
};

function isLessThan(label: NutrientLabel, stated: number, exact: Exact | undefined): boolean {
  const least = LEAST[label];
  if (least === undefined || stated !== least || exact === undefined || exact.amount === 0) return false;
  return exact.amount < least && decimal(exact.amount + exact.room) <= least;
}

/** An unrounded amount, and how much more it may be by what its source rounded. */
interface Exact {
  readonly amount: number;
  readonly room: number;
}

/**
 * The amount in a serving, in the standard unit, where it can be worked out: 1 g in 28 g is stated as 3.57 g per 100 g
 * and comes to 0.9996 g, which may be 1 g.
 */
function exactAmount({ value, unit, basis, value_per_100, nutrient_label }: Nutrient, serving?: number) {
  if (basis === 'serving' && unit === NUTRIENTS[nutrient_label].unit && value !== null) {
    return { amount: decimal(value), room: 0 };
  }
  if (value_per_100 === null || serving === undefined) return undefined;
  const servings = serving / 100;
  return { amount: decimal(value_per_100 * servings), room: halfOfLastDigit(value_per_100) * servings };
}

/** Per 100 g nothing is rounded by law: three digits are what a source means. */
function plain(value: number): string {
  const rounded = Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
  return formatCount(rounded);
}
