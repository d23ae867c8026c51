import { t } from 'ttag';
import { speech } from './say.ts';
import { STANDARD_OUTCOMES, type StandardAnswer, type StandardKey, type Want } from './standards.ts';

export const STANDARD_TITLES: Readonly<Record<StandardKey, string>> = {
  school_meal_sugars: t`School meals: sugar limits`,
  child_care_sugars: t`Child care and preschool: sugar limits`,
  whole_grain_rich: t`Whole grain-rich`,
  california_upf: t`California: ultraprocessed food`,
  fda_healthy: t`FDA “healthy” claim`,
  fda_front_box: t`FDA front-of-package box`,
  nutri_score: 'Nutri-Score 2023',
  health_star: 'Health Star Rating',
  uk_nutrient_profile: t`UK nutrient profiling model`,
  uk_traffic_lights: t`UK traffic lights`,
  chile_seals: t`Chile’s black seals`,
  mexico_seals: t`Mexico’s black seals`,
};

const MET = [t`Meets it`, t`Does not meet it`];
const SEALS = [t`No seal`, t`Seal`];

/** In the order of the outcomes. */
const OUTCOME_NAMES: Readonly<Record<Exclude<StandardKey, 'health_star'>, readonly string[]>> = {
  school_meal_sugars: MET,
  child_care_sugars: MET,
  whole_grain_rich: MET,
  california_upf: [t`Not ultraprocessed`, t`Ultraprocessed`],
  fda_healthy: [t`Could carry the claim`, t`Could not carry it`],
  fda_front_box: [t`Nothing high`, t`Something high`],
  nutri_score: ['A', 'B', 'C', 'D', 'E'],
  uk_nutrient_profile: [t`Not less healthy`, t`Less healthy`],
  uk_traffic_lights: [t`No red`, t`Red`],
  chile_seals: SEALS,
  mexico_seals: SEALS,
};

/** "A", "No seal"; of what is no outcome, "Cannot be told" and "Not about such foods". */
export function answerName(standard: StandardKey, answer: StandardAnswer): string {
  if (answer === 'unknown') return t`Cannot be told`;
  if (answer === 'not_applicable') return t`Not about such foods`;
  const outcomes: readonly StandardAnswer[] = STANDARD_OUTCOMES[standard];
  if (standard === 'health_star') return `${answer} ${answer === '1' ? t`star` : t`stars`}`;
  return speech.say(OUTCOME_NAMES[standard][outcomes.indexOf(answer)] ?? answer);
}

/** As "for want of" names it. */
export const WANT_NAMES: Readonly<Record<Want, string>> = {
  kind: t`the kind of food`,
  ingredients: t`a whole ingredient list`,
  plants: t`the share of fruit, vegetables or nuts`,
  food_groups: t`the amount of each food group`,
  amount: t`a serving or reference amount`,
  energy: t`calories`,
  fat: t`fat`,
  saturated_fat: t`saturated fat`,
  trans_fat: t`trans fat`,
  sugars: t`sugars`,
  added_sugars: t`added sugars`,
  salt: t`sodium`,
  fiber: t`fiber`,
  protein: t`protein`,
};
