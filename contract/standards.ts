import { t } from 'ttag';
import type { Guideline } from './guideline.ts';

/** What a standard is to a buyer in the United States. */
export const STANDARD_FORCES = {
  law: t`Law`,
  program: t`Program`,
  claim: t`Rule for a claim`,
  coming: t`Law, bites later`,
  proposed: t`Proposed`,
  abroad: t`Used abroad`,
} as const;
export type StandardForce = keyof typeof STANDARD_FORCES;

/** How an outcome reads: met, not met, or a step on a scale. */
export const OUTCOME_TONES = ['good', 'bad', 'step'] as const;
export type OutcomeTone = (typeof OUTCOME_TONES)[number];

/**
 * The standards besides the three guidelines and the ingredient laws, in the order in which they are shown, with the outcomes
 * of each, best first.
 */
export const STANDARD_OUTCOMES = {
  school_meal_sugars: ['pass', 'fail'],
  child_care_sugars: ['pass', 'fail'],
  whole_grain_rich: ['pass', 'fail'],
  california_upf: ['not_upf', 'upf'],
  fda_healthy: ['pass', 'fail'],
  fda_front_box: ['none_high', 'high'],
  nutri_score: ['a', 'b', 'c', 'd', 'e'],
  health_star: ['5', '4.5', '4', '3.5', '3', '2.5', '2', '1.5', '1', '0.5'],
  uk_nutrient_profile: ['healthier', 'less_healthy'],
  uk_traffic_lights: ['no_red', 'red'],
  chile_seals: ['no_seal', 'seal'],
  mexico_seals: ['no_seal', 'seal'],
} as const;
export type StandardKey = keyof typeof STANDARD_OUTCOMES;
export const STANDARD_KEYS = Object.keys(STANDARD_OUTCOMES) as readonly StandardKey[];

/** What a standard says of a product: one of its outcomes, that several are possible, or that it is about other foods. */
export type StandardAnswer = (typeof STANDARD_OUTCOMES)[StandardKey][number] | OtherAnswer;
const OTHER_ANSWERS = ['unknown', 'not_applicable'] as const;
type OtherAnswer = (typeof OTHER_ANSWERS)[number];

export function answersOf(standard: StandardKey): readonly StandardAnswer[] {
  return [...STANDARD_OUTCOMES[standard], ...OTHER_ANSWERS];
}

/** Every answer of every standard, as filters and addresses name it: `nutri_score:a`. */
export const STANDARD_ANSWERS: readonly string[] = STANDARD_KEYS.flatMap((standard) =>
  answersOf(standard).map((answer) => `${standard}:${answer}`),
);

/** What products are filtered by: of each standard, the answers that will do. */
export type StandardChoices = Readonly<Partial<Record<StandardKey, readonly StandardAnswer[]>>>;

/** Values that {@link STANDARD_ANSWERS} lists, by their standard; others are left out. */
export function standardChoices(values: readonly string[]): StandardChoices {
  const chosen = STANDARD_ANSWERS.filter((value) => values.includes(value)).map((value) => value.split(':'));
  const byStandard = Map.groupBy(chosen, ([standard]) => standard);
  const choices = [...byStandard].map(([standard, all]) => [standard, all.map(([, answer]) => answer)]);
  return Object.fromEntries(choices) as StandardChoices;
}

/** What a label may lack, so that an answer is unknown. */
export const WANTS = [
  'kind',
  'ingredients',
  'plants',
  'food_groups',
  'amount',
  'energy',
  'fat',
  'saturated_fat',
  'trans_fat',
  'sugars',
  'added_sugars',
  'salt',
  'fiber',
  'protein',
] as const;
export type Want = (typeof WANTS)[number];

const GUIDELINE_WANTS = [
  ...(['kind', 'ingredients', 'amount', 'energy', 'fat', 'saturated_fat', 'trans_fat'] as const),
  ...(['sugars', 'added_sugars', 'salt', 'fiber'] as const),
] as const;

/** What answers of each standard are unknown for want of. */
export const STANDARD_WANTS = {
  good_choice: GUIDELINE_WANTS,
  smart_snack: GUIDELINE_WANTS,
  philly: GUIDELINE_WANTS,
  school_meal_sugars: ['kind', 'amount', 'added_sugars'],
  child_care_sugars: ['kind', 'amount', 'added_sugars'],
  whole_grain_rich: ['kind', 'ingredients'],
  california_upf: ['kind', 'ingredients', 'energy', 'saturated_fat', 'added_sugars', 'salt'],
  fda_healthy: ['kind', 'amount', 'food_groups', 'energy', 'saturated_fat', 'added_sugars', 'salt'],
  fda_front_box: ['kind', 'saturated_fat', 'added_sugars', 'salt'],
  nutri_score: [
    ...(['kind', 'ingredients', 'plants', 'energy', 'saturated_fat', 'sugars', 'salt'] as const),
    ...(['fiber', 'protein'] as const),
  ],
  health_star: [
    ...(['kind', 'ingredients', 'plants', 'energy', 'saturated_fat', 'sugars', 'salt'] as const),
    ...(['fiber', 'protein'] as const),
  ],
  uk_nutrient_profile: ['kind', 'plants', 'energy', 'saturated_fat', 'sugars', 'salt', 'fiber', 'protein'],
  uk_traffic_lights: ['kind', 'fat', 'saturated_fat', 'sugars', 'salt'],
  chile_seals: ['kind', 'ingredients', 'amount', 'energy', 'saturated_fat', 'sugars', 'salt'],
  mexico_seals: [
    ...(['kind', 'ingredients', 'amount', 'energy', 'saturated_fat', 'trans_fat'] as const),
    ...(['sugars', 'salt'] as const),
  ],
} as const satisfies Record<StandardKey | Guideline, readonly Want[]>;
