import type { LawPlace, Substance } from '#contract/ingredient-laws.ts';
import { statusOn } from './judge-laws.ts';
import { INGREDIENT_LAWS, type IngredientLaw } from './laws.ts';

/** Laws of the given places, of all where none is given. */
export function lawsOf(places: readonly LawPlace[]): readonly IngredientLaw[] {
  return INGREDIENT_LAWS.filter(({ place }) => places.length === 0 || places.includes(place));
}

/** What laws in force on a day (YYYY-MM-DD) forbid, and what only those to come do; one that is stopped or proposed forbids nothing. */
export function forbiddenOn(day: string, places: readonly LawPlace[]) {
  const laws = lawsOf(places);
  const ofStatus = (status: ReturnType<typeof statusOn>) =>
    new Set(laws.filter((law) => statusOn(law, day) === status).flatMap(({ substances }) => substances));
  const now = ofStatus('in_force');
  const later: Substance[] = [...ofStatus('coming')].filter((substance) => !now.has(substance));
  return { now: [...now], later };
}
