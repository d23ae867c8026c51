import type { Basis, NutrientLabel } from '#contract/nutrition.ts';
import type { NutrientStatement } from '#server/catalogue/trade-item.ts';
import { readDecimal } from './read-amount.ts';

const BAD_AMOUNT = 'an invalid nutrient amount (negative or not a number) was left out';

const BELOW_ZERO = 'a nutrient amount of less than 0 was left out';

/** A tonne in micrograms, more than any label states in any unit. */
const HIGHEST_AMOUNT = 1e12;

/** Collects the nutrients of one row; invalid amounts are left out with a warning, implausible ones kept. */
export function nutrientStatements(warnings: string[]): {
  /** `amount` as the source wrote it; blank: not stated. */
  add(
    nutrient: NutrientLabel,
    amount: string | number,
    unit: string,
    basis: Basis,
    isLessThan?: boolean,
  ): void;
  readonly list: NutrientStatement[];
} {
  const list: NutrientStatement[] = [];
  return {
    list,
    add(nutrient, amount, unit, basis, isLessThan = false) {
      if (typeof amount === 'string' && amount.trim() === '') return;
      const value = typeof amount === 'number' ? amount : readDecimal(amount);
      if (!Number.isFinite(value) || value < 0 || value > HIGHEST_AMOUNT) warnings.push(BAD_AMOUNT);
      else if (isLessThan && value === 0) warnings.push(BELOW_ZERO);
      // Minus zero is a zero that was rounded.
      else {
        const statement = { nutrient, value: value === 0 ? 0 : value, unit: unit.trim(), basis };
        list.push(isLessThan ? { ...statement, less_than: true } : statement);
      }
    },
  };
}
