import { t } from 'ttag';
import { type AnyStandardKey, type RuleKey, titleOf } from '#contract/all-standards.ts';
import { isLaw } from '#contract/law-titles.ts';

/** A title for a line of a card, and letters for the head of a narrow column, which says the title in full too. */
const SHORT_TITLES: Readonly<Record<AnyStandardKey, readonly [title: string, letters: string]>> = {
  good_choice: ['Good Choice', 'GC'],
  smart_snack: ['Smart Snack', 'SS'],
  philly: ['Philly', 'Ph'],
  school_meal_sugars: [t`School sugars`, 'SM'],
  child_care_sugars: [t`Child care sugars`, 'CC'],
  whole_grain_rich: [t`Whole grain-rich`, 'WG'],
  california_upf: [t`California UPF`, 'CU'],
  fda_healthy: [t`FDA “healthy”`, 'FH'],
  fda_front_box: [t`FDA box`, 'FB'],
  nutri_score: ['Nutri-Score', 'NS'],
  health_star: ['Health Star', 'HS'],
  uk_nutrient_profile: [t`UK profile`, 'UK'],
  uk_traffic_lights: [t`UK traffic lights`, 'TL'],
  chile_seals: [t`Chile’s seals`, 'CL'],
  mexico_seals: [t`Mexico’s seals`, 'MX'],
};

/** A law has its own, which is short. */
export function shortTitle(key: RuleKey): string {
  return isLaw(key) ? titleOf(key) : SHORT_TITLES[key][0];
}

/** Of a law, the place that made it. */
export function lettersOf(key: RuleKey): string {
  return isLaw(key) ? key.slice(0, 2).toUpperCase() : SHORT_TITLES[key][1];
}
