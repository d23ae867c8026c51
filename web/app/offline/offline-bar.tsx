import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { t } from 'ttag';
import { browserSession } from '#web/features/session/browser-session.ts';
import { useSession } from '#web/features/session/session.ts';
import { tryReach } from '#web/lib/offline.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './offline-bar.module.css';
import { seenText } from './seen-text.ts';

/** Shown while there is no network. When it is back, everything is asked for again. */
export function OfflineBar() {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id;
  const { isBusy, during } = useBusy();
  useEffect(
    () => () => {
      browserSession().verify();
      void queryClient.invalidateQueries();
    },
    [queryClient],
  );
  const seenAt = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['user', userId] })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((at) => at > 0);
  return (
    <div className={styles.bar} role="status">
      <div className="wrap">
        <p className="strong">
          <WifiOff size={20} aria-hidden="true" />
          {t`Offline`}
        </p>
        <p className="soft">{seenText(seenAt, new Date())}</p>
        <Button size="small" busy={isBusy} onClick={() => void during(tryReach())}>
          {t`Try again`}
        </Button>
      </div>
    </div>
  );
}
