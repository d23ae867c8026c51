import { Link } from '@tanstack/react-router';
import { t } from 'ttag';
import { useSession } from '#web/features/session/session.ts';
import type { OverlayProps } from '#web/lib/use-overlay.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { MARKETING_LINKS } from './marketing-links.ts';
import styles from './shop-menu.module.css';
import { ThemeItem } from './theme-item.tsx';

const VISITOR_LINKS = [
  ...MARKETING_LINKS,
  { to: '/login', name: t`Login` },
  { to: '/signup', name: t`Sign up` },
] as const;
const USER_LINKS = [...MARKETING_LINKS, { to: '/profile', name: t`Profile` }] as const;

/** The public header's links for narrow screens. */
export function MarketingMenu({ open, onClose }: OverlayProps) {
  const { user } = useSession();
  return (
    <Drawer open={open} onClose={onClose} title={t`Menu`}>
      <nav aria-label={t`Menu`}>
        <ul>
          {(user ? USER_LINKS : VISITOR_LINKS).map(({ to, name }) => (
            <li key={to}>
              <Link to={to} className={styles.item} onClick={onClose}>
                {name}
              </Link>
            </li>
          ))}
          <ThemeItem />
        </ul>
      </nav>
    </Drawer>
  );
}
