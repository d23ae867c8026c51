import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';

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
  | `good_source_of_${SourceNutrient}`
  | `excellent_source_of_${SourceNutrient}`;

type SourceNutrient = 'fiber' | 'vitamin_d' | 'calcium' | 'iron' | 'potassium';
type Amounts = Readonly<Partial<Record<NutrientLabel, number>>>;

export interface ContentClaim {
  readonly tag: ClaimTag;
  readonly nutrient: NutrientLabel;
  readonly name: string;
  readonly unit: string;
  /** Per serving. "Free" is below the limit, "low" not above it. */
  readonly limit: number;
  readonly free: boolean;
  /** Per 100 g of a meal; null: the claim is not made of meals. */
  readonly meal: number | null;
  /** What else must hold, in the same basis; a missing value does not. */
  readonly also: ((amounts: Amounts) => boolean) | null;
  readonly source: string;
}

const atMost = (nutrient: NutrientLabel, limit: number) => (amounts: Amounts) =>
  (amounts[nutrient] ?? Number.POSITIVE_INFINITY) <= limit;
const below = (nutrient: NutrientLabel, limit: number) => (amounts: Amounts) =>
  (amounts[nutrient] ?? Number.POSITIVE_INFINITY) < limit;
const saturatedShareAtMost =
  (percent: number) =>
  ({ saturated_fat: fat, calories }: Amounts) =>
    fat !== undefined && calories !== undefined && (fat === 0 || fat * 900 <= percent * calories);

const row = (
  tag: ClaimTag,
  nutrient: NutrientLabel,
  limit: number,
  source: string,
  more: Partial<Pick<ContentClaim, 'free' | 'meal' | 'also'>> = {},
): ContentClaim => ({
  tag,
  nutrient,
  name: NUTRIENTS[nutrient].name,
  unit: NUTRIENTS[nutrient].unit,
  limit,
  free: false,
  meal: null,
  also: null,
  source,
  ...more,
});

/** FDA's "free" and "low" claims with their thresholds. */
export const CONTENT_CLAIMS: readonly ContentClaim[] = [
  row('calorie_free', 'calories', 5, '21 CFR 101.60(b)(1)', { free: true }),
  row('low_calorie', 'calories', 40, '21 CFR 101.60(b)(2)', { meal: 120 }),
  row('fat_free', 'total_fat', 0.5, '21 CFR 101.62(b)(1)', { free: true }),
  row('low_fat', 'total_fat', 3, '21 CFR 101.62(b)(2)'),
  row('saturated_fat_free', 'saturated_fat', 0.5, '21 CFR 101.62(c)(1)', {
    free: true,
    also: below('trans_fat', 0.5),
  }),
  row('low_saturated_fat', 'saturated_fat', 1, '21 CFR 101.62(c)(2)', { also: saturatedShareAtMost(15) }),
  row('sugar_free', 'sugars', 0.5, '21 CFR 101.60(c)(1)', { free: true }),
  row('sodium_free', 'sodium', 5, '21 CFR 101.61(b)(1)', { free: true }),
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
  return [
    {
      tag: `good_source_of_${word}`,
      nutrient,
      dailyValue,
      atLeast: 10,
      below: 20,
      source: '21 CFR 101.54(c)',
    },
    {
      tag: `excellent_source_of_${word}`,
      nutrient,
      dailyValue,
      atLeast: 20,
      below: Number.POSITIVE_INFINITY,
      source: '21 CFR 101.54(b)',
    },
  ] as const;
});
