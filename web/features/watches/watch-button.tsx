import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell, BellRing } from 'lucide-react';
import { t } from 'ttag';
import { rememberReturn } from '#web/features/session/return-path.ts';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { toast } from '#web/ui/toast.ts';
import styles from './watches.module.css';
import { findWatch, showWatches, useWatches, type WatchTarget } from './watches-query.ts';

export interface WatchButtonProps {
  readonly target: WatchTarget;
  /** What is watched, for screen readers. */
  readonly name: string;
  readonly size?: 'small' | 'normal';
  /** Shown to visitors too, whom it leads to the login and back. */
  readonly forVisitors?: boolean;
}

/** Begins and stops watching. */
export function WatchButton({ target, name, size = 'small', forVisitors = false }: WatchButtonProps) {
  const { status, user } = useSession();
  const client = useQueryClient();
  const { data } = useWatches();
  const { isBusy, during } = useBusy();
  if (!user)
    return forVisitors ? <LogInToWatch name={name} size={size} isKnown={status !== 'loading'} /> : null;
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

interface LogInToWatchProps extends Required<Pick<WatchButtonProps, 'name' | 'size'>> {
  /** Whether it is a visitor; until then it holds its place. */
  readonly isKnown: boolean;
}

function LogInToWatch({ name, size, isKnown }: LogInToWatchProps) {
  return (
    <Link
      to="/login"
      className={classNames(buttonClass({ size }), !isKnown && styles.unknown)}
      onClick={() => rememberReturn()}
    >
      <Bell size={16} aria-hidden="true" />
      {t`Watch`}
      <span className="visually-hidden"> {t`${name}: log in first`}</span>
    </Link>
  );
}
