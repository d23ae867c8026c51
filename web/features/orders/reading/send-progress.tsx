import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from 'ttag';
import { callAsUser, getSession } from '#web/features/session/session.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { AccountBar } from '../account-bar.tsx';
import { refreshOrders, showOrder, showOrders } from '../orders-query.ts';
import { Ruler } from './ruler.tsx';
import { addTotals, type Brought, linesOf, NO_LINES, nothingSent, sendLines } from './send-lines.ts';
import styles from './send-progress.module.css';
import { timeLeft } from './time-left.ts';

export interface SendProgressProps {
  readonly brought: Brought;
  readonly onDone: (orderId: string) => void;
  /** The order that had been begun is deleted. */
  readonly onCancel: () => void;
}

/** Sends the lines and counts what they were matched with. A failure keeps what has arrived. */
export function SendProgress({ brought, onDone, onCancel }: SendProgressProps) {
  const client = useQueryClient();
  const [progress, setProgress] = useState({ sent: 0, from: 0, sinceMs: 0, totals: NO_LINES });
  const [failure, setFailure] = useState<string>();
  const state = useRef({ sent: nothingSent(), isCancelled: false, isRunning: false });

  const run = useCallback(async () => {
    const now = state.current;
    // React mounts twice while developing; two runs would make two orders.
    if (now.isRunning) return;
    now.isRunning = true;
    setFailure(undefined);
    // Needed once the lines are there.
    void import('../lines/order-lines-view.tsx');
    const [from, since] = [linesOf(now.sent).lines.length, performance.now()];
    const show = () => {
      const { lines } = linesOf(now.sent);
      const sinceMs = performance.now() - since;
      setProgress({ sent: lines.length, from, sinceMs, totals: addTotals(NO_LINES, lines) });
    };
    const sent = await sendLines(brought, now.sent, show, () => now.isCancelled);
    now.isRunning = false;
    if (now.isCancelled) return;
    if (!sent.ok) {
      setFailure(failureText(sent.failure, t`The lines could not be sent. Those that arrived are kept.`));
      return;
    }
    const userId = getSession().user?.id ?? '';
    const { lines, products } = linesOf(now.sent);
    showOrder(client, userId, { ...sent.value, totals: addTotals(NO_LINES, lines), lines, products });
    await refreshOrders(client, userId);
    onDone(sent.value.id);
  }, [brought, client, onDone]);

  useEffect(() => void run(), [run]);

  const cancel = async () => {
    state.current.isCancelled = true;
    const { order } = state.current.sent;
    if (order) {
      const reply = await callAsUser('DELETE /api/orders/{id}', { params: { id: order.id } });
      if (reply.ok) showOrders(client, getSession().user?.id ?? '', reply.value.orders);
    }
    onCancel();
  };

  const total = brought.lines.length;
  const left = timeLeft(progress.sent - progress.from, total - progress.from, progress.sinceMs);
  return (
    <div className="stack">
      <p className={styles.count}>
        <b>{formatCount(progress.sent)}</b>
        <span className="title">{t`of ${formatCount(total)} lines`}</span>
        {failure === undefined && left !== undefined && <span className="soft">{left}</span>}
        <Button onClick={() => void cancel()}>{t`Cancel`}</Button>
      </p>
      <Ruler value={progress.sent} of={total} />
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
