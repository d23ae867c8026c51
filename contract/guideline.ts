import { t } from 'ttag';

/**
 * The guidelines: the name on screens, the parameter of `GET /api/products` that asks for a pass, which is also a flag of
 * every product, and the parameter of the verdicts of which a product must have one.
 */
export const GUIDELINES = {
  good_choice: { name: 'Good Choice', passes: 'is_good_choice', verdict: 'good_choice_verdict' },
  smart_snack: { name: 'Smart Snack', passes: 'is_smart_snack', verdict: 'smart_snack_verdict' },
  philly: { name: 'Philly', passes: 'recommended_ok', verdict: 'philly_verdict' },
} as const;
export type Guideline = keyof typeof GUIDELINES;
export const GUIDELINE_KEYS = Object.keys(GUIDELINES) as readonly Guideline[];

/** The first day on which every guideline has the rules that the verdicts of products are of. */
export const VERDICTS_SINCE = '2025-07-01';

/** Whether a day (YYYY-MM-DD) is before that: products have other verdicts then. */
export const isEarlierDay = (day: string | undefined): day is string =>
  day !== undefined && day < VERDICTS_SINCE;

/** `unknown` where a needed value is missing: never a guess. `not_applicable`: the rules are not about this food. */
export const VERDICTS = ['pass', 'fail', 'unknown', 'not_applicable'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** In the order of every shelf label and table. */
export const SHELF_GUIDELINES: readonly Guideline[] = ['smart_snack', 'good_choice', 'philly'];

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  pass: t`Passes`,
  fail: t`Fails`,
  unknown: t`Unknown`,
  not_applicable: t`Not applicable`,
};

/** Certain, likely, reconstructed: how sure it is that the rule's number is the published one. */
export const CERTAINTIES = ['certain', 'likely', 'reconstructed'] as const;
export type Certainty = (typeof CERTAINTIES)[number];
