import { useQuery } from '@tanstack/react-query';
import { t } from 'ttag';
import { SecretsSection } from '#web/ui/secrets-section.tsx';
import { MakeWebhook } from './make-webhook.tsx';
import { WebhookList } from './webhook-list.tsx';
import { webhooksQuery } from './webhooks-query.ts';

/** Programs that are told what changed. */
export function WebhooksSection({ userId }: { readonly userId: string }) {
  return (
    <SecretsSection
      id="webhooks"
      title={t`Webhooks`}
      text={t`Larder tells your program at its address which products changed.`}
      query={useQuery(webhooksQuery(userId))}
      secret={{
        label: t`Messages are signed with this secret. Copy it now: it is not shown again.`,
        noun: t`secret`,
      }}
      form={(onMade) => <MakeWebhook userId={userId} onMade={onMade} />}
      list={(webhooks) => <WebhookList webhooks={webhooks} userId={userId} />}
    />
  );
}
