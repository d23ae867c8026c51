import { useQuery } from '@tanstack/react-query';
import { t } from 'ttag';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { SecretsSection } from '#web/ui/secrets-section.tsx';
import { MakeWebhook } from './make-webhook.tsx';
import { WebhookList } from './webhook-list.tsx';
import { webhooksQuery } from './webhooks-query.ts';

/** Programs that are told what changed. */
export function WebhooksSection({ userId }: { readonly userId: string }) {
  const query = useQuery(webhooksQuery(userId));
  return (
    <SecretsSection
      id="webhooks"
      title={t`Webhooks`}
      text={t`Larder tells your program at its address which products changed.`}
      secret={{
        label: t`Messages are signed with this secret. Copy it now: it is not shown again.`,
        noun: t`secret`,
      }}
      form={(onMade) => <MakeWebhook userId={userId} onMade={onMade} />}
      list={
        <Fetched query={query} failure={t`Your webhooks could not be loaded.`} waiting={null}>
          {(webhooks) => webhooks.length > 0 && <WebhookList webhooks={webhooks} userId={userId} />}
        </Fetched>
      }
    />
  );
}
