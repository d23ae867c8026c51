import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';

export function allergensQuery(gtin: string) {
  return queryOptions({
    queryKey: ['allergens', gtin],
    queryFn: async ({ signal }) =>
      unwrap(await call('GET /api/allergens/{gtin}', { params: { gtin }, signal })),
  });
}
