import { c, t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { LANGUAGE, LOCALE } from '#web/lib/language.ts';

const DOLLARS = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' });
/** `$3,773.52` */
export const moneyText = (amount: number): string => DOLLARS.format(amount);

/** Units that already say how many: no "per" before them. */
const COMPLETE = /^(?:each|per\b|a\b|an\b|\/)/i;

/** What most prices are for, by the word a price list has for it. */
const UNITS: Readonly<Record<string, string>> = {
  each: c('price').t`each`,
  case: c('price').t`per case`,
  pack: c('price').t`per pack`,
  box: c('price').t`per box`,
  bag: c('price').t`per bag`,
  lb: c('price').t`per lb`,
  pound: c('price').t`per pound`,
};

/** `each`, `per case`; a price list has its words in English. */
function unitText(unit: string): string {
  const known = LANGUAGE === 'en' ? undefined : UNITS[unit.toLowerCase().replace(/^per /, '')];
  return known ?? (COMPLETE.test(unit) || unit === '' ? unit : t`per ${unit}`);
}

/** `$68.40` and `per case`; undefined where no price is on file: a price of nothing and no price are different things. */
export function priceText(price: Product['price'] | undefined) {
  if (!price) return undefined;
  return { amount: moneyText(price.amount), unit: unitText(price.unit.trim()) };
}
