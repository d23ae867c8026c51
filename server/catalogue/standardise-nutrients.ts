import { NUTRIENT_LABELS, type NutrientLabel } from '#contract/nutrition.ts';
import type { AmountUnit } from '#contract/product.ts';
import { toStandardUnit, withoutNoise } from './nutrient-units.ts';
import type { Amount, NutrientStatement } from './trade-item.ts';

/** A source's statement with what it amounts to in the nutrient's standard unit. */
export interface StandardNutrient extends NutrientStatement {
  /** null where no serving is known in the unit the statement is for, or the value is flagged. */
  readonly per_serving: number | null;
  /** Per 100 g or 100 ml; null where it is stated for a serving of unknown size, or flagged. */
  readonly per_100: number | null;
  /** The unit cannot be this nutrient's: nothing was converted. */
  readonly flagged: boolean;
}

/**
 * One entry a nutrient, in the label's order. A source that states a nutrient for a serving and for 100 g is taken
 * at its word for both; the statement for a serving, which is what the package says, is the one that is kept.
 */
export function standardiseNutrients(
  statements: readonly NutrientStatement[],
  servingSize: Amount | null,
): StandardNutrient[] {
  const byNutrient = new Map<NutrientLabel, StandardNutrient>();
  for (const statement of statements) {
    if (!Number.isFinite(statement.value) || statement.value < 0) continue;
    const next = standardise(statement, servingSize);
    const known = byNutrient.get(statement.nutrient);
    byNutrient.set(statement.nutrient, known ? joinStatements(known, next) : next);
  }
  return NUTRIENT_LABELS.flatMap((nutrient) => byNutrient.get(nutrient) ?? []);
}

function standardise(statement: NutrientStatement, servingSize: Amount | null): StandardNutrient {
  const amount = toStandardUnit(statement.nutrient, statement.value, statement.unit);
  if (amount === undefined) return { ...statement, per_serving: null, per_100: null, flagged: true };
  if (statement.basis === 'serving') {
    const per_100 = servingSize && withoutNoise((amount / servingSize.value) * 100);
    return { ...statement, per_serving: amount, per_100, flagged: false };
  }
  // Grams of a serving say nothing of its millilitres: without a density there is no way from one to the other.
  const scales = servingSize !== null && servingSize.unit === BASIS_UNITS[statement.basis];
  const per_serving = scales ? withoutNoise((amount * servingSize.value) / 100) : null;
  return { ...statement, per_serving, per_100: amount, flagged: false };
}

const BASIS_UNITS: Readonly<Record<'100g' | '100ml', AmountUnit>> = { '100g': 'g', '100ml': 'ml' };

function joinStatements(a: StandardNutrient, b: StandardNutrient): StandardNutrient {
  if (b.flagged || a.flagged) return a.flagged && !b.flagged ? b : a;
  if (a.basis === 'serving') return b.basis === 'serving' ? a : { ...a, per_100: b.per_100 };
  return b.basis === 'serving' ? { ...b, per_100: a.per_100 } : a;
}
