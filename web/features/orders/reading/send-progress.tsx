import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from 'ttag';
import { callAsUser, getSession } from '#web/features/session/session.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { AccountBar } from '../account-bar.tsx';
import { refreshOrders, showOrders } from '../orders-query.ts';
import { addTotals, type Brought, NO_LINES, sendLines } from './send-lines.ts';
import styles from './send-progress.module.css';

export interface SendProgressProps {
  readonly brought: Brought;
  readonly onDone: (orderId: string) => void;
  /** The order that had been begun is deleted. */
  readonly onCancel: () => void;
}

/** Sends the lines and counts what they were matched with. A failure keeps what has arrived. */
export function SendProgress({ brought, onDone, onCancel }: SendProgressProps) {
  const client = useQueryClient();
  const [progress, setProgress] = useState({ sent: 0, totals: NO_LINES });
  const [failure, setFailure] = useState<string>();
  const state = useRef<{
    orderId: string | undefined;
    from: number;
    isCancelled: boolean;
    isRunning: boolean;
  }>({
    orderId: undefined,
    from: 0,
    isCancelled: false,
    isRunning: false,
  });

  const run = useCallback(async () => {
    const now = state.current;
    // React mounts twice while developing; two runs would make two orders.
    if (now.isRunning) return;
    now.isRunning = true;
    setFailure(undefined);
    const sent = await sendLines(
      brought,
      now,
      (orderId, from, matched) => {
        Object.assign(now, { orderId, from });
        setProgress(({ totals }) => ({ sent: from, totals: addTotals(totals, matched) }));
      },
      () => now.isCancelled,
    );
    now.isRunning = false;
    if (now.isCancelled) return;
    if (!sent.ok) {
      setFailure(failureText(sent.failure, t`The lines could not be sent. Those that arrived are kept.`));
      return;
    }
    await refreshOrders(client, getSession().user?.id ?? '');
    onDone(sent.value);
  }, [brought, client, onDone]);

  useEffect(() => void run(), [run]);

  const cancel = async () => {
    state.current.isCancelled = true;
    const { orderId } = state.current;
    if (orderId !== undefined) {
      const reply = await callAsUser('DELETE /api/orders/{id}', { params: { id: orderId } });
      if (reply.ok) showOrders(client, getSession().user?.id ?? '', reply.value.orders);
    }
    onCancel();
  };

  const total = brought.lines.length;
  return (
    <div className="stack">
      <p className={styles.count}>
        <b>{formatCount(progress.sent)}</b>
        <span className="title">{t`of ${formatCount(total)} lines`}</span>
        <Button onClick={() => void cancel()}>{t`Cancel`}</Button>
      </p>
      <progress className={styles.bar} max={total} value={progress.sent} aria-label={t`Lines read`} />
      <FailureNote text={failure} />
      {failure !== undefined && (
        <div>
          <Button tone="primary" onClick={() => void run()}>
            {t`Go on`}
          </Button>
        </div>
      )}
      <AccountBar totals={progress.totals} />
    </div>
  );
}
