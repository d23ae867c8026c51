import { useQueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import type { WebhookInfo } from '#contract/webhooks.schema.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import { ownMomentText } from '#web/lib/own-moment-text.ts';
import { RowButton } from '#web/ui/row-button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirm } from '#web/ui/use-confirm.tsx';
import styles from './webhooks.module.css';
import { webhooksQuery } from './webhooks-query.ts';

/** Each with how it does, and what stops it. */
export function WebhookList({
  webhooks,
  userId,
}: {
  readonly webhooks: readonly WebhookInfo[];
  readonly userId: string;
}) {
  const queryClient = useQueryClient();
  const { ask, dialog } = useConfirm();
  const { queryKey } = webhooksQuery(userId);
  const pause = async ({ id }: WebhookInfo, isPaused: boolean) => {
    const body = { is_paused: isPaused };
    const reply = await callAsUser('PUT /api/webhooks/{id}', { params: { id }, body });
    if (succeeded(reply)) queryClient.setQueryData(queryKey, reply.value.webhooks);
    else await queryClient.invalidateQueries({ queryKey });
  };
  const remove = async ({ id }: WebhookInfo) => {
    const reply = await callAsUser('DELETE /api/webhooks/{id}', { params: { id } });
    if (succeeded(reply)) {
      queryClient.setQueryData(queryKey, reply.value.webhooks);
      toast.success(t`The webhook is deleted.`);
    } else await queryClient.invalidateQueries({ queryKey });
  };
  const askToRemove = (webhook: WebhookInfo) =>
    ask({
      title: t`Delete this webhook?`,
      text: t`${webhook.url} is told of no more changes.`,
      confirm: t`Delete webhook`,
      onConfirm: () => void remove(webhook),
    });
  return (
    <>
      <ul className={styles.rows} aria-label={t`Your webhooks`}>
        {webhooks.map((webhook) => {
          const isStopped = webhook.is_paused || webhook.disabled_at !== null;
          return (
            <li key={webhook.id} className={styles.row}>
              <div>
                <p className="strong">{webhook.url}</p>
                <p className="muted small">{webhookFacts(webhook)}</p>
              </div>
              <div className="cluster">
                <RowButton
                  does={isStopped ? t`Resume` : t`Pause`}
                  of={webhook.url}
                  onClick={() => void pause(webhook, !isStopped)}
                />
                <RowButton
                  does={t`Delete`}
                  of={webhook.url}
                  tone="danger"
                  onClick={() => askToRemove(webhook)}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {dialog}
    </>
  );
}

const formatTime = (iso: string) => ownMomentText(new Date(iso));

function webhookFacts(webhook: WebhookInfo): string {
  const { last_delivered_at, last_error, disabled_at, failing_since, is_paused } = webhook;
  const delivered =
    last_delivered_at === null
      ? t`nothing delivered yet`
      : t`last delivered ${formatTime(last_delivered_at)}`;
  const error = last_error === null ? '' : ` ${last_error}`;
  if (disabled_at !== null) return t`Stopped ${formatTime(disabled_at)}, ${delivered}.${error}`;
  if (is_paused) return t`Paused, ${delivered}.`;
  if (failing_since !== null) return t`Failing since ${formatTime(failing_since)}, ${delivered}.${error}`;
  return t`Active, ${delivered}.`;
}
