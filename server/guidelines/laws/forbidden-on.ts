import type { LawChannel, LawPlace, Substance } from '#contract/ingredient-laws.ts';
import { statusOn } from './judge-laws.ts';
import { CHANNELS_OF, INGREDIENT_LAWS, type IngredientLaw } from './laws.ts';

/** Which laws count: of the given places and channels, of all where none is given. */
export interface LawReach {
  readonly places: readonly LawPlace[];
  readonly channels: readonly LawChannel[];
}

export function isWithin({ place, food }: IngredientLaw, { places, channels }: LawReach): boolean {
  return (
    (places.length === 0 || places.includes(place)) &&
    (channels.length === 0 || channels.some((channel) => CHANNELS_OF[food].includes(channel)))
  );
}

export function lawsOf(reach: LawReach): readonly IngredientLaw[] {
  return INGREDIENT_LAWS.filter((law) => isWithin(law, reach));
}

/** What laws in force on a day (YYYY-MM-DD) forbid, and what only those to come do; one that is stopped or proposed forbids nothing. */
export function forbiddenOn(day: string, reach: LawReach) {
  const laws = lawsOf(reach);
  const ofStatus = (status: ReturnType<typeof statusOn>) =>
    new Set(laws.filter((law) => statusOn(law, day) === status).flatMap(({ substances }) => substances));
  const now = ofStatus('in_force');
  const later: Substance[] = [...ofStatus('coming')].filter((substance) => !now.has(substance));
  return { now: [...now], later };
}
