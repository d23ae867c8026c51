import type { ReactNode } from 'react';
import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { fullWeight } from '#web/features/product-facts/amount-text.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { LabelLedger } from '#web/features/product-view/card/label-ledger.tsx';
import { ProductPrice } from '#web/features/product-view/card/product-price.tsx';
import { DayNote, useProduct } from '#web/features/product-view/on-chosen-day.tsx';
import { ProductLink } from '#web/features/product-view/product-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { AllergenList } from './allergen-list.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DetailsState } from './details-state.tsx';
import { Gallery } from './gallery.tsx';
import styles from './quick-view-dialog.module.css';

export interface QuickViewDialogProps {
  readonly gtin: string;
  /** What the list knows of it: shown at once, and kept where the details cannot be fetched. */
  readonly product: Product | undefined;
  readonly onClose: () => void;
  readonly actions: (product: Product) => ReactNode;
}

/** The pictures large and what decides most often, without leaving the shelf. */
export function QuickViewDialog({ gtin, product: fromList, onClose, actions }: QuickViewDialogProps) {
  const { product, error, isFetching, refetch } = useProduct(gtin, fromList);
  const name = product ? displayName(product) : gtinText(gtin);
  return (
    <Dialog open onClose={onClose} title={name} description={product && subline(product)} size="middle">
      {product ? (
        <div className={styles.container}>
          <div className={styles.quick}>
            <Gallery product={product} name={name} />
            <div className={styles.facts}>
              <ConflictNotice product={product} />
              <ProductPrice price={product.price} large />
              <LabelLedger product={product} />
              <DayNote />
              <div className={styles.actions}>{actions(product)}</div>
              <AllergenList product={product} />
              <ProductLink gtin={product.gtin} replace className="link">
                {t`View full details`}
              </ProductLink>
            </div>
          </div>
        </div>
      ) : (
        <DetailsState error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

function subline({ brand, package_weight: weight, gtin }: Product): string {
  return [brand, weight && fullWeight(weight), `GTIN ${gtinText(gtin)}`].filter((part) => part).join(' · ');
}
