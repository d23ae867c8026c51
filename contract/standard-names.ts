import { STANDARD_OUTCOMES, type StandardAnswer, type StandardKey, type Want } from './standards.ts';

export const STANDARD_TITLES: Readonly<Record<StandardKey, string>> = {
  school_meal_sugars: 'School meals: sugar limits',
  child_care_sugars: 'Child care and preschool: sugar limits',
  whole_grain_rich: 'Whole grain-rich',
  california_upf: 'California: ultraprocessed food',
  fda_healthy: 'FDA “healthy” claim',
  fda_front_box: 'FDA front-of-package box',
  nutri_score: 'Nutri-Score 2023',
  health_star: 'Health Star Rating',
  uk_nutrient_profile: 'UK nutrient profiling model',
  uk_traffic_lights: 'UK traffic lights',
  chile_seals: 'Chile’s black seals',
  mexico_seals: 'Mexico’s black seals',
};

const MET = ['Meets it', 'Does not meet it'];
const SEALS = ['No seal', 'Seal'];

/** In the order of the outcomes. */
const OUTCOME_NAMES: Readonly<Record<StandardKey, readonly string[]>> = {
  school_meal_sugars: MET,
  child_care_sugars: MET,
  whole_grain_rich: MET,
  california_upf: ['Not ultraprocessed', 'Ultraprocessed'],
  fda_healthy: ['Could carry the claim', 'Could not carry it'],
  fda_front_box: ['Nothing high', 'Something high'],
  nutri_score: ['A', 'B', 'C', 'D', 'E'],
  health_star: STANDARD_OUTCOMES.health_star.map((stars) => `${stars} ${stars === '1' ? 'star' : 'stars'}`),
  uk_nutrient_profile: ['Not less healthy', 'Less healthy'],
  uk_traffic_lights: ['No red', 'Red'],
  chile_seals: SEALS,
  mexico_seals: SEALS,
};

/** "A", "No seal"; of what is no outcome, "Cannot be told" and "Not about such foods". */
export function answerName(standard: StandardKey, answer: StandardAnswer): string {
  if (answer === 'unknown') return 'Cannot be told';
  if (answer === 'not_applicable') return 'Not about such foods';
  const outcomes: readonly StandardAnswer[] = STANDARD_OUTCOMES[standard];
  return OUTCOME_NAMES[standard][outcomes.indexOf(answer)] ?? answer;
}

/** As "for want of" names it. */
export const WANT_NAMES: Readonly<Record<Want, string>> = {
  kind: 'the kind of food',
  ingredients: 'a whole ingredient list',
  plants: 'the share of fruit, vegetables or nuts',
  food_groups: 'the amount of each food group',
  amount: 'a serving or reference amount',
  energy: 'calories',
  fat: 'fat',
  saturated_fat: 'saturated fat',
  trans_fat: 'trans fat',
  sugars: 'sugars',
  added_sugars: 'added sugars',
  salt: 'sodium',
  fiber: 'fiber',
  protein: 'protein',
};
