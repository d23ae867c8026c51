/** What a standard is to a buyer in the United States. */
export const STANDARD_FORCES = {
  law: 'Law',
  claim: 'Rule for a claim',
  coming: 'Law, bites later',
  proposed: 'Proposed',
  abroad: 'Used abroad',
} as const;
export type StandardForce = keyof typeof STANDARD_FORCES;

/** How an outcome reads: met, not met, or a step on a scale. */
export const OUTCOME_TONES = ['good', 'bad', 'step'] as const;
export type OutcomeTone = (typeof OUTCOME_TONES)[number];

/** The standards besides the three guidelines and the ingredient laws, in the order in which they are shown. */
export const STANDARD_KEYS = [
  'school_meal_sugars',
  'child_care_sugars',
  'whole_grain_rich',
  'california_upf',
  'fda_healthy',
  'fda_front_box',
  'nutri_score',
  'health_star',
  'uk_nutrient_profile',
  'uk_traffic_lights',
  'chile_seals',
  'mexico_seals',
] as const;
export type StandardKey = (typeof STANDARD_KEYS)[number];

/** The first day of the oldest version, and the last day that may be asked about. */
export const STANDARD_DAYS = { from: '2005-12-01', to: '2040-12-31' } as const;
