/** Keys of the guidelines, and the names the screens use. */
export const GUIDELINES = {
  good_choice: 'Good Choice',
  smart_snack: 'Smart Snack',
  philly: 'Philly',
} as const;
export type Guideline = keyof typeof GUIDELINES;
export const GUIDELINE_KEYS = Object.keys(GUIDELINES) as readonly Guideline[];

/** `unknown` where a needed value is missing: never a guess. `not_applicable`: the rules are not about this food. */
export const VERDICTS = ['pass', 'fail', 'unknown', 'not_applicable'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The parameters of `GET /api/products` for a guideline: must it pass, and the verdicts of which it must have one. */
export const GUIDELINE_PARAMETERS = {
  good_choice: { passes: 'is_good_choice', verdict: 'good_choice_verdict' },
  smart_snack: { passes: 'is_smart_snack', verdict: 'smart_snack_verdict' },
  philly: { passes: 'recommended_ok', verdict: 'philly_verdict' },
} as const satisfies Record<Guideline, { passes: string; verdict: string }>;

/** Certain, likely, reconstructed: how sure it is that the rule's number is the published one. */
export const CERTAINTIES = ['certain', 'likely', 'reconstructed'] as const;
export type Certainty = (typeof CERTAINTIES)[number];
