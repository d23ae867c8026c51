import { queryOptions, useQuery } from '@tanstack/react-query';
import { FAILURES } from '#contract/result.ts';
import { call } from '#web/lib/call.ts';
import { CallError, unwrap } from '#web/lib/call-error.ts';

export function hierarchyQuery(gtin: string) {
  return queryOptions({
    queryKey: ['hierarchy', gtin],
    queryFn: async ({ signal }) =>
      unwrap(await call('GET /api/neo4j/hierarchy/{gtin}', { params: { gtin }, signal })),
  });
}

export function useHierarchy(gtin: string) {
  return useQuery(hierarchyQuery(gtin));
}

export const NO_HIERARCHY = 'No hierarchy data available';
const FAILED = 'Failed to load hierarchy';

/** With the status and the server's sentence where it answered; else that nothing came. */
export function hierarchyFailure(error: unknown): string {
  if (!(error instanceof CallError)) return FAILED;
  const { code, detail } = error.failure;
  if (code === 'network' || code === 'bad_reply') return FAILED;
  return `HTTP error ${FAILURES[code].status}: ${detail}`;
}
