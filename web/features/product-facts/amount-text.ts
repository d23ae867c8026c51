import { t } from 'ttag';
import type { Nutrition } from '#contract/nutrition.schema.ts';
import type { Product } from '#contract/product.schema.ts';
import type { AmountUnit } from '#contract/product.ts';
import { roundFigure } from '#contract/round-figure.ts';
import { formatCount } from '#web/lib/format-count.ts';

type Weight = NonNullable<Product['package_weight']>;

const GRAMS_AN_OUNCE = 28.349523125;
const OUNCES_A_POUND = 16;
const MILLILITRES_A_FLUID_OUNCE = 29.5735295625;
const FLUID_OUNCES_A_GALLON = 128;
const THOUSAND = 1000;

const figure = (value: number) => formatCount(roundFigure(value));

/** In the units of a US pack: `1.41 oz`, `25 lb`, `12 fl oz`, `1 gal`. */
export function customaryWeight({ value, unit }: Weight): string {
  if (unit === 'ml') {
    const ounces = value / MILLILITRES_A_FLUID_OUNCE;
    return roundFigure(ounces) < FLUID_OUNCES_A_GALLON
      ? `${figure(ounces)} fl oz`
      : `${figure(ounces / FLUID_OUNCES_A_GALLON)} gal`;
  }
  const ounces = value / GRAMS_AN_OUNCE;
  return roundFigure(ounces) < OUNCES_A_POUND
    ? `${figure(ounces)} oz`
    : `${figure(ounces / OUNCES_A_POUND)} lb`;
}

/** `40 g`, `1.2 kg`, `355 mL`, `2 L` */
export function metricWeight({ value, unit }: Weight): string {
  const [small, large] = METRIC[unit];
  return value < THOUSAND ? `${figure(value)} ${small}` : `${figure(value / THOUSAND)} ${large}`;
}

const METRIC: Readonly<Record<AmountUnit, readonly [small: string, large: string]>> = {
  g: ['g', 'kg'],
  ml: ['mL', 'L'],
};

/** As a US pack states it: `1.41 oz (40 g)`. */
export function fullWeight(weight: Weight): string {
  return `${customaryWeight(weight)} (${metricWeight(weight)})`;
}

type Serving = Nutrition['serving_info'];

/** The serving as the label states it: `1 package (40g)`, `40g`, `1 cup`; undefined where none is known. */
export function servingSize({
  serving_description,
  serving_size_value,
  serving_size_unit,
}: Serving): string | undefined {
  const description = serving_description?.trim() || undefined;
  const size =
    serving_size_value === null || serving_size_value <= 0
      ? undefined
      : `${figure(serving_size_value)}${labelUnit(serving_size_unit)}`;
  if (description === undefined || size === undefined) return description ?? size;
  // A source may have said it already: "2/3 cup (55 g)".
  const plain = (text: string) => text.replaceAll(/\s|(?<=\d),(?=\d{3})/g, '').toLowerCase();
  return plain(description).includes(plain(size)) ? description : `${description} (${size})`;
}

/** A label writes `g` and `mL` close to the number. */
function labelUnit(unit: string | null): string {
  return unit === 'ml' ? 'mL' : (unit ?? '');
}

/** `8 servings per container`, `About 3 servings per container` (21 CFR 101.9(b)(8)); undefined where not known. */
export function servingsPerContainer({ servings_per_container: servings }: Serving): string | undefined {
  if (servings === null || servings <= 0) return undefined;
  const shown = servingsShown(servings);
  const about = shown === servings ? '' : t`About `;
  return t`${about}${formatCount(shown)} ${shown === 1 ? t`serving` : t`servings`} per container`;
}

/** 21 CFR 101.9(b)(8)(i): to the nearest whole number, but between 2 and 5 to the nearest half. */
function servingsShown(servings: number): number {
  if (servings > 2 && servings < 5) return Math.round(servings * 2) / 2;
  return Math.max(1, Math.round(servings));
}
