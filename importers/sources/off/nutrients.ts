import { type Basis, NUTRIENT_LABELS, type NutrientLabel } from '#contract/nutrition.ts';
import { nutrientStatements } from '#importers/normalise/nutrient-statements.ts';
import { SALT_UNIT } from '#server/catalogue/sources/nutrient-units.ts';
import type { NutrientStatement } from '#server/catalogue/trade-item.ts';

/** Stems of Open Food Facts' keys for the amounts per 100 g or ml, the preferred first, where they are not the label's own. */
const OTHER_STEMS: Readonly<Partial<Record<NutrientLabel, readonly string[]>>> = {
  calories: ['energy-kcal', 'energy-kj', 'energy'],
  total_fat: ['fat'],
  sodium: ['sodium', 'salt'],
  total_carbohydrate: ['carbohydrates-total', 'carbohydrates'],
  dietary_fiber: ['fiber'],
  protein: ['proteins'],
};
const STEMS = NUTRIENT_LABELS.map(
  (label) => [label, OTHER_STEMS[label] ?? [label.replaceAll('_', '-')]] as const,
);
export const OFF_STEMS: readonly string[] = STEMS.flatMap(([, stems]) => stems);

const SIGNED = /^(<?)(.*)$/s;

/** Units of the stems that are not in grams. */
const UNITS: Readonly<Record<string, string>> = {
  'energy-kcal': 'kcal',
  'energy-kj': 'kJ',
  energy: 'kJ',
  salt: SALT_UNIT,
};

/** A stem's amount per basis as written, "<0.5" where there is less of it; empty where it is not stated. */
export type AmountOf = (stem: string) => string;

/** The nutrients of a row. */
export function offNutrients(
  amountOf: AmountOf,
  basis: Basis,
  warnings: string[],
): readonly NutrientStatement[] {
  const statements = nutrientStatements(warnings);
  for (const [nutrient, stems] of STEMS) {
    for (const stem of stems) {
      const [, sign, amount = ''] = SIGNED.exec(amountOf(stem)) ?? [];
      if (amount === '') continue;
      statements.add(nutrient, amount, UNITS[stem] ?? 'g', basis, sign === '<');
      break;
    }
  }
  return statements.list;
}
