import { Bell } from 'lucide-react';
import { t } from 'ttag';
import { rememberReturn } from '#web/features/session/return-path.ts';
import { useSession } from '#web/features/session/session.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { WatchButtonProps } from './watch-button.tsx';

const WatchButton = lazyPart(() => import('./watch-button.tsx'), 'WatchButton');

/** Watches a standard or a law; a visitor is led to the login and back. */
export function RuleWatchButton({ target, name }: Pick<WatchButtonProps, 'target' | 'name'>) {
  const { status } = useSession();
  if (status === 'user') return <WatchButton target={target} name={name} />;
  return (
    <ButtonLink
      to="/login"
      size="small"
      style={status === 'loading' ? { visibility: 'hidden' } : undefined}
      onClick={() => rememberReturn()}
    >
      <Bell size={16} aria-hidden="true" />
      {t`Watch`}
      <span className="visually-hidden"> {t`${name}: log in first`}</span>
    </ButtonLink>
  );
}
