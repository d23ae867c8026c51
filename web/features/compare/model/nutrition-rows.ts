import { t } from 'ttag';
import { NUTRIENT_LABELS, NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { saysLessThan } from '#web/features/product-facts/less-than.ts';
import { LOCALE } from '#web/lib/language.ts';
import type { CompareBasis, Relative } from '../compare-search.ts';
import { answerOf, type Cell, type Column, cellOf, NOT_KNOWN, type Row, type Section } from './cell.ts';
import { BASIS_NAMES, isPer100Ml, nutrientAmount } from './nutrient-figure.ts';
import { bestAmount, bestColumn, bestWords, differenceText, NUTRIENT_AIMS } from './relation.ts';

export interface NutritionOptions {
  readonly basis: CompareBasis;
  readonly relative: Relative;
}

/** Every nutrient of the label, a row each. */
export function nutritionSection(columns: readonly Column[], options: NutritionOptions): Section {
  const labels = NUTRIENT_LABELS.filter((label) => options.basis !== '100kcal' || label !== 'calories');
  const note = basisNote(columns, options.basis);
  return {
    id: 'nutrition',
    title: t`Nutrition per ${BASIS_NAMES[options.basis]}`,
    ...(note !== undefined && { note }),
    rows: labels.map((label) => nutrientRow(columns, label, options)),
  };
}

/** What the reader must know before the figures can be set side by side. */
function basisNote(columns: readonly Column[], basis: CompareBasis): string | undefined {
  const known = columns.flatMap(({ nutrition }) => answerOf(nutrition) ?? []);
  if (basis === 'serving') {
    const sizes = known.map(({ serving_info: { serving_size_value, serving_size_unit } }) =>
      JSON.stringify([serving_size_value, serving_size_unit]),
    );
    return new Set(sizes).size > 1
      ? t`The servings differ in size: per 100 g or mL sets them level.`
      : undefined;
  }
  if (basis === '100kcal') return undefined;
  const liquid = known.filter((nutrition) => isPer100Ml(nutrition) === true).length;
  if (liquid === 0) return undefined;
  return liquid === known.length
    ? t`All are per 100 mL.`
    : t`Drinks are per 100 mL: the two are not the same.`;
}

function nutrientRow(
  columns: readonly Column[],
  label: NutrientLabel,
  { basis, relative }: NutritionOptions,
): Row {
  const cautions = columns.map(({ guidelines }) => cautionOf(answerOf(guidelines)?.implausible ?? [], label));
  const stated = columns.map(({ nutrition }) => answerOf(nutrition));
  const amounts = stated.map((known) => known && nutrientAmount(known, label, basis));
  const below = stated.map(
    (known) => known?.nutrients.some((each) => each.nutrient_label === label && each.less_than) === true,
  );
  // What cannot be true or is no more than a bound is shown, and is neither the best nor a measure for others.
  const sound = amounts.map((amount, at) => (cautions[at] === undefined && !below[at] ? amount : undefined));
  const aim = NUTRIENT_AIMS[label];
  const best = aim && bestColumn(sound, aim);
  const against =
    relative === 'first' ? sound[0] : relative === 'best' && aim ? bestAmount(sound, aim) : undefined;
  return {
    id: label,
    label: NUTRIENTS[label].name,
    cells: columns.map(({ nutrition }, at) =>
      cellOf(nutrition, (known): Cell => {
        const amount = amounts[at];
        if (amount === undefined) return NOT_KNOWN;
        const caution = cautions[at];
        const isBelow = below[at] || (basis === 'serving' && saysLessThan(known, label));
        const isMeasure = relative === 'first' ? at === 0 : at === best;
        const difference = isMeasure ? undefined : differenceText(sound[at], against);
        return {
          kind: 'figure',
          text: `${isBelow ? t`less than ` : ''}${NUMBER.format(amount)}`,
          unit: NUTRIENTS[label].unit,
          ...(at === best && { best: bestWords(sound, aim) }),
          ...(difference !== undefined && { difference }),
          ...(caution !== undefined && { caution }),
        };
      }),
    ),
  };
}

const NUMBER = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 3 });

function cautionOf(
  implausible: readonly { readonly nutrient: NutrientLabel; readonly reason: string }[],
  label: NutrientLabel,
): string | undefined {
  return implausible.find(({ nutrient }) => nutrient === label)?.reason;
}
