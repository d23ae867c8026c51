import { LRUCache } from 'lru-cache';
import type { LawChannel, LawPlace, Substance } from '#contract/ingredient-laws.ts';
import type { LawKey } from '#contract/law-titles.ts';
import { statusOn } from './judge-laws.ts';
import { type Ban, CHANNELS_OF, type IngredientLaw } from './law.ts';
import { INGREDIENT_LAWS } from './laws.ts';

/** Which laws count: the given ones; else those of the given places and channels, of all where none is given. */
export interface LawReach {
  readonly laws?: readonly LawKey[];
  readonly places: readonly LawPlace[];
  readonly channels: readonly LawChannel[];
}

export function isWithin(
  { key, place, food }: IngredientLaw,
  { laws = [], places, channels }: LawReach,
): boolean {
  if (laws.length > 0) return laws.includes(key);
  return (
    (places.length === 0 || places.includes(place)) &&
    (channels.length === 0 || channels.some((channel) => CHANNELS_OF[food].includes(channel)))
  );
}

export function lawsOf(reach: LawReach): readonly IngredientLaw[] {
  return INGREDIENT_LAWS.filter((law) => isWithin(law, reach));
}

/** Those that forbid something. */
export function bansOf(reach: LawReach): readonly Ban[] {
  return lawsOf(reach).filter((law) => law.duty === 'ban');
}

/**
 * What laws in force on a day (YYYY-MM-DD) forbid, and what only those to come do; one that is stopped or proposed forbids
 * nothing. Of laws that are asked for by key, what they name from their days on, however they stand and whatever they ask:
 * their answer is of the label.
 */
export function forbiddenOn(day: string, reach: LawReach): Forbidden {
  const key = JSON.stringify([day, reach.laws ?? [], reach.places, reach.channels]);
  let forbidden = known.get(key);
  if (forbidden === undefined) {
    forbidden = findForbidden(day, reach);
    known.set(key, forbidden);
  }
  return forbidden;
}

interface Forbidden {
  readonly now: readonly Substance[];
  readonly later: readonly Substance[];
}

/** Laws stand in the code, and every search asks, mostly for today and everywhere. */
const known = new LRUCache<string, Forbidden>({ max: 500 });

function findForbidden(day: string, reach: LawReach): Forbidden {
  const isByKey = (reach.laws ?? []).length > 0;
  const laws = isByKey ? lawsOf(reach) : bansOf(reach);
  const standing = isByKey ? laws.map(({ hold: _, ...law }) => law) : laws;
  const ofStatus = (status: ReturnType<typeof statusOn>) =>
    new Set(standing.filter((law) => statusOn(law, day) === status).flatMap(({ substances }) => substances));
  const now = ofStatus('in_force');
  const later: Substance[] = [...ofStatus('coming')].filter((substance) => !now.has(substance));
  return { now: [...now], later };
}
