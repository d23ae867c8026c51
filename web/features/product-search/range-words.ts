import { t } from 'ttag';
import type { FigureBasis } from '#contract/nutrient-sort.ts';
import { NUTRIENTS } from '#contract/nutrition.ts';
import type { Range } from '#contract/ranges.ts';
import { moneyText } from '#web/features/product-facts/price-text.ts';
import { LOCALE } from '#web/lib/language.ts';
import type { NutrientRange } from './range-parameters.ts';

const AMOUNT = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 3 });
export const amountText = (amount: number): string => AMOUNT.format(amount);

/** `per serving`, `per 100 g` */
export const BASIS_WORDS: Readonly<Record<FigureBasis, string>> = {
  serving: t`per serving`,
  '100': t`per 100 g`,
};

/** `Sodium up to 140 mg per serving` */
export function nutrientRangeWords(range: NutrientRange): string {
  const { name } = NUTRIENTS[range.nutrient];
  return `${name} ${nutrientBoundsWords(range)} ${BASIS_WORDS[range.basis]}`;
}

/** `up to 140 mg`, `2 to 8 g` */
export function nutrientBoundsWords({ nutrient, ...range }: Pick<NutrientRange, 'nutrient'> & Range): string {
  return `${boundsWords(range, amountText)} ${NUTRIENTS[nutrient].unit}`;
}

/** `up to $5.00`, `$2.00 to $5.00` */
export const priceBoundsWords = (range: Range): string => boundsWords(range, moneyText);

function boundsWords({ min, max }: Range, text: (amount: number) => string): string {
  if (min === null) return max === null ? t`any` : t`up to ${text(max)}`;
  if (max === null) return t`at least ${text(min)}`;
  return min === max ? t`exactly ${text(min)}` : t`${text(min)} to ${text(max)}`;
}
