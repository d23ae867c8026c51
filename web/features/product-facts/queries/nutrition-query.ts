import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';

export function nutritionQuery(gtin: string) {
  return queryOptions({
    queryKey: ['nutrition', gtin],
    queryFn: async ({ signal }) =>
      unwrap(await call('GET /api/nutrition/{gtin}', { params: { gtin }, signal })),
  });
}

export function useNutrition(gtin: string) {
  return useQuery(nutritionQuery(gtin));
}
