import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { t } from 'ttag';
import type { CallResult } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { logFailure } from '#web/lib/log-failure.ts';
import { createWriteQueue, type ListWrite, type WriteQueue } from '#web/lib/write-queue.ts';
import { toast } from '#web/ui/toast.ts';
import { type ListCall, sendOrKeep } from './send-or-keep.ts';
import { getSession, useSession } from './session.ts';

/** A change of a list; its call answers the whole list as it is after it. */
export interface UserWrite<T> extends Omit<ListWrite<T>, 'send'> {
  readonly call: ListCall<T>;
}

/** A list that the server keeps for each user, such as the cart: fetched once, changed through a queue. */
export function userList<T>(name: string, fetchList: (signal: AbortSignal) => Promise<CallResult<T>>) {
  const queues = new Map<string, WriteQueue<T>>();
  const keyOf = (userId: string) => ['user', userId, name] as const;

  function queueOf(queryClient: QueryClient, userId: string): WriteQueue<T> {
    const found = queues.get(userId);
    if (found) return found;
    const key = keyOf(userId);
    const queue = createWriteQueue<T>({
      get: () => queryClient.getQueryData<T>(key),
      set: (list) => {
        // After logging out nothing of the user is kept.
        if (getSession().user?.id === userId) queryClient.setQueryData<T>(key, list);
      },
    });
    queues.set(userId, queue);
    return queue;
  }

  return {
    keyOf,
    /** A part of the user's list; never fetched for visitors. */
    useList<S>(select: (list: T) => S) {
      const queryClient = useQueryClient();
      const userId = useSession().user?.id ?? '';
      return useQuery({
        queryKey: keyOf(userId),
        queryFn: async ({ signal }) => {
          await queueOf(queryClient, userId).settled();
          const reply = await fetchList(signal);
          if (!reply.ok) logFailure(`Failed to fetch ${name}`, reply.failure.detail);
          return unwrap(reply);
        },
        select,
        enabled: userId !== '',
        // Another tab or another device may have changed it meanwhile.
        refetchOnWindowFocus: 'always',
      });
    },
    /** Changes the user's list; each change is sent only while they are signed in. */
    writer(queryClient: QueryClient, userId: string): (change: UserWrite<T>) => Promise<CallResult<T>> {
      const queue = queueOf(queryClient, userId);
      return async (change) => {
        void queryClient.cancelQueries({ queryKey: keyOf(userId) });
        const reply = await queue.write({
          ...change,
          send: async (known) =>
            getSession().user?.id === userId ? sendOrKeep({ ...change, userId, known }) : SIGNED_OUT,
        });
        // Another device may have changed the list: fetch it again.
        if (!reply.ok) void queryClient.invalidateQueries({ queryKey: keyOf(userId) });
        return reply;
      };
    },
    /** By user. */
    queues: queues as ReadonlyMap<string, WriteQueue<T>>,
    /** Whether a change of this name is under way. */
    useIsWaiting(change: string): boolean {
      const queryClient = useQueryClient();
      const userId = useSession().user?.id;
      const queue = userId === undefined ? undefined : queueOf(queryClient, userId);
      return useSyncExternalStore(
        (listener) => queue?.subscribe(listener) ?? (() => {}),
        () => queue?.unanswered().waiting.some(({ write }) => write.name === change) ?? false,
        () => false,
      );
    },
  };
}

/** The changes that a user can make to their lists; undefined for visitors. */
export function useUserActions<T>(actionsOf: (queryClient: QueryClient, userId: string) => T): T | undefined {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id;
  return useMemo(
    () => (userId === undefined ? undefined : actionsOf(queryClient, userId)),
    [actionsOf, queryClient, userId],
  );
}

const SIGNED_OUT: CallResult<never> = {
  ok: false,
  failure: { code: 'unauthorized', detail: t`You are logged out.` },
};

/** Whether a call succeeded. A failure is said, but for the end of a session, which has a message of its own. */
export function succeeded<T>(reply: CallResult<T>, fallback?: string): reply is Success<T> {
  if (reply.ok) return true;
  const { code, detail, plainText } = reply.failure;
  if (code !== 'unauthorized') toast.error(failureText(reply.failure, plainText ?? fallback ?? detail));
  return false;
}

type Success<T> = Extract<CallResult<T>, { readonly ok: true }>;
