import type { StandardKey } from '#contract/standards.ts';

/** Titles for a line of a card. */
export const SHORT_TITLES: Readonly<Record<StandardKey, string>> = {
  school_meal_sugars: 'School sugars',
  child_care_sugars: 'Child care sugars',
  whole_grain_rich: 'Whole grain-rich',
  california_upf: 'California UPF',
  fda_healthy: 'FDA “healthy”',
  fda_front_box: 'FDA box',
  nutri_score: 'Nutri-Score',
  health_star: 'Health Star',
  uk_nutrient_profile: 'UK profile',
  uk_traffic_lights: 'UK traffic lights',
  chile_seals: 'Chile’s seals',
  mexico_seals: 'Mexico’s seals',
};

/** For the head of a narrow column, which says the title in full too. */
export const TITLE_LETTERS: Readonly<Record<StandardKey, string>> = {
  school_meal_sugars: 'SM',
  child_care_sugars: 'CC',
  whole_grain_rich: 'WG',
  california_upf: 'CU',
  fda_healthy: 'FH',
  fda_front_box: 'FB',
  nutri_score: 'NS',
  health_star: 'HS',
  uk_nutrient_profile: 'UK',
  uk_traffic_lights: 'TL',
  chile_seals: 'CL',
  mexico_seals: 'MX',
};
