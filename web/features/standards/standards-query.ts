import { apiQuery } from '#web/lib/api-query.ts';

export const standardsQuery = apiQuery(['standards'], 'GET /api/standards', {});
export const lawListQuery = apiQuery(['law-list'], 'GET /api/ingredient-laws', {});
