import { Link } from '@tanstack/react-router';
import { CircleUserRound } from 'lucide-react';
import { useRef } from 'react';
import { t } from 'ttag';
import type { User } from '#contract/user.schema.ts';
import { classNames } from '#web/lib/class-names.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useOverlay } from '#web/lib/use-overlay.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { iconButtonClass, iconLabelClass } from '#web/ui/icon-button-class.ts';
import styles from './account-tools.module.css';
import { rememberReturn } from './return-path.ts';
import { useSession } from './session.ts';

const loadMenu = () => import('./account-menu.tsx');
const AccountMenu = lazyPart(loadMenu, 'AccountMenu');

interface AccountToolsProps {
  readonly className?: string | undefined;
}

/** The header's end: the way to log in for a visitor, the account's menu for a user. */
export function AccountTools({ className }: AccountToolsProps) {
  const { status, user } = useSession();
  if (user) return <AccountButton user={user} className={className} />;
  return (
    <>
      <Link
        to="/profile"
        className={classNames(iconButtonClass('labelled'), className)}
        aria-label={t`Profile`}
      >
        {face(t`Profile`)}
      </Link>
      <ButtonLink
        to="/login"
        size="small"
        className={classNames(styles.logIn, className, status === 'loading' && styles.unknown)}
        onClick={() => rememberReturn()}
      >
        {t`Log in`}
      </ButtonLink>
    </>
  );
}

const face = (name: string) => (
  <>
    <CircleUserRound size={20} aria-hidden="true" />
    <span className={iconLabelClass}>{name}</span>
  </>
);

function AccountButton({ user, className }: AccountToolsProps & { readonly user: User }) {
  const menu = useOverlay();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label={t`Account`}
        size="labelled"
        icon={face(t`Account`)}
        className={classNames(styles.signedIn, className)}
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        onClick={menu.toggle}
      />
      {menu.wasOpened && <AccountMenu anchor={button} user={user} {...menu.props} />}
    </>
  );
}
