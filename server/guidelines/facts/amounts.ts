import { decimal, halfOfLastDigit, roundTo } from '#contract/decimal.ts';
import type { NutrientLabel } from '#contract/nutrition.ts';
import type { AmountUnit } from '#contract/product.ts';
import type { Amount } from '#server/catalogue/trade-item.ts';
import { t } from '#server/language/speech.ts';
import type { GuidelineSubject } from '../subject.ts';
import { recoverLabelled } from './round-for-label.ts';

/** What a nutrient is stated for, and what a rule may ask for. */
export type RuleBasis = 'package' | 'serving' | 'slice' | '8 fl oz' | '8 oz' | '4 oz' | '100 g';

/** An amount of a nutrient in a rule's basis. */
export interface BasisAmount {
  /** null: cannot be told, because of `missing`. */
  readonly value: number | null;
  /** True where the package holds at least one serving but how many is unknown: the value is the least it can be. */
  readonly atLeast: boolean;
  readonly missing: string | null;
}

const UNKNOWN_NUTRIENT: BasisAmount = { value: null, atLeast: false, missing: t`the value is not stated` };

/** Fluid ounces as labels count them: 30 ml (21 CFR 101.9(b)(5)(viii)) or 29.57 ml, to a tenth. */
export function fluidOunces(ml: number): number {
  return ml % 30 === 0 ? ml / 30 : toTenth(ml / 29.5735);
}

/** Ounces as labels count them: 28 g (21 CFR 101.9(b)(5)(viii)) or 28.35 g, to a tenth. */
export function ounces(grams: number): number {
  return grams % 28 === 0 ? grams / 28 : toTenth(grams / 28.3495);
}

/** A tenth of a small amount is too coarse to reckon with. */
function toTenth(amount: number): number {
  return amount < 4 ? amount : roundTo(amount, 0.1);
}

/** What the package holds: as stated, else its servings. */
export function packageAmount({
  package_weight,
  servings_per_container,
  serving_size,
}: GuidelineSubject): Amount | null {
  if (package_weight !== null) return package_weight;
  if (servings_per_container === null || serving_size === null) return null;
  return { value: decimal(servings_per_container * serving_size.value), unit: serving_size.unit };
}

/** Whether "per 100" means grams or millilitres. */
export function unitOfPer100({
  per_100_unit,
  serving_size,
  package_weight,
}: GuidelineSubject): AmountUnit | null {
  return per_100_unit === undefined ? (serving_size?.unit ?? package_weight?.unit ?? null) : per_100_unit;
}

/** A nutrient in the amount of food a rule looks at. */
export function amountFor(subject: GuidelineSubject, nutrient: NutrientLabel, basis: RuleBasis): BasisAmount {
  switch (basis) {
    case 'package':
      return perPackage(subject, nutrient);
    case 'serving':
      return perServing(subject, nutrient);
    case 'slice':
      return perSlice(subject, nutrient);
    case '8 fl oz':
      return perMeasure(subject, nutrient, 'ml', 240, (ml) => 8 / fluidOunces(ml));
    case '8 oz':
      return perMeasure(subject, nutrient, 'g', 226.796, (grams) => 8 / ounces(grams));
    case '4 oz':
      return perMeasure(subject, nutrient, 'g', 113.398, (grams) => 4 / ounces(grams));
    case '100 g':
      return perMeasure(subject, nutrient, 'g', 100, (grams) => 100 / grams);
  }
}

function exactly(value: number): BasisAmount {
  return { value: decimal(value), atLeast: false, missing: null };
}

function unknown(missing: string): BasisAmount {
  return { value: null, atLeast: false, missing };
}

function perServing(subject: GuidelineSubject, nutrient: NutrientLabel): BasisAmount {
  const { per_serving, per_100, serving_size } = subject;
  const stated = per_serving[nutrient];
  if (stated !== undefined) return exactly(stated);
  const per100 = per_100[nutrient];
  if (per100 === undefined) return UNKNOWN_NUTRIENT;
  if (serving_size === null) return unknown(t`the serving size is not stated`);
  // Grams of a serving say nothing of its millilitres.
  if (serving_size.unit !== unitOfPer100(subject))
    return unknown(t`the serving is stated in another unit than the nutrients`);
  const servings = serving_size.value / 100;
  return exactly(recoverLabelled(nutrient, per100 * servings, halfOfLastDigit(per100) * servings));
}

function perPackage(subject: GuidelineSubject, nutrient: NutrientLabel): BasisAmount {
  const serving = perServing(subject, nutrient).value;
  if (serving !== null && contradictsItself(subject))
    return { value: serving, atLeast: true, missing: t`the servings do not make up the net weight` };
  if (serving !== null && subject.servings_per_container !== null) {
    return exactly(serving * subject.servings_per_container);
  }
  const per100 = subject.per_100[nutrient];
  const amount = subject.package_weight;
  if (per100 !== undefined && amount !== null && amount.unit === unitOfPer100(subject)) {
    return exactly((per100 * amount.value) / 100);
  }
  if (serving !== null && amount !== null && subject.serving_size?.unit === amount.unit) {
    return exactly((serving * amount.value) / subject.serving_size.value);
  }
  if (serving !== null) return { value: serving, atLeast: true, missing: t`the package size is not stated` };
  return per100 === undefined ? UNKNOWN_NUTRIENT : unknown(t`the package size is not stated`);
}

/** Rounded numbers of servings and drained weights stay well within this; servings of another packaging level do not. */
const MOST_APART = 2;

/** Whether the servings and the net weight speak of different packages, so that neither can be relied on. */
function contradictsItself({
  servings_per_container,
  serving_size,
  package_weight,
}: GuidelineSubject): boolean {
  if (servings_per_container === null || serving_size?.unit !== package_weight?.unit) return false;
  if (serving_size === null || package_weight === null) return false;
  const apart = (servings_per_container * serving_size.value) / package_weight.value;
  return apart > MOST_APART || apart < 1 / MOST_APART;
}

const SLICES = /(\d+|one|two|three) (?:thin |large |small |thick )?(?:slices?|tranches?)\b/i;
const NUMBER_WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 };

function perSlice(subject: GuidelineSubject, nutrient: NutrientLabel): BasisAmount {
  const serving = perServing(subject, nutrient);
  if (serving.value === null) return serving;
  const said = SLICES.exec(subject.serving_description ?? '')?.[1]?.toLowerCase();
  const slices = said === undefined ? 0 : (NUMBER_WORDS[said] ?? Number(said));
  return slices > 0
    ? exactly(serving.value / slices)
    : unknown(t`how many slices a serving has is not stated`);
}

function perMeasure(
  subject: GuidelineSubject,
  nutrient: NutrientLabel,
  unit: AmountUnit,
  hundreds: number,
  timesServing: (size: number) => number,
): BasisAmount {
  const { per_serving, per_100, serving_size } = subject;
  const serving = per_serving[nutrient];
  if (serving !== undefined && serving_size?.unit === unit)
    return exactly(serving * timesServing(serving_size.value));
  const per100 = per_100[nutrient];
  if (serving === undefined && per100 === undefined) return UNKNOWN_NUTRIENT;
  if (per100 !== undefined && unitOfPer100(subject) === unit) return exactly((per100 * hundreds) / 100);
  return unknown(
    unit === 'ml' ? t`the volume of a serving is not stated` : t`the weight of a serving is not stated`,
  );
}
