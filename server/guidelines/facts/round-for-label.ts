import { decimal, roundTo } from '#contract/decimal.ts';
import type { NutrientLabel } from '#contract/nutrition.ts';

interface Rounding {
  /** Amounts below are declared as 0. */
  readonly zeroBelow: number;
  /** What is neither 0 nor less than this is declared as this: the label's "less than …". */
  readonly least: number;
  readonly increment: number;
  /** Amounts above are declared in coarser increments. */
  readonly coarse?: { readonly above: number; readonly increment: number };
}

/** 21 CFR 101.9(c)(1): calories. */
const CALORIES: Rounding = { zeroBelow: 5, least: 5, increment: 5, coarse: { above: 50, increment: 10 } };

/** 21 CFR 101.9(c)(2): total, saturated and trans fat. 5 g is the first whole gram. */
const FAT: Rounding = { zeroBelow: 0.5, least: 0.5, increment: 0.5, coarse: { above: 5, increment: 1 } };

/** 21 CFR 101.9(c)(3): cholesterol; 2 to 5 mg is "less than 5 mg". */
const CHOLESTEROL: Rounding = { zeroBelow: 2, least: 5, increment: 5 };

/** 21 CFR 101.9(c)(4): sodium. */
const SODIUM: Rounding = { zeroBelow: 5, least: 5, increment: 5, coarse: { above: 140, increment: 10 } };

/** 21 CFR 101.9(c)(6) and (7): carbohydrate, fibre, sugars, protein; 0.5 g to 1 g is "less than 1 g". */
const WHOLE_GRAMS: Rounding = { zeroBelow: 0.5, least: 1, increment: 1 };

/**
 * Increments are FDA's guidance by size of the daily value. 21 CFR 101.9(c)(8)(iii) lets less than 2 % of it be declared
 * as 0, but many labels state the amount, and what a label states is not turned into 0.
 */
const vitaminOrMineral = (increment: number): Rounding => ({
  zeroBelow: increment / 2,
  least: increment,
  increment,
});

const ROUNDINGS: Readonly<Record<NutrientLabel, Rounding>> = {
  calories: CALORIES,
  total_fat: FAT,
  saturated_fat: FAT,
  trans_fat: FAT,
  cholesterol: CHOLESTEROL,
  sodium: SODIUM,
  total_carbohydrate: WHOLE_GRAMS,
  dietary_fiber: WHOLE_GRAMS,
  sugars: WHOLE_GRAMS,
  added_sugars: WHOLE_GRAMS,
  protein: WHOLE_GRAMS,
  vitamin_d: vitaminOrMineral(0.1),
  calcium: vitaminOrMineral(10),
  iron: vitaminOrMineral(0.1),
  potassium: vitaminOrMineral(10),
};

/** An amount per serving in the nutrient's standard unit, as 21 CFR 101.9(c) has it declared on a label. */
export function roundForLabel(nutrient: NutrientLabel, amount: number): number {
  const rounding = ROUNDINGS[nutrient];
  const exact = decimal(amount);
  return exact < rounding.zeroBelow
    ? 0
    : Math.max(rounding.least, roundTo(exact, incrementAt(rounding, exact)));
}

/**
 * Servings in a container whose label states both in columns of their own (21 CFR 101.9(b)(12)(i)); undefined where
 * one column is all it needs.
 */
export function servingsOfDualLabel(servings: number | null): number | undefined {
  return servings !== null && servings >= 2 && servings <= 3 ? servings : undefined;
}

/**
 * The amount per serving that a label printed, from an amount that is known to within `room`. Sources work out their
 * figures per 100 g from the label's round ones and round them: 5 kcal in 60 g becomes 8.33, and 8.33 comes to 4.998.
 * Where the room is for no second amount that a label can print, the one in it is meant; else the amount stays as it
 * is. An amount that may be the least that is not declared as 0 is that one, never less.
 */
export function recoverLabelled(nutrient: NutrientLabel, amount: number, room: number): number {
  const rounding = ROUNDINGS[nutrient];
  const exact = decimal(amount);
  if (exact === 0) return exact;
  if (exact < rounding.zeroBelow)
    return exact + room + NOISE < rounding.zeroBelow ? exact : rounding.zeroBelow;
  const increment = incrementAt(rounding, exact);
  const printed = roundTo(exact, increment);
  return recoversLabelled(nutrient, exact, room) && Math.abs(printed - exact) <= room + NOISE
    ? printed
    : exact;
}

/** Whether an amount known to within `room` can be but one of those that a label prints. */
export function recoversLabelled(nutrient: NutrientLabel, amount: number, room: number): boolean {
  return room < incrementAt(ROUNDINGS[nutrient], amount) / 2;
}

/** The least and most an amount can be that 21 CFR 101.9(c) has printed so; the amount itself where no label prints it. */
export function behindLabel(nutrient: NutrientLabel, printed: number): { low: number; high: number } {
  const rounding = ROUNDINGS[nutrient];
  if (roundForLabel(nutrient, printed) !== printed) return { low: printed, high: printed };
  if (printed === 0) return { low: 0, high: rounding.zeroBelow };
  const half = incrementAt(rounding, printed) / 2;
  const low = printed === rounding.least ? rounding.zeroBelow : printed - half;
  return { low: decimal(low), high: decimal(printed + half) };
}

/** Half of the last place of an amount. */
const NOISE = 0.5e-6;

function incrementAt({ increment, coarse }: Rounding, amount: number): number {
  return coarse !== undefined && amount > coarse.above ? coarse.increment : increment;
}

/** Amounts in a source's own unit, which may be grams of a vitamin: too small for `decimal`. */
export function withoutNoise(value: number): number {
  return Number(value.toPrecision(12));
}
