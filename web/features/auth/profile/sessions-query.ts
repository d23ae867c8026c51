import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SessionInfo } from '#contract/user.schema.ts';
import { callAsUser, signOut } from '#web/features/session/session.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { toast } from '#web/ui/toast.ts';

export function sessionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['user', userId, 'sessions'],
    queryFn: async ({ signal }) => unwrap(await callAsUser('GET /api/auth/sessions', { signal })).sessions,
    staleTime: 0,
  });
}

/** Ends a session; the answer is the list that is left. Ending this very one logs out. */
export function useEndSession(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: SessionInfo) =>
      unwrap(await callAsUser('DELETE /api/auth/sessions/{id}', { params: { id } })).sessions,
    onSuccess(sessions, ended) {
      if (ended.is_current) return signOut({ ended: true });
      queryClient.setQueryData(sessionsQuery(userId).queryKey, sessions);
      toast.success('That session is logged out.');
    },
    onError(error) {
      toast.error(error.message);
      // It may have ended by itself.
      void queryClient.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey });
    },
  });
}
