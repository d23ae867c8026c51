import { NUTRIENT_LABELS, type NutrientLabel } from '#contract/nutrition.ts';
import type { AmountUnit } from '#contract/product.ts';
import { toStandardUnit } from './nutrient-units.ts';
import { roundForLabel, withoutNoise } from './round-for-label.ts';
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
  const per_serving = scales ? scaleToServing(statement, amount, servingSize.value / 100) : null;
  return { ...statement, per_serving, per_100: amount, flagged: false };
}

/**
 * US data per 100 g are worked out from the label, which states round amounts for a serving, and rounded: 200 mg in
 * 30 g became 667 mg, which would be 200.1 mg again and past a limit of 200. Where the label's round amount lies
 * within the last digit of what is stated, it is what was meant.
 */
function scaleToServing({ nutrient, value }: NutrientStatement, amount: number, servings: number): number {
  const scaled = withoutNoise(amount * servings);
  const declared = roundForLabel(nutrient, scaled);
  const halfOfLastDigit = 0.5 * 10 ** -decimalsOf(value);
  const tolerance = value === 0 ? 0 : (halfOfLastDigit / value) * scaled;
  return Math.abs(declared - scaled) <= tolerance ? declared : scaled;
}

function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const point = digits.indexOf('.');
  return (point < 0 ? 0 : digits.length - point - 1) - Number(exponent);
}

const BASIS_UNITS: Readonly<Record<'100g' | '100ml', AmountUnit>> = { '100g': 'g', '100ml': 'ml' };

function joinStatements(a: StandardNutrient, b: StandardNutrient): StandardNutrient {
  if (b.flagged || a.flagged) return a.flagged && !b.flagged ? b : a;
  if (a.basis === 'serving') return b.basis === 'serving' ? a : { ...a, per_100: b.per_100 };
  return b.basis === 'serving' ? { ...b, per_100: a.per_100 } : a;
}
