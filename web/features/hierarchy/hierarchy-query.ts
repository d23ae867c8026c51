import { apiQuery } from '#web/lib/api-query.ts';

export const hierarchyQuery = (gtin: string) =>
  apiQuery(['hierarchy', gtin], 'GET /api/neo4j/hierarchy/{gtin}', { params: { gtin } });
