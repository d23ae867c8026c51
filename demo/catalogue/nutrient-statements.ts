import { NUTRIENT_LABELS, NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import type { NutrientStatement } from '#server/catalogue/trade-item.ts';
import type { Measured } from './measure.ts';
import type { PlannedProduct } from './plan.ts';
import { randomOf } from './random.ts';

/** Suppliers state figures per 100 or per serving, and not all in the label's units. */
const PER_SERVING = 0.14;
const IN_OTHER_UNITS = 0.04;

export function nutrientStatements(
  plan: PlannedProduct,
  measured: Measured,
  unit: 'g' | 'ml',
): readonly NutrientStatement[] {
  const random = randomOf('nutrients', plan.key);
  const perServing = random.chance(PER_SERVING);
  const other = random.chance(IN_OTHER_UNITS);
  const profile = perServing ? measured.perServing : measured.per100;
  const basis = perServing ? 'serving' : unit === 'ml' ? '100ml' : '100g';
  return NUTRIENT_LABELS.filter((nutrient) => !Number.isNaN(profile[nutrient])).map((nutrient) => {
    const stated = other ? otherUnit(nutrient, profile[nutrient]) : undefined;
    const unitOf = stated?.unit ?? NUTRIENTS[nutrient].unit;
    const value = stated?.value ?? profile[nutrient];
    return { nutrient, value: rounded(value, unitOf), unit: unitOf, basis };
  });
}

interface Stated {
  readonly value: number;
  readonly unit: string;
}

/** Energy in kilojoules, vitamin D in international units, sodium in grams: all of them seen in the trade. */
function otherUnit(nutrient: NutrientLabel, value: number): Stated | undefined {
  if (nutrient === 'calories') return { value: value * 4.184, unit: 'kJ' };
  if (nutrient === 'vitamin_d') return { value: value * 40, unit: 'IU' };
  return nutrient === 'sodium' ? { value: value / 1000, unit: 'g' } : undefined;
}

/** As many decimals as laboratories give. */
const DECIMALS: Readonly<Record<string, number>> = { kcal: 0, kJ: 0, mg: 1, µg: 2, IU: 0 };

const rounded = (value: number, unit: string): number => Number(value.toFixed(DECIMALS[unit] ?? 2));
