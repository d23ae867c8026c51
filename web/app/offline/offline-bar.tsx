import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { t } from 'ttag';
import { browserSession } from '#web/features/session/browser-session.ts';
import { useSession } from '#web/features/session/session.ts';
import { isKeeping, useWaiting } from '#web/features/session/waiting.ts';
import { countOf } from '#web/lib/format-count.ts';
import { tryReach } from '#web/lib/offline.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './offline-bar.module.css';
import { seenText } from './seen-text.ts';
import { sendWaiting } from './waiting/outbox.ts';

const RETRY_MS = 5_000;

/** Shown while there is no network. When it is back, what waits is sent and everything is asked for again. */
export function OfflineBar() {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id;
  const { isBusy, during } = useBusy();
  useEffect(
    () => () => {
      browserSession().verify();
      void sendWaiting().finally(() => queryClient.invalidateQueries());
    },
    [queryClient],
  );
  // The browser tells once that it has a network again, perhaps before that leads to the server.
  useEffect(() => {
    const timer = setInterval(() => void tryReach(), RETRY_MS);
    return () => clearInterval(timer);
  }, []);
  const count = useWaiting().changes.filter(({ refused }) => refused === undefined).length;
  // As they were when the user, whom a slow browser finds later than this bar, was known: before a change touched them.
  const seenAt = useMemo(
    () =>
      queryClient
        .getQueryCache()
        .findAll({ queryKey: ['user', userId] })
        .map(({ state }) => state.dataUpdatedAt)
        .filter((at) => at > 0),
    [queryClient, userId],
  );
  return (
    <div className={styles.bar} role="status">
      <div className="wrap">
        <p className="strong">
          <WifiOff size={20} aria-hidden="true" />
          {t`Offline`}
        </p>
        <p className="soft">
          {seenText(seenAt, new Date())}{' '}
          {seenAt.length === 0
            ? t`Pages need a connection.`
            : count > 0
              ? t`${countOf(count, t`change waits`, t`changes wait`)} to be sent.`
              : isKeeping()
                ? t`Changes are sent later.`
                : t`Changes need a connection.`}
        </p>
        <Button size="small" busy={isBusy} onClick={() => void during(tryReach())}>
          {t`Try again`}
        </Button>
      </div>
    </div>
  );
}
