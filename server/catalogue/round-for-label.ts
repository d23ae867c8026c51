import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';

/** Up to `upTo` (included) amounts are declared to the nearest `increment`. */
interface Step {
  readonly upTo: number;
  readonly increment: number;
}

interface Rounding {
  /** Amounts below are declared as 0. */
  readonly zeroBelow: number;
  /** What is neither 0 nor less than this is declared as this: the label's "less than …". */
  readonly least: number;
  readonly steps: readonly Step[];
}

/** 21 CFR 101.9(c)(1): calories. */
const CALORIES: Rounding = {
  zeroBelow: 5,
  least: 5,
  steps: [
    { upTo: 50, increment: 5 },
    { upTo: Infinity, increment: 10 },
  ],
};

/** 21 CFR 101.9(c)(2): total, saturated and trans fat. 5 g is the first whole gram. */
const FAT: Rounding = {
  zeroBelow: 0.5,
  least: 0.5,
  steps: [
    { upTo: 5, increment: 0.5 },
    { upTo: Infinity, increment: 1 },
  ],
};

/** 21 CFR 101.9(c)(3): cholesterol; 2 to 5 mg is "less than 5 mg". */
const CHOLESTEROL: Rounding = { zeroBelow: 2, least: 5, steps: [{ upTo: Infinity, increment: 5 }] };

/** 21 CFR 101.9(c)(4): sodium. */
const SODIUM: Rounding = {
  zeroBelow: 5,
  least: 5,
  steps: [
    { upTo: 140, increment: 5 },
    { upTo: Infinity, increment: 10 },
  ],
};

/** 21 CFR 101.9(c)(6) and (7): carbohydrate, fibre, sugars, protein; 0.5 g to 1 g is "less than 1 g". */
const WHOLE_GRAMS: Rounding = { zeroBelow: 0.5, least: 1, steps: [{ upTo: Infinity, increment: 1 }] };

/** 21 CFR 101.9(c)(8)(iii) lets less than 2 % of the daily value be declared as 0; increments are FDA's guidance by size of the daily value. */
function vitaminOrMineral(nutrient: NutrientLabel, increment: number): Rounding {
  const dailyValue = NUTRIENTS[nutrient].dailyValue ?? 0;
  return { zeroBelow: 0.02 * dailyValue, least: increment, steps: [{ upTo: Infinity, increment }] };
}

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
  vitamin_d: vitaminOrMineral('vitamin_d', 0.1),
  calcium: vitaminOrMineral('calcium', 10),
  iron: vitaminOrMineral('iron', 0.1),
  potassium: vitaminOrMineral('potassium', 10),
};

/** An amount per serving in the nutrient's standard unit, as 21 CFR 101.9(c) has it declared on a label. */
export function roundForLabel(nutrient: NutrientLabel, amount: number): number {
  const { zeroBelow, least, steps } = ROUNDINGS[nutrient];
  const exact = withoutNoise(amount);
  if (exact < withoutNoise(zeroBelow)) return 0;
  const step = steps.find(({ upTo }) => exact <= upTo);
  return step ? Math.max(least, roundTo(exact, step.increment)) : exact;
}

/** To the nearest multiple of `increment`, halves up. */
export function roundTo(amount: number, increment: number): number {
  return withoutNoise(Math.floor(withoutNoise(amount / increment + 0.5)) * increment);
}

/** Scaling to a serving leaves 4.999999999999999 where 5 is meant: twelve digits are more than any source has. */
export function withoutNoise(value: number): number {
  return Number(value.toPrecision(12));
}
