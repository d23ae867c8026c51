import { decimal } from '#contract/decimal.ts';
import type { GuidelineReply } from '#contract/guideline.schema.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { TRAIT } from '../ingredients/words/word-table.ts';

export type ClaimTag =
  | 'calorie_free'
  | 'low_calorie'
  | 'fat_free'
  | 'low_fat'
  | 'saturated_fat_free'
  | 'low_saturated_fat'
  | 'sugar_free'
  | 'no_added_sugar'
  | 'sodium_free'
  | 'very_low_sodium'
  | 'low_sodium'
  | 'cholesterol_free'
  | 'low_cholesterol'
  | 'lean'
  | 'extra_lean'
  | `good_source_of_${SourceNutrient}`
  | `excellent_source_of_${SourceNutrient}`;

/** A claim that follows from a product's own numbers or ingredients, and what it rests on. No source declares it. */
export type DerivedClaim = Readonly<GuidelineReply['derived']['claims'][number]> & { readonly tag: ClaimTag };

type SourceNutrient = 'fiber' | 'vitamin_d' | 'calcium' | 'iron' | 'potassium';
export type Amounts = Readonly<Partial<Record<NutrientLabel, number>>>;
/** The most that an amount may be; undefined where it is not known. */
export type AmountOf = (nutrient: NutrientLabel) => number | undefined;

type Also = (most: AmountOf, stated: Amounts, bound: Bound) => boolean;
/** The limit of the basis that a claim is judged in. */
type Bound = Pick<ContentClaim, 'limit' | 'free'>;

export interface ContentClaim {
  readonly tag: ClaimTag;
  readonly nutrient: NutrientLabel;
  readonly name: string;
  readonly unit: string;
  /** Per serving. "Free" is below the limit, "low" not above it. */
  readonly limit: number;
  readonly free: boolean;
  /** The limit per 100 g of a meal, or that a serving of it is judged as of other food; null: it is not claimed of meals. */
  readonly meal: number | 'serving' | null;
  /** What else must hold, in the same basis. */
  readonly also: Also | null;
  /** The same for a meal; left out where it is no other. */
  readonly mealAlso?: Also;
  /** Whether a small serving is also judged per 50 g. */
  readonly small: boolean;
  /** Bits of TRAIT: an ingredient that people take for the nutrient, beside which a label needs a note to claim it. */
  readonly unlessNamed: number;
  readonly source: string;
}

const atMost =
  (nutrient: NutrientLabel, limit: number): Also =>
  (most) =>
    (most(nutrient) ?? Number.POSITIVE_INFINITY) <= limit;
const below =
  (nutrient: NutrientLabel, limit: number): Also =>
  (most) =>
    (most(nutrient) ?? Number.POSITIVE_INFINITY) < limit;
/** "Free" is below the limit, "low" not above it. */
const within = (value: number, { limit, free }: Bound) => (free ? value < limit : value <= limit);
/** Where a part is more than its whole may be, one of the two is wrong. */
const parts =
  (...labels: readonly NutrientLabel[]): Also =>
  (most, _, bound) =>
    labels.every((part) => within(most(part) ?? 0, bound));
const energy: Also = (_, stated, bound) => within(leastEnergy(stated), bound);
/** The share of the energy that a fat gives, at 9 kcal a gram. */
const shareOf =
  (label: NutrientLabel, holds: (fatPercents: number, calories: number) => boolean): Also =>
  (most, { calories }) => {
    const fat = most(label);
    if (fat === undefined || calories === undefined) return false;
    return fat === 0 || holds(decimal(fat * 900), calories);
  };
const shareAtMost = (label: NutrientLabel, percent: number) =>
  shareOf(label, (fat, calories) => fat <= decimal(percent * calories));
const shareBelow = (label: NutrientLabel, percent: number) =>
  shareOf(label, (fat, calories) => fat < decimal(percent * calories));
const both =
  (one: Also, other: Also): Also =>
  (...given) =>
    one(...given) && other(...given);

/** The least energy in kcal that fat, sugars and protein give where a label rounded each of them up. */
function leastEnergy({ total_fat: fat = 0, sugars = 0, protein = 0 }: Amounts): number {
  const leastFat = fat > 0.5 ? fat - 0.25 : fat;
  return decimal(9 * leastFat + 4 * Math.max(0, sugars - 0.5) + 4 * Math.max(0, protein - 0.5));
}

