import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { t } from 'ttag';
import type { User } from '#contract/user.schema.ts';
import type { OverlayProps } from '#web/lib/use-overlay.ts';
import { DropdownPanel } from '#web/ui/dropdown-panel.tsx';
import styles from './account-menu.module.css';
import { displayName } from './display-name.ts';
import { useLogOut } from './use-log-out.ts';

export interface AccountMenuProps extends OverlayProps {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly user: User;
}

export function AccountMenu({ anchor, user, open, onClose }: AccountMenuProps) {
  const logOut = useLogOut();
  const name = displayName(user);
  return (
    <DropdownPanel anchor={anchor} open={open} title={t`Account`} onClose={onClose}>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        {name !== user.email && <p className={styles.email}>{user.email}</p>}
      </div>
      <ul>
        <li>
          <Link to="/profile" className={styles.item} onClick={onClose}>
            {t`Profile`}
          </Link>
        </li>
        <li>
          <button type="button" className={styles.item} onClick={() => void logOut()}>
            {t`Log out`}
          </button>
        </li>
      </ul>
    </DropdownPanel>
  );
}
