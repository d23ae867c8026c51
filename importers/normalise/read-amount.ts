import type { AmountUnit } from '#contract/product.ts';
import type { Amount } from '#server/catalogue/trade-item.ts';
import { withoutNoise } from '#server/guidelines/facts/round-for-label.ts';

interface Measure {
  readonly unit: AmountUnit;
  /** How many grams or milliliters it is. */
  readonly factor: number;
  readonly metric: boolean;
}

const metric = (unit: AmountUnit, factor: number): Measure => ({ unit, factor, metric: true });
const customary = (unit: AmountUnit, factor: number): Measure => ({ unit, factor, metric: false });

/** Avoirdupois ounce and US fluid ounce, exact (NIST Handbook 44, appendix C). */
const OUNCE = customary('g', 28.349523125);
const FLUID_OUNCE = customary('ml', 29.5735295625);
const POUND = customary('g', 453.59237);
const PINT = customary('ml', 473.176473);
const QUART = customary('ml', 946.352946);
const GALLON = customary('ml', 3785.411784);

/** Spellings of packages and of UN/CEFACT recommendation 20 (GRM, MLT, ONZ, OZA, LBR …), in lower case. */
const SPELLINGS: readonly (readonly [Measure, spellings: string])[] = [
  [metric('g', 1), 'g,gr,gm,gms,grm,gram,grams,gramme,grammes'],
  [metric('g', 1000), 'kg,kgm,kgs,kilo,kilogram,kilograms'],
  [metric('ml', 1), 'ml,mlt,mls,milliliter,milliliters,millilitre'],
  [metric('ml', 10), 'cl,clt'],
  [metric('ml', 100), 'dl,dlt'],
  [metric('ml', 1000), 'l,lt,ltr,liter,liters,litre,litres'],
  [OUNCE, 'oz,onz,ozs,ounce,ounces'],
  [FLUID_OUNCE, 'fl oz,floz,oza,fluid ounce,fluid ounces'],
  [POUND, 'lb,lbs,lbr,pound,pounds'],
  [PINT, 'pt,pint,pints,ptl'],
  [QUART, 'qt,quart,quarts,qtl'],
  [GALLON, 'gal,gallon,gallons,gll'],
];
const MEASURES: ReadonlyMap<string, Measure> = new Map(
  SPELLINGS.flatMap(([measure, spellings]) =>
    spellings.split(',').map((spelling) => [spelling, measure] as const),
  ),
);

/** The amount in g or ml; null where the unit measures no food (MG, IU, none) or the value is not positive. */
export function toAmount(value: number, unit: string): Amount | null {
  const measure = MEASURES.get(unit.trim().toLowerCase().replace(/\.$/, ''));
  if (!measure || !Number.isFinite(value) || value <= 0) return null;
  return { value: withoutNoise(value * measure.factor), unit: measure.unit };
}

const AMOUNT =
  /(?<!\de[+-]?\d*)(?:(\d{1,3})\s*[x×*]\s*)?(\d+(?:[.,]\d+)*)\s*(fl\.?\s?oz|fluid ounces?|[a-z]{1,12})\.?(?![a-z])/gi;

/**
 * The first amount in a text of a package: "12 oz/340 g" is 340 g, "6 x 330 ml" 1,980 ml, "16 oz" 453.59 g.
 * Metric ones go first, since the others are rounded from them or they from the others. null where there is none.
 */
export function readAmount(text: string): Amount | null {
  let first: Amount | null = null;
  for (const [, count, digits = '', unit = ''] of text.matchAll(AMOUNT)) {
    const spelling = unit
      .toLowerCase()
      .replace(/[.\s]+/g, ' ')
      .trim();
    const measure = MEASURES.get(spelling);
    const amount = toAmount(readNumber(digits) * Number(count ?? 1), spelling);
    if (!measure || !amount) continue;
    if (measure.metric) return amount;
    first ??= amount;
  }
  return first;
}

/** A decimal number as data sets write it, "1e-05" too; NaN for all else that Number reads: a blank, "0x10", "Infinity". */
export function readDecimal(text: string): number {
  return DECIMAL.test(text) ? Number(text) : Number.NaN;
}

const DECIMAL = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i;

/** Whether a text of a package has an amount with an exponent, which no package has: "1e3 g". */
export const hasExponent = (text: string) => /\de[+-]?\d+\s*[a-z]/i.test(text);

/** "1,5" and "1.5" are one and a half; "1,000" is a thousand, and so is "1.000,00" of a European list. */
export function readNumber(text: string): number {
  const lastComma = text.lastIndexOf(',');
  const lastPoint = text.lastIndexOf('.');
  if (lastComma < 0) return text.indexOf('.') === lastPoint ? Number(text) : Number(text.replaceAll('.', ''));
  if (lastPoint > lastComma) return Number(text.replaceAll(',', ''));
  if (lastPoint >= 0) return Number(text.replaceAll('.', '').replace(',', '.'));
  const isThousands = text.indexOf(',') !== lastComma || /^[1-9]\d{0,2},\d{3}$/.test(text);
  return Number(isThousands ? text.replaceAll(',', '') : text.replace(',', '.'));
}
