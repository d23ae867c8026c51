import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { t } from 'ttag';
import { WEBHOOKS } from '#contract/webhooks.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './webhooks.module.css';
import { webhooksQuery } from './webhooks-query.ts';

/** The form that makes a webhook. */
export function MakeWebhook({
  userId,
  onMade,
}: {
  readonly userId: string;
  readonly onMade: (secret: string) => void;
}) {
  const queryClient = useQueryClient();
  const fields = useFields({ url: '' });
  const { isBusy, during } = useBusy();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const url = fields.values.url.trim();
    if (isBusy || fields.showErrors(url === '' ? { url: t`Enter the address` } : {})) return;
    const reply = await during(callAsUser('POST /api/webhooks', { body: { url } }));
    if (!reply.ok) {
      fields.showFailure(
        reply.failure,
        failureText(reply.failure, t`The webhook was not made. Please try again.`),
      );
      return;
    }
    queryClient.setQueryData(webhooksQuery(userId).queryKey, reply.value.webhooks);
    onMade(reply.value.secret);
  };
  return (
    <form ref={fields.form} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t`Address`}
        type="url"
        hint={t`Begins with https:// and can be reached from outside.`}
        maxLength={WEBHOOKS.maxUrlLength}
        {...fields.bind('url')}
      />
      <Button type="submit" tone="primary" busy={isBusy}>
        {t`Make webhook`}
      </Button>
      <FailureNote text={fields.failure} />
    </form>
  );
}
