import type { DayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** On a day, in places and channels; today, and all of them, where none is given. */
export const lawsQuery = (gtin: string, query: DayAndPlaces = {}) =>
  apiQuery(['ingredient-laws', gtin, query], 'GET /api/products/{gtin}/ingredient-laws', {
    params: { gtin },
    query,
  });
