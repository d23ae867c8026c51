import { decimal, halfOfLastDigit } from '#contract/decimal.ts';
import { NUTRIENT_LABELS, type NutrientLabel } from '#contract/nutrition.ts';
import type { AmountUnit } from '#contract/product.ts';
import { recoverLabelled } from '#server/guidelines/facts/round-for-label.ts';
import type { Amount, NutrientStatement } from '../trade-item.ts';
import { toStandardUnit } from './nutrient-units.ts';

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
    const per_100 = servingSize && decimal((amount / servingSize.value) * 100);
    return { ...statement, per_serving: amount, per_100, flagged: false };
  }
  // Grams of a serving say nothing of its millilitres: without a density there is no way from one to the other.
  const scales = servingSize !== null && servingSize.unit === BASIS_UNITS[statement.basis];
  const per_serving = scales ? scaleToServing(statement, amount, servingSize.value / 100) : null;
  return { ...statement, per_serving, per_100: amount, flagged: false };
}

/** What the label said of a serving, as far as the last digit of what is stated tells. */
function scaleToServing(statement: NutrientStatement, amount: number, servings: number): number {
  const { nutrient, value, less_than } = statement;
  if (less_than) return decimal(amount * servings);
  const room = value === 0 ? 0 : (halfOfLastStated(statement) / value) * amount * servings;
  return recoverLabelled(nutrient, amount * servings, room);
}

/** Grams of salt in a gram of sodium, as sources convert them: by law and by atomic weights. */
const SALT_FACTORS = [2.5, 2.54];

/**
 * A sodium figure may have been a coarser one of salt: 0.004 g and 0.00393700787401575 g are 0.01 g of salt, and
 * known no better. All but 31 of 24,793 long sodium figures of Open Food Facts are.
 */
function halfOfLastStated({ nutrient, value, unit }: NutrientStatement): number {
  let half = halfOfLastDigit(value);
  if (nutrient !== 'sodium' || unit !== 'g') return half;
  for (const factor of SALT_FACTORS) half = Math.max(half, halfOfLastDigit(decimal(value * factor)) / factor);
  return half;
}

const BASIS_UNITS: Readonly<Record<'100g' | '100ml', AmountUnit>> = { '100g': 'g', '100ml': 'ml' };

function joinStatements(a: StandardNutrient, b: StandardNutrient): StandardNutrient {
  if (b.flagged || a.flagged) return a.flagged && !b.flagged ? b : a;
  // What is stated says more than that it is less than something.
  if (a.less_than !== b.less_than) return a.less_than ? b : a;
  if (a.basis === 'serving') return b.basis === 'serving' ? a : { ...a, per_100: b.per_100 };
  return b.basis === 'serving' ? { ...b, per_100: a.per_100 } : a;
}
