import { Link } from '@tanstack/react-router';
import { Folder, Heart, ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import type { FileLine } from '#contract/orders.schema.ts';
import { MAX_LINE_TEXT_LENGTH } from '#contract/orders.ts';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { useCart } from '#web/features/cart/cart-list.ts';
import type { Brought } from '#web/features/orders/reading/send-lines.ts';
import { useWishlist } from '#web/features/wishlist/wishlist-list.ts';
import { countOf } from '#web/lib/format-count.ts';
import styles from './order-new-page.module.css';

export function StartFromList({ onList }: { readonly onList: (brought: Brought) => void }) {
  const cart = useCart().data?.items ?? [];
  const wishlist = useWishlist().data?.items ?? [];
  const start = (name: string, origin: 'cart' | 'wishlist', items: readonly Item[]) =>
    onList({ name, origin, lines: items.map(lineOf) });
  const entry = (name: string, origin: 'cart' | 'wishlist', items: readonly Item[], icon: ReactNode) => (
    <li>
      <button type="button" disabled={items.length === 0} onClick={() => start(name, origin, items)}>
        {icon}
        <span>{name}</span>
        <span className="muted">{countOf(items.length, t`product`, t`products`)}</span>
      </button>
    </li>
  );
  return (
    <section>
      <h2 className={`title ${styles.sectionHead}`}>{t`Or start from a list`}</h2>
      <ul className={styles.starts}>
        {entry(t`Cart`, 'cart', cart, <ShoppingCart size={16} aria-hidden="true" />)}
        {entry(t`Wishlist`, 'wishlist', wishlist, <Heart size={16} aria-hidden="true" />)}
        <li>
          <Link to="/wishlist-groups">
            <Folder size={16} aria-hidden="true" />
            <span>{t`A group`}</span>
            <span className="muted">{t`by its scorecard`}</span>
          </Link>
        </li>
      </ul>
    </section>
  );
}

interface Item {
  readonly gtin: string;
  readonly quantity?: number;
  readonly product: Product | null;
}

const cut = (text: string) => text.slice(0, MAX_LINE_TEXT_LENGTH).toWellFormed();

function lineOf({ gtin, quantity, product }: Item, at: number): FileLine {
  return {
    line: at + 1,
    code: gtin,
    supplier_number: '',
    brand: cut(product?.brand ?? ''),
    name: product ? cut(displayName(product)) : '',
    pack: '',
    unit: '',
    quantity: quantity ?? null,
    price: null,
    price_per: null,
  };
}
