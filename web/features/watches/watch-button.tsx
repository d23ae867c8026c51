import { useQueryClient } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { t } from 'ttag';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { findWatch, showWatches, useWatches, type WatchTarget } from './watches-query.ts';

export interface WatchButtonProps {
  readonly target: WatchTarget;
  /** What is watched, for screen readers. */
  readonly name: string;
  readonly size?: 'small' | 'normal';
}

/** Begins and stops watching; for users alone. */
export function WatchButton({ target, name, size = 'small' }: WatchButtonProps) {
  const { user } = useSession();
  const client = useQueryClient();
  const { data } = useWatches();
  const { isBusy, during } = useBusy();
  if (!user) return null;
  const watch = data && findWatch(data.watches, target);
  const toggle = async () => {
    const call = watch
      ? callAsUser('DELETE /api/watches/{id}', { params: { id: watch.id } })
      : callAsUser('POST /api/watches', { body: target });
    const reply = await during(call);
    if (!succeeded(reply)) return;
    showWatches(client, user.id, reply.value);
    if (!watch) toast.success(t`You watch ${name}. What changes is under Watching in your profile.`);
  };
  const Icon = watch ? BellRing : Bell;
  return (
    <Button
      size={size}
      tone={watch ? 'done' : 'plain'}
      busy={isBusy}
      aria-disabled={data === undefined}
      onClick={() => data && void toggle()}
    >
      {!isBusy && <Icon size={16} aria-hidden="true" />}
      {watch ? t`Watching` : t`Watch`}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}
