import { Link } from '@tanstack/react-router';
import {
  BookOpen,
  CircleUserRound,
  FileSpreadsheet,
  Heart,
  Package,
  ScanBarcode,
  ShoppingCart,
} from 'lucide-react';
import { t } from 'ttag';
import { AccountItems } from '#web/features/session/account-items.tsx';
import { capCount } from '#web/lib/cap-count.ts';
import type { OverlayProps } from '#web/lib/use-overlay.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import type { Counts } from './counts.ts';
import styles from './shop-menu.module.css';
import { ThemeItem } from './theme-item.tsx';
import { UiSwitch } from './ui-switch.tsx';

export interface ShopMenuProps extends OverlayProps {
  readonly counts: Counts;
}

/** The header's links once more, in words, for narrow screens. */
export function ShopMenu({ open, onClose, counts }: ShopMenuProps) {
  const items = [
    { to: '/products', name: t`Products`, icon: <Package size={20} />, count: 0 },
    { to: '/scan', name: t`Scan a barcode`, icon: <ScanBarcode size={20} />, count: 0 },
    { to: '/orders/new', name: t`Orders`, icon: <FileSpreadsheet size={20} />, count: 0 },
    { to: '/standards', name: t`Standards`, icon: <BookOpen size={20} />, count: 0 },
    { to: '/wishlist', name: t`Wishlist`, icon: <Heart size={20} />, count: counts.wishlist },
    { to: '/cart', name: t`Cart`, icon: <ShoppingCart size={20} />, count: counts.cart },
    { to: '/profile', name: t`Profile`, icon: <CircleUserRound size={20} />, count: 0 },
  ] as const;
  return (
    <Drawer open={open} onClose={onClose} title={t`Menu`}>
      <ul>
        {items.map(({ to, name, icon, count }) => (
          <li key={to}>
            <Link to={to} reloadDocument={to === '/scan'} className={styles.item} onClick={onClose}>
              <span aria-hidden="true">{icon}</span>
              {name}
              {count > 0 && <span className={styles.count}>{capCount(count)}</span>}
            </Link>
          </li>
        ))}
        <AccountItems className={styles.item} onClose={onClose} />
        <li>
          <UiSwitch inWords className={styles.item} onClick={onClose} />
        </li>
        <ThemeItem />
      </ul>
    </Drawer>
  );
}
