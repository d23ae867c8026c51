import { NUTRIENT_LABELS, type NutrientLabel } from '#contract/nutrition.ts';

/**
 * What 100 g of a food hold, in the nutrients' standard units (kcal, g, mg, µg). NaN is unknown, and makes
 * the food it goes into unknown, unless it is a trace of it.
 */
export type Profile = Readonly<Record<NutrientLabel, number>>;

export interface Portion {
  readonly profile: Profile;
  readonly grams: number;
}

/** Below this share of the whole an ingredient without a figure changes none. */
const TRACE = 0.012;

/**
 * What 100 g of a mixture hold. `yieldGrams` is what is left of the raw weight after baking, drying or roasting:
 * only water leaves.
 */
export function mixProfiles(portions: readonly Portion[], yieldGrams: number): Profile {
  const total = portions.reduce((sum, { grams }) => sum + grams, 0);
  const amount = (label: NutrientLabel): number => {
    let sum = 0;
    for (const { profile, grams } of portions) {
      if (!Number.isNaN(profile[label])) sum += (profile[label] * grams) / yieldGrams;
      else if (grams / total > TRACE) return Number.NaN;
    }
    return sum;
  };
  return profileOf(amount);
}

/** Energy is never measured: general factors 4, 4 and 9 kcal a gram (21 CFR 101.9(c)(1)(i)(B)). */
export function profileOf(amount: (label: NutrientLabel) => number): Profile {
  const entries = NUTRIENT_LABELS.map((label) => [label, amount(label)] as const);
  const known = Object.fromEntries(entries) as Record<NutrientLabel, number>;
  const calories = 4 * known.protein + 4 * known.total_carbohydrate + 9 * known.total_fat;
  return { ...known, calories };
}
