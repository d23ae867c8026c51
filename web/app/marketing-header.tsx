import { Link } from '@tanstack/react-router';
import { t } from 'ttag';
import { AccountTools } from '#web/features/session/account-tools.tsx';
import { useSession } from '#web/features/session/session.ts';
import { classNames } from '#web/lib/class-names.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useOverlay } from '#web/lib/use-overlay.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Logo } from './logo.tsx';
import styles from './marketing-header.module.css';
import { MARKETING_LINKS } from './marketing-links.ts';
import { MenuButton } from './menu-button.tsx';
import shop from './shop-header.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

const loadMenu = () => import('./marketing-menu.tsx');
const MarketingMenu = lazyPart(loadMenu, 'MarketingMenu');

/** The header of the public pages. */
export function MarketingHeader() {
  const { user } = useSession();
  const menu = useOverlay();
  return (
    <header className={shop.header}>
      <div className={`wrap ${shop.bar}`}>
        <Link to="/" className={shop.logo} aria-label={t`Larder, home`}>
          <Logo />
          Larder
        </Link>
        <nav className={`${shop.links} ${styles.nav}`} aria-label={t`Main`}>
          {MARKETING_LINKS.map(({ to, name }) => (
            <Link key={to} to={to}>
              {name}
            </Link>
          ))}
        </nav>
        <div className={shop.tools}>
          <ThemeToggle className={shop.theme} />
          {user ? (
            <AccountTools className={styles.onlyWide} />
          ) : (
            <>
              <ButtonLink to="/login" tone="quiet" className={styles.onlyWide}>
                {t`Login`}
              </ButtonLink>
              <ButtonLink
                to="/signup"
                tone="primary"
                size="small"
                className={classNames(styles.onlyWide, styles.signUp)}
              >
                {t`Sign up`}
              </ButtonLink>
            </>
          )}
          <MenuButton className={styles.onlyNarrow} onOpen={menu.open} load={loadMenu} />
        </div>
      </div>
      {menu.wasOpened && <MarketingMenu {...menu.props} />}
    </header>
  );
}
