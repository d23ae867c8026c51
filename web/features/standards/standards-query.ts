import type { QueryClient } from '@tanstack/react-query';
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

/** Fetches the standards, and where asked for the laws, of the day and places of an address. */
export function prefetchStandards(queryClient: QueryClient, search: object, laws?: 'with laws'): void {
  const asked = dayAndPlacesOf(parseJudgedSearch({ ...search }));
  prefetch(queryClient, standardsOn(asked.day));
  if (laws) prefetch(queryClient, lawsOn(asked));
}
