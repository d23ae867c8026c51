import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';

export function dietClaimsQuery(gtin: string) {
  return queryOptions({
    queryKey: ['diet-claims', gtin],
    queryFn: async ({ signal }) =>
      unwrap(await call('GET /api/diet_claims/{gtin}', { params: { gtin }, signal })),
  });
}

export function useDietClaims(gtin: string) {
  return useQuery(dietClaimsQuery(gtin));
}
