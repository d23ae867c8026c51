import { decimal, halfOfLastDigit } from '#contract/decimal.ts';
import { NUTRIENT_LABELS, NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { t } from '#server/language/speech.ts';
import { unitOfPer100 } from '../facts/amounts.ts';
import type { Facts } from '../facts/derive-facts.ts';
import { kindSet } from '../facts/product-kinds.ts';
import { recoversLabelled, roundForLabel } from '../facts/round-for-label.ts';
import { referenceAmount } from '../standards/fda-healthy/reference-amounts.ts';
import type { GuidelineSubject } from '../subject.ts';
import type { AmountOf, Amounts } from './claim-rules.ts';

/** The amounts that a claim is judged by. */
export interface Basis {
  /** "a serving": a constant, or as it is said. */
  readonly name: string;
  readonly stated: Amounts;
  /** The most that the amount behind a stated one may be; undefined where none is stated. */
  readonly most: AmountOf;
}

const A_SERVING = t`a serving`;
const IN_100_G = t`in 100 g`;

export function servingBasis(subject: GuidelineSubject): Basis {
  const stated = subject.per_serving;
  return {
    name: A_SERVING,
    stated,
    most: (nutrient) => {
      const value = stated[nutrient];
      return value === undefined ? undefined : decimal(value + roomPerServing(subject, nutrient));
    },
  };
}

export function hundredBasis({ per_100: stated }: GuidelineSubject): Basis {
  return { name: IN_100_G, stated, most: (nutrient) => stated[nutrient] };
}

/** A reference amount up to this is also judged per 50 g (21 CFR 101.60(b)(2)(i)(B) and its like). */
const SMALL = 30;
const SMALL_BASIS = 50;
const SPOONS = /(\d+(?:\.\d+)?)(?:\s*\/\s*(\d+))?\s*(tbsps?|tablespoons?|tsps?|teaspoons?)\b/i;

/**
 * How much of 50 g a small serving is: the number its amounts are multiplied by; 1 of others. Of what is prepared with
 * water it is 50 g prepared, where the label says how much it makes; else of the dry food, which holds more.
 */
export function smallFactor({ kind, subject: { serving_size, serving_description } }: Facts): number {
  if (serving_size === null) return 1;
  const text = serving_description ?? '';
  if (serving_size.value > SMALL && !isTwoSpoons(text)) return 1;
  const made = kind !== undefined && WITH_WATER.has(kind.kind) ? preparedAmount(text) : undefined;
  return Math.max(1, SMALL_BASIS / Math.max(serving_size.value, made ?? 0));
}

const WITH_WATER = kindSet('drink_to_prepare broth soup');
const PREPARED =
  /\bmakes\s+(?:about\s+)?(\d+(?:\.\d+)?)\s*(fl\.?\s*oz|cups?|ml)\b|\b(\d+(?:\.\d+)?)\s*(fl\.?\s*oz|cups?|ml)\b[^\d]{0,4}(?:prepared|when (?:prepared|mixed))\b/i;
/** A cup of 8 fl oz as a label rounds it down. */
const ML: Readonly<Record<string, number>> = { f: 29.5, c: 236, m: 1 };

/** Milliliters, which of what is mostly water weigh a gram at least. */
function preparedAmount(text: string): number | undefined {
  const [, made, madeUnit, prepared, preparedUnit] = PREPARED.exec(text) ?? [];
  const unit = ML[(madeUnit ?? preparedUnit ?? '').charAt(0).toLowerCase()];
  return unit === undefined ? undefined : Number(made ?? prepared) * unit;
}

/** Two tablespoons or less are small, whatever they weigh. */
function isTwoSpoons(text: string): boolean {
  const [, number, divisor = '1', spoon = ''] = SPOONS.exec(text) ?? [];
  if (number === undefined) return false;
  const spoons = Number(number) / Number(divisor);
  return spoons <= (/^t(?:sp|ea)/i.test(spoon) ? 6 : 2);
}

/**
 * The amount usually eaten at once, where it is not the labeled serving: claims are made per reference amount, and
 * "free" per serving as well. Undefined where it is not known.
 */
export function referenceBasis({ kind, subject }: Facts, serving: Basis): Basis | undefined {
  // Cereals have three, by their density, which no label states.
  const amount = kind && kind.kind !== 'cereal' ? referenceAmount(kind.kind) : undefined;
  const { serving_size: size } = subject;
  if (amount === undefined || size === null || size.unit !== amount.unit || size.value <= 0) return;
  const factor = amount.value / size.value;
  if (factor === 1) return;
  const scaled = (value: number | undefined) => (value === undefined ? undefined : decimal(value * factor));
  const stated: Partial<Record<NutrientLabel, number>> = {};
  for (const nutrient of NUTRIENT_LABELS) {
    const value = scaled(serving.stated[nutrient]);
    if (value !== undefined) stated[nutrient] = value;
  }
  const name = t`in ${amount.value} ${amount.unit}, the reference amount`;
  return { name, stated, most: (nutrient) => scaled(serving.most(nutrient)) };
}

/**
 * The largest difference between a label's amount per serving and the stored figure; 0 where the stored figure is the
 * label's. What was scaled from 100 g carries the source's rounding: a 0 there hides up to 1.2 g in a serving of 240 g
 * where the source states whole grams.
 */
export function roomPerServing(subject: GuidelineSubject, nutrient: NutrientLabel): number {
  const { per_serving, per_100, serving_size } = subject;
  const serving = per_serving[nutrient];
  const hundred = per_100[nutrient];
  if (serving === undefined || hundred === undefined || serving_size === null) return 0;
  if (serving_size.unit !== unitOfPer100(subject)) return 0;
  const servings = serving_size.value / 100;
  const room = servings * (hundred === 0 ? halfOfZero(subject, nutrient) : halfOfLastDigit(hundred));
  // Stated for both, each for itself.
  if (Math.abs(hundred * servings - serving) > room + 1e-6) return 0;
  const isLabelled =
    recoversLabelled(nutrient, serving, room) && roundForLabel(nutrient, serving) === serving;
  return isLabelled && hundred !== 0 ? 0 : room;
}

/** Sources state whole kcal and mg, and grams to a tenth at least, unless every figure in grams is a whole one. */
function halfOfZero({ per_100 }: GuidelineSubject, nutrient: NutrientLabel): number {
  if (NUTRIENTS[nutrient].unit !== 'g') return 0.5;
  let someWhole = false;
  for (const label of NUTRIENT_LABELS) {
    const value = per_100[label];
    if (value === undefined || value === 0 || NUTRIENTS[label].unit !== 'g') continue;
    if (!Number.isInteger(value)) return 0.05;
    someWhole = true;
  }
  return someWhole ? 0.5 : 0.05;
}
