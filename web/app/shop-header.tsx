import { Link } from '@tanstack/react-router';
import { Heart, ShoppingCart } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from 'ttag';
import { AccountTools } from '#web/features/session/account-tools.tsx';
import { useSession } from '#web/features/session/session.ts';
import { capCount } from '#web/lib/cap-count.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useOverlay } from '#web/lib/use-overlay.ts';
import { iconButtonClass, iconLabelClass } from '#web/ui/icon-button-class.ts';
import { NO_COUNTS } from './counts.ts';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';
import { OptionalPart } from './optional-part.tsx';
import styles from './shop-header.module.css';
import { ThemeToggle } from './theme-toggle.tsx';
import { UiSwitch } from './ui-switch.tsx';

const loadMenu = () => import('./shop-menu.tsx');
const ShopMenu = lazyPart(loadMenu, 'ShopMenu');
const ListCounts = lazyPart(() => import('./list-counts.tsx'), 'ListCounts');

/** A product's page is not the list, a filtered list is. */
const LIST_ALONE = { exact: true, includeSearch: false };

export function ShopHeader() {
  const { user } = useSession();
  const menu = useOverlay();
  const [counts, setCounts] = useState(NO_COUNTS);
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Link
          to={user ? '/products' : '/'}
          className={styles.logo}
          aria-label={user ? t`Larder, all products` : t`Larder, home`}
        >
          <Logo />
          Larder
        </Link>
        <nav className={`${styles.links} ${styles.onlyWide}`} aria-label={t`Main`}>
          <Link to="/products" activeOptions={LIST_ALONE}>
            {t`Products`}
          </Link>
          <Link to="/orders/new">{t`Orders`}</Link>
          <Link to="/standards">{t`Standards`}</Link>
        </nav>
        <nav className={styles.tools} aria-label={t`Shop`}>
          <UiSwitch className={styles.onlyWide} />
          <ThemeToggle className={styles.theme} />
          <CountedLink to="/wishlist" name={t`Wishlist`} count={counts.wishlist} icon={<Heart size={20} />} />
          <CountedLink to="/cart" name={t`Cart`} count={counts.cart} icon={<ShoppingCart size={20} />} />
          <AccountTools className={styles.onlyWide} />
          <MenuButton className={styles.onlyNarrow} onOpen={menu.open} load={loadMenu} />
        </nav>
      </div>
      {user && (
        <OptionalPart>
          <ListCounts onCounts={setCounts} />
        </OptionalPart>
      )}
      {menu.wasOpened && <ShopMenu {...menu.props} counts={counts} />}
    </header>
  );
}

interface CountedLinkProps {
  readonly to: '/wishlist' | '/cart';
  readonly name: string;
  readonly count: number;
  readonly icon: ReactNode;
}

/** An icon with its name, where there is room, and the number of items; no number for none. */
function CountedLink({ to, name, count, icon }: CountedLinkProps) {
  const label = count === 0 ? name : `${name}, ${capCount(count)} ${count === 1 ? t`item` : t`items`}`;
  return (
    <Link to={to} className={iconButtonClass('labelled')} aria-label={label}>
      <span aria-hidden="true">{icon}</span>
      <span className={iconLabelClass}>{name}</span>{' '}
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {capCount(count)}
        </span>
      )}
    </Link>
  );
}
