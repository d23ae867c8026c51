import { Link } from '@tanstack/react-router';
import {
  ArrowLeftRight,
  Bell,
  Bookmark,
  CircleHelp,
  CircleUserRound,
  Heart,
  LogOut,
  Settings,
  ShoppingCart,
} from 'lucide-react';
import { t } from 'ttag';
import { useLogOut } from '#web/features/session/use-log-out.ts';
import styles from './profile-nav.module.css';

const LINKS = [
  { to: '/profile', name: t`User Profile`, Icon: CircleUserRound },
  { to: '/cart', name: t`Manage Cart`, Icon: ShoppingCart },
  { to: '/wishlist', name: t`Manage Wishlist`, Icon: Heart },
  { to: '/profile/searches', name: t`Saved Searches`, Icon: Bookmark },
  { to: '/profile/watching', name: t`Watching`, Icon: Bell },
  { to: '/profile/settings', name: t`Settings`, Icon: Settings },
  { to: '/profile/help', name: t`Help/Report`, Icon: CircleHelp },
] as const;

/** The sidebar of the profile's pages. Switch to Admin has no page behind it yet, and says so. */
export function ProfileNav() {
  const logOut = useLogOut();
  return (
    <nav className={styles.nav} aria-label={t`Profile`}>
      {LINKS.map(({ to, name, Icon }) => (
        <Link key={to} to={to} activeOptions={{ exact: true }}>
          <Icon size={16} aria-hidden="true" />
          {name}
        </Link>
      ))}
      <hr />
      <button type="button" aria-disabled="true" title={t`There is no admin area yet`}>
        <ArrowLeftRight size={16} aria-hidden="true" />
        {t`Switch to Admin`}
      </button>
      <button type="button" onClick={() => void logOut()}>
        <LogOut size={16} aria-hidden="true" />
        {t`Log out`}
      </button>
    </nav>
  );
}
