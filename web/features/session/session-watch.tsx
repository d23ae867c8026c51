import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { browserSession } from './browser-session.ts';
import { rememberReturn } from './return-path.ts';
import { useSession } from './session.ts';

/** Once on every page: leads to the login when a session is ended, and forgets the queries of a user who is gone. */
export function SessionWatch() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const userId = useSession().user?.id;
  useEffect(
    () =>
      browserSession().onForcedSignOut(() => {
        rememberReturn();
        void router.navigate({ to: '/login' });
      }),
    [router],
  );
  useEffect(() => {
    if (userId === undefined) return;
    return () => queryClient.removeQueries({ queryKey: ['user', userId] });
  }, [userId, queryClient]);
  return null;
}
