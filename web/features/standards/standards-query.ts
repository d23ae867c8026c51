import { apiQuery } from '#web/lib/api-query.ts';

/** By the versions on a day; today where none is given. */
export const standardsOn = (day?: string) =>
  apiQuery(['standards', day], 'GET /api/standards', { query: { day } });
export const standardsQuery = standardsOn();
export const lawsOn = (day?: string) =>
  apiQuery(['law-list', day], 'GET /api/ingredient-laws', { query: { day } });
export const lawListQuery = lawsOn();
