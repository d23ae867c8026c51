import type { Basis, NutrientLabel } from '#contract/nutrition.ts';
import { nutrientStatements } from '#importers/normalise/nutrient-statements.ts';
import { SALT_UNIT } from '#server/catalogue/sources/nutrient-units.ts';
import type { NutrientStatement } from '#server/catalogue/trade-item.ts';

/** Stems of Open Food Facts' keys for the amounts per 100 g or ml, the preferred first. */
const STEMS: Readonly<Record<NutrientLabel, readonly string[]>> = {
  calories: ['energy-kcal', 'energy-kj', 'energy'],
  total_fat: ['fat'],
  saturated_fat: ['saturated-fat'],
  trans_fat: ['trans-fat'],
  cholesterol: ['cholesterol'],
  sodium: ['sodium', 'salt'],
  total_carbohydrate: ['carbohydrates-total', 'carbohydrates'],
  dietary_fiber: ['fiber'],
  sugars: ['sugars'],
  added_sugars: ['added-sugars'],
  protein: ['proteins'],
  vitamin_d: ['vitamin-d'],
  calcium: ['calcium'],
  iron: ['iron'],
  potassium: ['potassium'],
};
const BY_NUTRIENT = Object.entries(STEMS) as [NutrientLabel, readonly string[]][];
export const OFF_STEMS: readonly string[] = Object.values(STEMS).flat();

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
  for (const [nutrient, stems] of BY_NUTRIENT) {
    for (const stem of stems) {
      const amount = amountOf(stem);
      if (amount === '') continue;
      statements.add(nutrient, amount, UNITS[stem] ?? 'g', basis);
      break;
    }
  }
  return statements.list;
}
