import { useQueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import { WEBHOOKS } from '#contract/webhooks.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
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
  const { fields, isBusy, submit } = useForm({
    initial: { url: '' },
    check: ({ url }) => (url === '' ? { url: t`Enter the address` } : {}),
    send: (body) => callAsUser('POST /api/webhooks', { body }),
    failed: t`The webhook was not made. Please try again.`,
    onDone({ secret, webhooks }) {
      queryClient.setQueryData(webhooksQuery(userId).queryKey, webhooks);
      onMade(secret);
    },
  });
  return (
    <Form fields={fields} onSubmit={submit} className={styles.form}>
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
    </Form>
  );
}
