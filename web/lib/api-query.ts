import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { EndpointName } from '#contract/contracts.ts';
import { type CallInput, call } from './call.ts';
import { unwrap } from './call-error.ts';

/** The query of an endpoint: its value, or its failure thrown. */
export function apiQuery<N extends EndpointName>(queryKey: QueryKey, name: N, input: CallInput<N>) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => unwrap(await call(name, { ...input, signal })),
  });
}
