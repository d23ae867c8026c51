import { Heart, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { useAddManyToCart, useAddManyToWishlist } from '#web/blocks/add-many/use-add-many.ts';
import { useChosen } from '#web/features/compare/chosen-store.ts';
import { CompareSelectedButton } from '#web/features/compare/compare-selected-button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './bulk-bar.module.css';
import type { BulkSelection } from './use-bulk-selection.tsx';

export interface BulkBarProps {
  readonly bulk: BulkSelection;
  /** The page in sight; the bar counts what is chosen on other pages. */
  readonly shown: readonly Product[];
  /** The focused element is gone. */
  readonly onGone: () => void;
}

/** What can be done with the products chosen, of whichever page. */
export function BulkBar({ bulk: { picked, reset }, shown, onGone }: BulkBarProps) {
  const toCart = useAddManyToCart();
  const toWishlist = useAddManyToWishlist();
  const [busy, setBusy] = useState<'cart' | 'wishlist'>();
  const isAboveTray = useChosen().length > 0;
  const elsewhere = picked.size - shown.filter(({ gtin }) => picked.has(gtin)).length;
  const add = async (where: 'cart' | 'wishlist') => {
    setBusy(where);
    const products = [...picked.values()];
    const failed = await (where === 'cart'
      ? toCart(products.map((product) => ({ gtin: product.gtin, product })))
      : toWishlist(products));
    setBusy(undefined);
    if (failed.length === 0) onGone();
    reset(failed);
  };
  return (
    <section
      aria-label={t`Selected products`}
      className={classNames(styles.bar, isAboveTray && styles.above)}
    >
      <p className={styles.count} role="status">
        <b>{t`${picked.size} selected`}</b>
        {elsewhere > 0 && <span>{t`${elsewhere} not on this page`}</span>}
      </p>
      <div className={styles.actions}>
        <Button size="small" tone="primary" busy={busy === 'cart'} onClick={() => void add('cart')}>
          <ShoppingCart size={16} aria-hidden="true" />
          {t`Add to Cart`}
        </Button>
        <Button size="small" busy={busy === 'wishlist'} onClick={() => void add('wishlist')}>
          <Heart size={16} aria-hidden="true" />
          {t`Add to Wishlist`}
        </Button>
        <CompareSelectedButton gtins={[...picked.keys()]} />
        <Button
          size="small"
          tone="quiet"
          onClick={() => {
            onGone();
            reset();
          }}
        >
          {t`Clear selection`}
        </Button>
      </div>
    </section>
  );
}
