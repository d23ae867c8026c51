import type { NutrientLabel } from '#contract/nutrition.ts';
import type { Amount } from '#server/catalogue/trade-item.ts';
import { type Profile, profileOf } from './profile.ts';

/** A food's figures for the amounts that labels and claims look at. */
export interface Measured {
  /** Per 100 g, or per 100 ml if sold by volume. */
  readonly per100: Profile;
  readonly perServing: Profile;
  /**
   * Claims hold for the serving and, where that is small (30 or less), for 50 of it as well (21 CFR 101.60 to 101.62).
   * Unknown is never within a limit.
   */
  isAtMost(nutrient: NutrientLabel, limit: number): boolean;
  isBelow(nutrient: NutrientLabel, limit: number): boolean;
}

const SMALL_SERVING = 30;

/** `profile` is per 100 g; `density` in g/ml where the serving is in ml. */
export function measure(profile: Profile, serving: Amount, density: number): Measured {
  const weight = serving.unit === 'ml' ? density : 1;
  const per100 = scaled(profile, weight);
  const perServing = scaled(per100, serving.value / 100);
  const amounts = serving.value <= SMALL_SERVING ? [perServing, scaled(per100, 0.5)] : [perServing];
  return {
    per100,
    perServing,
    isAtMost: (nutrient, limit) => amounts.every((amount) => amount[nutrient] <= limit),
    isBelow: (nutrient, limit) => amounts.every((amount) => amount[nutrient] < limit),
  };
}

const scaled = (profile: Profile, factor: number): Profile => profileOf((label) => profile[label] * factor);
