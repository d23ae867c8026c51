import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { t } from 'ttag';
import type { SessionInfo, User } from '#contract/user.schema.ts';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { callAsUser, signOut } from '#web/features/session/session.ts';
import { useLogOut } from '#web/features/session/use-log-out.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { ownMomentText } from '#web/lib/own-moment-text.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { describeBrowser } from './describe-browser.ts';
import styles from './profile.module.css';

/** The account's sessions, and buttons to end them. */
export function SessionsSection({ user }: { readonly user: User }) {
  const query = useQuery(sessionsQuery(user.id));
  return (
    <section className={styles.section} aria-labelledby="sessions">
      <div className={styles.head}>
        <h2 className="title" id="sessions">
          {t`Where you are logged in`}
        </h2>
        <LogOutEverywhere />
      </div>
      <Fetched
        query={query}
        failure={t`Your sessions could not be loaded.`}
        waiting={<Skeleton height="4rem" />}
      >
        {(sessions) => <SessionList sessions={sessions} userId={user.id} />}
      </Fetched>
    </section>
  );
}

const formatMoment = (iso: string) => ownMomentText(new Date(iso));

function SessionList({ sessions, userId }: { readonly sessions: SessionInfo[]; readonly userId: string }) {
  const list = useRef<HTMLUListElement>(null);
  const { end, ending } = useEndSession(userId, () => list.current?.focus({ preventScroll: true }));
  return (
    <ul ref={list} className={styles.rows} tabIndex={-1}>
      {sessions.map((session) => (
        <li key={session.id}>
          <div>
            <p className="strong">
              {describeBrowser(session.user_agent)}
              {session.is_current && <span className={styles.tag}>{t`This one`}</span>}
            </p>
            <p className="muted small">
              {t`Last used ${formatMoment(session.last_used_at)}, since ${formatMoment(session.created_at)}`}
            </p>
          </div>
          <Button
            size="small"
            busy={ending === session.id}
            aria-label={t`Log out: ${describeBrowser(session.user_agent)}${session.is_current ? t`, this one` : ''}`}
            onClick={() => end(session)}
          >
            {t`Log out`}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function LogOutEverywhere() {
  const { isBusy, during } = useBusy();
  const logOut = useLogOut();
  const end = async () => {
    const reply = await during(callAsUser('POST /api/auth/logout-everywhere', {}));
    if (succeeded(reply)) await logOut({ message: reply.value.message, ended: true });
  };
  return (
    <Button size="small" busy={isBusy} onClick={end}>
      {t`Log out everywhere`}
    </Button>
  );
}

function sessionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['user', userId, 'sessions'],
    queryFn: async ({ signal }) => unwrap(await callAsUser('GET /api/auth/sessions', { signal })).sessions,
    staleTime: 0,
  });
}

/**
 * Ends a session; the answer is the list that is left. Ending this very one logs out. `onGone`: the focused element is
 * about to go.
 */
function useEndSession(userId: string, onGone: () => void) {
  const queryClient = useQueryClient();
  const [ending, setEnding] = useState<string>();
  const { queryKey } = sessionsQuery(userId);
  const end = async ({ id, is_current }: SessionInfo) => {
    setEnding(id);
    const reply = await callAsUser('DELETE /api/auth/sessions/{id}', { params: { id } });
    setEnding(undefined);
    if (!succeeded(reply)) {
      // It may have ended by itself.
      void queryClient.invalidateQueries({ queryKey });
    } else if (is_current) signOut({ ended: true });
    else {
      onGone();
      queryClient.setQueryData(queryKey, reply.value.sessions);
      toast.success(t`That session is logged out.`);
    }
  };
  return { end, ending };
}
