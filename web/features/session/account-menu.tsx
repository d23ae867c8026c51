import { Menu } from '@base-ui/react/menu';
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import type { User } from '#contract/user.ts';
import styles from './account-menu.module.css';
import { displayName } from './display-name.ts';
import { useLogOut } from './use-log-out.ts';

export interface AccountMenuProps {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly user: User;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function AccountMenu({ anchor, user, open, onClose }: AccountMenuProps) {
  const logOut = useLogOut();
  return (
    <Menu.Root
      open={open}
      modal={false}
      onOpenChange={(next, { event, reason }) => {
        // A press on the button itself is the button's to answer: it would close here and open again there.
        const isOnButton = event.target instanceof Node && anchor.current?.contains(event.target);
        if (!next && !(reason === 'outside-press' && isOnButton)) onClose();
      }}
    >
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} className={styles.positioner} sideOffset={6} align="end">
          <Menu.Popup className={styles.popup} finalFocus={anchor} aria-label="Account">
            <div className={styles.who}>
              <p className={styles.name}>{displayName(user)}</p>
              <p className={styles.email}>{user.email}</p>
            </div>
            <Menu.Item className={styles.item} render={<Link to="/profile" />}>
              Profile
            </Menu.Item>
            <Menu.Item className={styles.item} onClick={() => void logOut()}>
              Log out
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
