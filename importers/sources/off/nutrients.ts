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

/** Units of the stems that are not in grams. */
const UNITS: Readonly<Record<string, string>> = {
  'energy-kcal': 'kcal',
  'energy-kj': 'kJ',
  energy: 'kJ',
  salt: SALT_UNIT,
};

/** The nutrients of a row; `amountOf` gives a stem's amount per `basis` as written, empty where not stated. */
export function offNutrients(
  amountOf: (stem: string) => string,
  basis: Basis,
  warnings: string[],
): readonly NutrientStatement[] {
  const statements = nutrientStatements(warnings);
  for (const [nutrient, stems] of STEMS) {
    for (const stem of stems) {
      const amount = amountOf(stem);
      if (amount === '') continue;
      statements.add(nutrient, amount, UNITS[stem] ?? 'g', basis);
      break;
    }
  }
  return statements.list;
}
