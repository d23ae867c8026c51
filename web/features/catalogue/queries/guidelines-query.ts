import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';

export function guidelinesQuery(gtin: string) {
  return queryOptions({
    queryKey: ['guidelines', gtin],
    queryFn: async ({ signal }) =>
      unwrap(await call('GET /api/products/{gtin}/guidelines', { params: { gtin }, signal })),
  });
}

export function useGuidelines(gtin: string) {
  return useQuery({ ...guidelinesQuery(gtin), select: ({ guidelines }) => guidelines });
}
