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

/** All of the answer: NOVA, what follows from the label, what cannot be. Where it fails, the verdicts say so. */
export function useExplanation(gtin: string) {
  return useQuery(guidelinesQuery(gtin));
}

export function useGuidelines(gtin: string) {
  return useQuery({ ...guidelinesQuery(gtin), select: ({ guidelines }) => guidelines });
}
