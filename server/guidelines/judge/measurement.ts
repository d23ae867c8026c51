import { t } from '#server/language/speech.ts';
import type { IngredientFacts } from '../facts/ingredient-facts.ts';
import { GAP_TEXTS } from '../facts/list-gaps.ts';

/** What a rule's quantity comes to for a product. */
export interface Measurement {
  /** A number in the rule's unit, a word for what is none, null where it cannot be told. */
  readonly value: number | string | null;
  /** For words: whether the demand is met; null where it cannot be told. */
  readonly met: boolean | null;
  /** What a number is: the amount itself, the least or the most it can be. */
  readonly bound: 'exact' | 'least' | 'most';
  /** What is missing, or how the number came about; a clause without a full stop. */
  readonly note: string | null;
}

export function amount(
  value: number,
  bound: Measurement['bound'] = 'exact',
  note: string | null = null,
): Measurement {
  return { value, met: null, bound, note };
}

export function word(met: boolean | null, value: string | null, note: string | null = null): Measurement {
  return { value, met, bound: 'exact', note };
}

export function unmeasured(note: string): Measurement {
  return { value: null, met: null, bound: 'exact', note };
}

export const NO_INGREDIENTS = t`the ingredients are not stated`;

/** What is missing of the ingredients, where they do not tell. */
export function missingIngredients({ list, gap }: IngredientFacts): string {
  if (list === null) return NO_INGREDIENTS;
  return gap === null ? t`the ingredient list has names we do not know` : GAP_TEXTS[gap];
}

/**
 * Values worked out from per-100 figures carry the label's rounding: 200 kcal in 30 g is stated as 667 per 100 g.
 * So numbers are compared as finely as a label could state them: whole kcal and mg, hundredths of the rest.
 */
export function atPrecision(value: number, unit: string | null): number {
  return unit === 'kcal' || unit === 'mg' ? Math.round(value) : Math.round(value * 100) / 100;
}

/** Made once: making one costs a hundred times what writing a number does. */
const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** "310 mg", "9.8 %". */
export function amountText(value: number, unit: string | null): string {
  const number = NUMBER.format(atPrecision(value, unit));
  return unit === null ? number : `${number} ${unit}`;
}
