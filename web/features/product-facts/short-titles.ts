import type { AnyStandardKey } from '#contract/all-standards.ts';

/** A title for a line of a card, and letters for the head of a narrow column, which says the title in full too. */
export const SHORT_TITLES: Readonly<Record<AnyStandardKey, readonly [title: string, letters: string]>> = {
  good_choice: ['Good Choice', 'GC'],
  smart_snack: ['Smart Snack', 'SS'],
  philly: ['Philly', 'Ph'],
  school_meal_sugars: ['School sugars', 'SM'],
  child_care_sugars: ['Child care sugars', 'CC'],
  whole_grain_rich: ['Whole grain-rich', 'WG'],
  california_upf: ['California UPF', 'CU'],
  fda_healthy: ['FDA “healthy”', 'FH'],
  fda_front_box: ['FDA box', 'FB'],
  nutri_score: ['Nutri-Score', 'NS'],
  health_star: ['Health Star', 'HS'],
  uk_nutrient_profile: ['UK profile', 'UK'],
  uk_traffic_lights: ['UK traffic lights', 'TL'],
  chile_seals: ['Chile’s seals', 'CL'],
  mexico_seals: ['Mexico’s seals', 'MX'],
};
