import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { EndpointName, ReplyOf } from '#contract/contracts.ts';
import type { CallInput } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { callAsUser, useSession } from './session.ts';

/** What the server keeps for the user: asked for as the user, and never for visitors. */
export function useOwnQuery<N extends EndpointName, S = ReplyOf<N>>(
  keyOf: (userId: string) => readonly unknown[],
  name: N,
  input: CallInput<N>,
  options?: Omit<UseQueryOptions<ReplyOf<N>, Error, S>, 'queryKey' | 'queryFn' | 'enabled'>,
) {
  const { user } = useSession();
  return useQuery({
    queryKey: keyOf(user?.id ?? ''),
    queryFn: async ({ signal }) => unwrap(await callAsUser(name, { ...input, signal })),
    enabled: user !== null,
    ...options,
  });
}
