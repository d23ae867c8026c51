import type { z } from 'zod';
import { ALL_STANDARD_KEYS, type AnyStandardKey, isGuideline } from './all-standards.ts';
import { dayBetween } from './http/day.schema.ts';
import { LAW_DAYS } from './ingredient-laws.ts';
import { channelQuery, placeQuery } from './law-reach.schema.ts';
import { STANDARD_TITLES } from './standard-names.ts';
import { firstDayOf, STANDARD_DAYS } from './standards.ts';

/** The parameters by which standards and ingredient laws answer. */
export const dayAndPlaces = {
  day: dayBetween(STANDARD_DAYS).optional().meta({
    description:
      'The day whose version of each standard, and whose ingredient laws, answer. Today in UTC where absent.',
  }),
  place: placeQuery,
  channel: channelQuery,
};

interface AskedOnDay {
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
  // Lists know the guidelines by their current version, whatever the day.
  for (const key of new Set([...named, ...facet_standard]))
    if (!isGuideline(key) && day < firstDayOf(key))
      refuse(`Must not be before ${firstDayOf(key)}, when “${STANDARD_TITLES[key]}” begins`);
  if ((ingredient_laws !== undefined || facet_laws) && day < LAW_DAYS.from)
    refuse(`Must not be before ${LAW_DAYS.from}, when the first of the ingredient laws begins`);
}
