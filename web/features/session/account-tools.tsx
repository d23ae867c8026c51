import { Link } from '@tanstack/react-router';
import { CircleUserRound } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { User } from '#contract/user.schema.ts';
import { classNames } from '#web/lib/class-names.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { iconButtonClass, iconLabelClass } from '#web/ui/icon-button-class.ts';
import styles from './account-tools.module.css';
import { rememberReturn } from './return-path.ts';
import { useSession } from './session.ts';

const loadMenu = () => import('./account-menu.tsx');
const AccountMenu = lazy(async () => ({ default: (await loadMenu()).AccountMenu }));

/** The header's end: the way to log in for a visitor, the account's menu for a user. */
export function AccountTools({ className }: { readonly className?: string | undefined }) {
  const { status, user } = useSession();
  if (user) return <AccountButton user={user} className={className} />;
  return (
    <>
      <Link to="/profile" className={classNames(iconButtonClass('labelled'), className)} aria-label="Profile">
        {face('Profile')}
      </Link>
      <Link
        to="/login"
        className={classNames(
          buttonClass({ size: 'small' }),
          styles.logIn,
          className,
          status === 'loading' && styles.unknown,
        )}
        onClick={() => rememberReturn()}
      >
        Log in
      </Link>
    </>
  );
}

const face = (name: string) => (
  <>
    <CircleUserRound size={20} aria-hidden="true" />
    <span className={iconLabelClass}>{name}</span>
  </>
);

function AccountButton({
  user,
  className,
}: {
  readonly user: User;
  readonly className?: string | undefined;
}) {
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label="Account"
        size="labelled"
        icon={face('Account')}
        className={classNames(styles.signedIn, className)}
        aria-haspopup="dialog"
        aria-expanded={menu === 'open'}
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        onClick={() => setMenu((before) => (before === 'open' ? 'closed' : 'open'))}
      />
      {menu !== 'unused' && (
        <Suspense>
          <AccountMenu anchor={button} user={user} open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </>
  );
}