const row = (
  tag: ClaimTag,
  nutrient: NutrientLabel,
  limit: number,
  source: string,
  more: Partial<Pick<ContentClaim, 'free' | 'meal' | 'also' | 'mealAlso' | 'small' | 'unlessNamed'>> = {},
): ContentClaim => ({
  tag,
  nutrient,
  name: NUTRIENTS[nutrient].name,
  unit: NUTRIENTS[nutrient].unit,
  limit,
  free: false,
  meal: null,
  also: null,
  // Of the "low" claims; "free" is judged per serving and reference amount alone.
  small: more.free !== true,
  unlessNamed: 0,
  source,
  ...more,
});

const PARTS_OF_FAT = parts('saturated_fat', 'trans_fat');

/** FDA's "free" and "low" claims with their thresholds. */
export const CONTENT_CLAIMS: readonly ContentClaim[] = [
  row('calorie_free', 'calories', 5, '21 CFR 101.60(b)(1)', { free: true, also: energy }),
  row('low_calorie', 'calories', 40, '21 CFR 101.60(b)(2)', { meal: 120, also: energy }),
  row('fat_free', 'total_fat', 0.5, '21 CFR 101.62(b)(1)', {
    free: true,
    meal: 'serving',
    also: PARTS_OF_FAT,
    unlessNamed: TRAIT.addedFat,
  }),
  row('low_fat', 'total_fat', 3, '21 CFR 101.62(b)(2)', {
    meal: 3,
    also: PARTS_OF_FAT,
    mealAlso: both(PARTS_OF_FAT, shareAtMost('total_fat', 30)),
  }),
  row('saturated_fat_free', 'saturated_fat', 0.5, '21 CFR 101.62(c)(1)', {
    free: true,
    also: below('trans_fat', 0.5),
    unlessNamed: TRAIT.addedFat,
  }),
  row('low_saturated_fat', 'saturated_fat', 1, '21 CFR 101.62(c)(2)', {
    // Fat, sodium, cholesterol and calories have a test per 50 g; this has none.
    small: false,
    meal: 1,
    also: shareAtMost('saturated_fat', 15),
    mealAlso: shareBelow('saturated_fat', 10),
  }),
  row('sugar_free', 'sugars', 0.5, '21 CFR 101.60(c)(1)', {
    free: true,
    meal: 'serving',
    also: parts('added_sugars'),
    unlessNamed: TRAIT.addedSugar | TRAIT.juiceConcentrate,
  }),
  row('sodium_free', 'sodium', 5, '21 CFR 101.61(b)(1)', {
    free: true,
    meal: 'serving',
    unlessNamed: TRAIT.salt,
  }),
  row('very_low_sodium', 'sodium', 35, '21 CFR 101.61(b)(2)', { meal: 35 }),
  row('low_sodium', 'sodium', 140, '21 CFR 101.61(b)(4)', { meal: 140 }),
  row('cholesterol_free', 'cholesterol', 2, '21 CFR 101.62(d)(1)', {
    free: true,
    also: atMost('saturated_fat', 2),
  }),
  row('low_cholesterol', 'cholesterol', 20, '21 CFR 101.62(d)(2)', {
    meal: 20,
    also: atMost('saturated_fat', 2),
  }),
];

export interface SourceClaim {
  readonly tag: ClaimTag;
  readonly nutrient: NutrientLabel;
  readonly dailyValue: number;
  /** Percent of the daily value, per serving. */
  readonly atLeast: number;
  /** From here on another claim takes over. */
  readonly below: number;
  readonly source: string;
}

const SOURCES: readonly (readonly [SourceNutrient, NutrientLabel])[] = [
  ['fiber', 'dietary_fiber'],
  ['vitamin_d', 'vitamin_d'],
  ['calcium', 'calcium'],
  ['iron', 'iron'],
  ['potassium', 'potassium'],
];

/** Protein is left out: its claim needs the protein's quality, which no label states. */
export const SOURCE_CLAIMS: readonly SourceClaim[] = SOURCES.flatMap(([word, nutrient]) => {
  const { dailyValue } = NUTRIENTS[nutrient];
  if (dailyValue === null) return [];
  const one = (tag: ClaimTag, atLeast: number, below: number, source: string): SourceClaim => {
    return { tag, nutrient, dailyValue, atLeast, below, source };
  };
  return [
    one(`good_source_of_${word}`, 10, 20, '21 CFR 101.54(c)'),
    one(`excellent_source_of_${word}`, 20, Number.POSITIVE_INFINITY, '21 CFR 101.54(b)'),
  ];
});
