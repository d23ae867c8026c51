import { t } from 'ttag';
import type { NutrientLabel } from '#contract/nutrition.ts';
import { LOCALE } from '#web/lib/language.ts';

export type Aim = 'lowest' | 'highest';

/** Which end is better, by FDA's label guidance on what to get less or more of. Carbohydrate has neither. */
export const NUTRIENT_AIMS: Readonly<Partial<Record<NutrientLabel, Aim>>> = {
  calories: 'lowest',
  total_fat: 'lowest',
  saturated_fat: 'lowest',
  trans_fat: 'lowest',
  cholesterol: 'lowest',
  sodium: 'lowest',
  sugars: 'lowest',
  added_sugars: 'lowest',
  dietary_fiber: 'highest',
  protein: 'highest',
  vitamin_d: 'highest',
  calcium: 'highest',
  iron: 'highest',
  potassium: 'highest',
};

/** The best amount of a row; undefined where fewer than two are known. */
export function bestAmount(amounts: readonly (number | undefined)[], aim: Aim): number | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  if (known.length < 2) return undefined;
  return aim === 'lowest' ? Math.min(...known) : Math.max(...known);
}

/** The column that alone has the best amount; undefined where several share it. */
export function bestColumn(amounts: readonly (number | undefined)[], aim: Aim): number | undefined {
  const best = bestAmount(amounts, aim);
  if (best === undefined) return undefined;
  const at = amounts.indexOf(best);
  return amounts.lastIndexOf(best) === at ? at : undefined;
}

/** `lowest`; `lowest known` where another amount is not known. */
export function bestWords(amounts: readonly (number | undefined)[], aim: Aim | undefined): string {
  if (amounts.includes(undefined)) return aim === 'lowest' ? t`lowest known` : t`highest known`;
  return aim === 'lowest' ? t`lowest` : t`highest`;
}

/** `+215 (+226%)`, `−3 (−50%)`, `same`; undefined where there is nothing to set against. */
export function differenceText(amount: number | undefined, against: number | undefined): string | undefined {
  if (amount === undefined || against === undefined) return undefined;
  const difference = Number((amount - against).toPrecision(6));
  if (difference === 0) return t`same`;
  const share = against === 0 ? undefined : Math.round((difference / Math.abs(against)) * 100);
  const text = signed(difference);
  return share === undefined ? text : `${text} (${signed(share)}%)`;
}

const NUMBER = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });

/** A true minus sign is as wide as a plus. */
function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${NUMBER.format(Math.abs(value))}`;
}
