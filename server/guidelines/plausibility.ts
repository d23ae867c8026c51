import { decimal, roundTo } from '#contract/decimal.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { say, t } from '#server/language/speech.ts';
import type { GuidelineSubject } from './subject.ts';

export interface Implausible {
  readonly nutrient: NutrientLabel;
  /** One sentence. */
  readonly reason: string;
}

type Amounts = Readonly<Partial<Record<NutrientLabel, number>>>;

/** Pure salt is 39.34 % sodium, pure fat about 900 kcal per 100 g; a little room for rounding. */
const MOST_SODIUM_MG = 39_400;
const MOST_KCAL = 930;
/** How far energy may be from what the macronutrients give, and the room small servings' rounding needs. */
const ENERGY_SHARE = 0.2;
const ENERGY_ROOM_PER_SERVING_KCAL = 14;
const ENERGY_ROOM_KCAL = 25;
/** Parts may exceed their whole by this much through rounding of both, g per 100 g or per serving. */
const PART_ROOM_G = 1;

const PARTS: readonly (readonly [part: NutrientLabel, whole: NutrientLabel])[] = [
  ['saturated_fat', 'total_fat'],
  ['trans_fat', 'total_fat'],
  ['added_sugars', 'sugars'],
  ['sugars', 'total_carbohydrate'],
];
const MACROS = ['total_fat', 'total_carbohydrate', 'protein'] as const;
const NOTHING: readonly Implausible[] = [];

/** Sources of energy other than fat, carbohydrate and protein. */
export interface EnergyHints {
  /** Sugar alcohols or allulose: carbohydrates of less than 4 kcal per g. */
  readonly sugarAlcohol: boolean;
  /** Alcohol, 7 kcal per g, is not among the nutrients. */
  readonly alcohol: boolean;
}

/** Finds implausible nutrient values. They are kept and flagged, and no criterion uses them. */
export function checkPlausibility(subject: GuidelineSubject, hints: EnergyHints): readonly Implausible[] {
  const found: Implausible[] = [];
  checkSigns(subject.per_serving, found);
  checkSigns(subject.per_100, found);
  const per100 = per100Of(subject);
  if (per100 !== undefined) {
    checkCeilings(per100, found);
    checkEnergy(per100, energyRoom(subject), hints, found);
  }
  checkParts(per100 ?? subject.per_serving, found);
  return found.length === 0 ? NOTHING : found;
}

/** Per 100 g or ml as stated, else from the serving where its size is known. */
function per100Of({ per_100, per_serving, serving_size }: GuidelineSubject): Amounts | undefined {
  for (const _ in per_100) return per_100;
  if (serving_size === null) return undefined;
  const scaled: Partial<Record<NutrientLabel, number>> = {};
  for (const key in per_serving) {
    const nutrient = key as NutrientLabel;
    const value = per_serving[nutrient];
    if (value !== undefined) scaled[nutrient] = decimal((value * 100) / serving_size.value);
  }
  return scaled;
}

function checkSigns(amounts: Amounts, found: Implausible[]): void {
  for (const key in amounts) {
    const nutrient = key as NutrientLabel;
    const value = amounts[nutrient];
    if (value !== undefined && !(value >= 0))
      add(found, nutrient, t`${say(NUTRIENTS[nutrient].name)} cannot be less than nothing.`);
  }
}

/** The most of a nutrient that 100 g can hold. */
function mostOf(nutrient: NutrientLabel): number {
  if (nutrient === 'sodium') return MOST_SODIUM_MG;
  if (nutrient === 'calories') return MOST_KCAL;
  return NUTRIENTS[nutrient].unit === 'g' ? 100 : 100_000;
}

/** The most that a label can state in 100 g, with room for rounding. */
export function mostPer100(nutrient: NutrientLabel): number {
  return decimal(mostOf(nutrient) * 1.005);
}

function checkCeilings(per100: Amounts, found: Implausible[]): void {
  let macros = 0;
  for (const key in per100) {
    const nutrient = key as NutrientLabel;
    const value = per100[nutrient];
    if (value === undefined) continue;
    const { name, unit } = NUTRIENTS[nutrient];
    const most = mostOf(nutrient);
    if (value > mostPer100(nutrient))
      add(
        found,
        nutrient,
        t`${say(name)} of ${figure(value)} ${unit} per 100 g cannot be: ${figure(most)} ${unit} is the most.`,
      );
  }
  for (const nutrient of MACROS) macros = decimal(macros + (per100[nutrient] ?? 0));
  if (macros > 105) {
    for (const nutrient of MACROS) {
      if (per100[nutrient] !== undefined)
        add(found, nutrient, t`Fat, carbohydrate and protein add up to ${figure(macros)} g per 100 g.`);
    }
  }
}

function checkParts(amounts: Amounts, found: Implausible[]): void {
  for (const [part, whole] of PARTS) {
    const inner = amounts[part];
    const outer = amounts[whole];
    if (inner === undefined || outer === undefined || inner <= decimal(outer * 1.1 + PART_ROOM_G)) continue;
    const reason = t`${say(NUTRIENTS[part].name)} of ${figure(inner)} g is more than ${say(NUTRIENTS[whole].name)} of ${figure(outer)} g.`;
    add(found, part, reason);
    add(found, whole, reason);
  }
}

function energyRoom({ serving_size }: GuidelineSubject): number {
  return serving_size === null
    ? ENERGY_ROOM_KCAL
    : Math.max(ENERGY_ROOM_KCAL, (ENERGY_ROOM_PER_SERVING_KCAL * 100) / serving_size.value);
}

/**
 * Energy against 4, 4 and 9 kcal per g (21 CFR 101.9(c)(1)(i)). Fibre may count from nothing to 4, European
 * carbohydrates leave it out, so that the bounds are wide.
 */
function checkEnergy(per100: Amounts, room: number, hints: EnergyHints, found: Implausible[]): void {
  const { calories, total_fat: fat, total_carbohydrate: carbohydrate, protein } = per100;
  if (calories === undefined || fat === undefined || carbohydrate === undefined || protein === undefined)
    return;
  const fibre = per100.dietary_fiber ?? 0;
  const most = 9 * fat + 4 * carbohydrate + 4 * protein + 2 * fibre;
  const least = most - 4 * Math.min(fibre, carbohydrate) - 2 * fibre;
  const tooLittle = calories < least * (1 - ENERGY_SHARE) - room && !hints.sugarAlcohol;
  const tooMuch = calories > most * (1 + ENERGY_SHARE) + room && !hints.alcohol;
  if (!tooLittle && !tooMuch) return;
  const reason = t`${figure(calories)} kcal per 100 g does not fit fat, carbohydrate and protein, which give ${figure(most)} kcal.`;
  add(found, 'calories', reason);
  for (const nutrient of MACROS) add(found, nutrient, reason);
}

function add(found: Implausible[], nutrient: NutrientLabel, reason: string): void {
  if (!found.some((other) => other.nutrient === nutrient)) found.push({ nutrient, reason });
}

const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** `39,400` */
function figure(value: number): string {
  return NUMBER.format(roundTo(value, 0.1));
}
