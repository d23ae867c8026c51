import type { Basis, NutrientLabel } from '#contract/nutrition.ts';
import type { NutrientStatement } from '#server/catalogue/trade-item.ts';

const BAD_AMOUNT = 'an amount of a nutrient that is no amount (negative, or no number) was left out';

/** More than any label says in any unit, a tonne of micrograms: what is above was never an amount. */
const HIGHEST_AMOUNT = 1e12;

/** Gathers the nutrients of one row; what is no amount is left out and noted. Implausible amounts stay as given. */
export function nutrientStatements(notes: string[]): {
  /** `amount` as the source wrote it; empty says nothing. */
  add(nutrient: NutrientLabel, amount: string | number, unit: string, basis: Basis): void;
  readonly list: NutrientStatement[];
} {
  const list: NutrientStatement[] = [];
  return {
    list,
    add(nutrient, amount, unit, basis) {
      if (amount === '') return;
      const value = typeof amount === 'number' ? amount : Number(amount);
      if (!Number.isFinite(value) || value < 0 || value > HIGHEST_AMOUNT) notes.push(BAD_AMOUNT);
      // Minus zero is a zero that was rounded.
      else list.push({ nutrient, value: value === 0 ? 0 : value, unit: unit.trim(), basis });
    },
  };
}
