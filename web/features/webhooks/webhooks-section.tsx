import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { NewSecret } from '#web/ui/new-secret.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MakeWebhook } from './make-webhook.tsx';
import { WebhookList } from './webhook-list.tsx';
import styles from './webhooks.module.css';
import { webhooksQuery } from './webhooks-query.ts';

/** Webhooks: what there are, a form that makes one, and the secret of the new one, shown this once. */
export function WebhooksSection({ userId }: { readonly userId: string }) {
  const { data, isPending, error, refetch } = useQuery(webhooksQuery(userId));
  const [secret, setSecret] = useState<string>();
  return (
    <section className={styles.section} aria-labelledby="webhooks">
      <h2 className="title" id="webhooks">
        Webhooks
      </h2>
      <p className="soft">Larder tells your program at its address which products changed.</p>
      {secret === undefined ? (
        <MakeWebhook userId={userId} onMade={setSecret} />
      ) : (
        <NewSecret
          label="Messages are signed with this secret. Copy it now: it is not shown again."
          secret={secret}
          noun="secret"
          onDone={() => setSecret(undefined)}
        />
      )}
      {isPending && <Skeleton height="4rem" />}
      {error && !data && (
        <div className="cluster" role="alert">
          <p>{error.message}</p>
          <Button size="small" onClick={() => refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {data && data.length > 0 && <WebhookList webhooks={data} userId={userId} />}
    </section>
  );
}
