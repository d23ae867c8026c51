import type { z } from 'zod';
import type { guidelineReply, guidelineResultSchema, nutrientLimitsSchema } from './guideline.schema.ts';

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

/** Certain, likely, reconstructed: how sure it is that the rule's number is the published one. */
export const CERTAINTIES = ['certain', 'likely', 'reconstructed'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

export type GuidelineResult = z.output<typeof guidelineResultSchema>;
export type Criterion = GuidelineResult['criteria'][number];

/** What a product's figures are marked with: limits they are past, and values that cannot be true. */
export type NutrientLimits = z.output<typeof nutrientLimitsSchema>;
export type PastLimit = NutrientLimits['past'][number];

/** Everything the guideline engine says of a product. */
export type GuidelineReply = z.output<typeof guidelineReply>;
