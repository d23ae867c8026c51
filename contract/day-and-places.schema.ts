import { z } from 'zod';
import { ALL_STANDARD_KEYS, type AnyStandardKey, titleOf } from './all-standards.ts';
import { FIRST_LAW_DAY, firstDayOf, lawsBegunBy } from './first-days.ts';
import { GUIDELINE_KEYS, GUIDELINES, type Guideline, type Verdict } from './guideline.ts';
import { judgedDay } from './judged-day.schema.ts';
import { channelQuery, placeQuery } from './law-reach.schema.ts';

/** The parameters by which standards and ingredient laws answer. */
export const dayAndPlaces = {
  day: judgedDay.optional().meta({
    description:
      'The day whose version of each standard, and whose ingredient laws, answer. Today in UTC where absent.',
  }),
  place: placeQuery,
  channel: channelQuery,
};

/** Of calls that give products with their verdicts. */
export const verdictDay = judgedDay.optional().meta({
  description:
    'The day by whose version of each guideline products have their verdicts. Today in UTC where absent; a guideline that begins later is `unknown`.',
});
/** The query of such a call that asks for nothing else. */
export const onDay = z.object({ day: verdictDay });

/** What is asked of the guidelines by their own parameters. */
type AskedOfGuidelines = {
  readonly [Key in Guideline as (typeof GUIDELINES)[Key]['passes']]?: boolean | undefined;
} & {
  readonly [Key in Guideline as (typeof GUIDELINES)[Key]['verdict']]?: readonly Verdict[];
};

interface AskedOnDay extends AskedOfGuidelines {
  readonly day?: string | undefined;
  /** Answers, as `nutri_score:a`, or keys. */
  readonly standard: readonly string[];
  readonly facet_standard?: readonly AnyStandardKey[];
  readonly ingredient_laws?: string | undefined;
  readonly facet_laws?: boolean;
}

/** Refuses a day on which a standard that is asked for, or any ingredient law, did not exist yet. */
export function refuseEarlyDay(asked: AskedOnDay, context: z.RefinementCtx): void {
  const { day, standard, facet_standard = [], ingredient_laws, facet_laws = false } = asked;
  if (day === undefined) return;
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['day'], message });
  // What is no standard is refused by its own parameter, and comes here all the same.
  const named = standard
    .map((answer) => answer.split(':')[0])
    .filter((key) => ALL_STANDARD_KEYS.includes(key as AnyStandardKey)) as AnyStandardKey[];
  for (const key of new Set([...named, ...facet_standard, ...guidelinesAsked(asked)]))
    if (day < firstDayOf(key)) refuse(`Must not be before ${firstDayOf(key)}, when “${titleOf(key)}” begins`);
  if ((ingredient_laws !== undefined || facet_laws) && !lawsBegunBy(day))
    refuse(`Must not be before ${FIRST_LAW_DAY}, when the first of the ingredient laws begins`);
}

function guidelinesAsked(asked: AskedOfGuidelines): Guideline[] {
  return GUIDELINE_KEYS.filter((key) => {
    const { passes, verdict } = GUIDELINES[key];
    return asked[passes] !== undefined || (asked[verdict] ?? []).length > 0;
  });
}
