import type { QueryClient } from '@tanstack/react-query';
import { LAW_KEYS } from '#contract/law-titles.ts';
import { type DayAndPlaces, dayAndPlacesOf } from '#web/features/product-facts/day-and-places.ts';
import { parseJudgedSearch } from '#web/features/product-facts/judged-search.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { prefetch } from '#web/lib/refusal.ts';

/** By the versions on a day; today where none is given. */
export const standardsOn = (day?: string) =>
  apiQuery(['standards', day], 'GET /api/standards', { query: { day } });
/** On a day, in places and channels; today, and all of them, where none is given. */
export const lawsOn = (query: DayAndPlaces = {}) =>
  apiQuery(['law-list', query], 'GET /api/ingredient-laws', { query });

/** Fetches the standards and laws of the day and places of an address. */
export function prefetchStandards(queryClient: QueryClient, search: object): void {
  const asked = dayAndPlacesOf(parseJudgedSearch({ ...search }));
  prefetch(queryClient, standardsOn(asked.day));
  prefetch(queryClient, lawsOn(asked));
}

/** Fetches what the page of a standard or a law shows, for the day of an address. */
export function prefetchStandard(queryClient: QueryClient, key: string, search: object): void {
  const { day } = dayAndPlacesOf(parseJudgedSearch({ ...search }));
  const isLaw = LAW_KEYS.some((law) => law === key);
  if (isLaw) prefetch(queryClient, lawsOn({ ...(day && { day }) }));
  else prefetch(queryClient, standardsOn(day));
}
