import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { LOCALE } from '#web/lib/language.ts';

const DOLLARS = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' });
/** `$3,773.52` */
export const moneyText = (amount: number): string => DOLLARS.format(amount);

/** Units that already say how many: no "per" before them. */
const COMPLETE = /^(?:each|per\b|a\b|an\b|\/)/i;

/** `$68.40` and `per case`; undefined where no price is on file: a price of nothing and no price are different things. */
export function priceText(price: Product['price'] | undefined) {
  if (!price) return undefined;
  const unit = price.unit.trim();
  return {
    amount: moneyText(price.amount),
    unit: COMPLETE.test(unit) || unit === '' ? unit : t`per ${unit}`,
  };
}
