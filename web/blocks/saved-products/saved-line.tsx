import type { ReactNode } from 'react';
import { t } from 'ttag';
import { LabelBadges } from '#web/blocks/product-details/label-badges.tsx';
import { priceText } from '#web/features/product-facts/price-text.ts';
import { ProductLine } from '#web/features/product-view/line/product-line.tsx';
import type { SavedItem } from './saved-item.ts';
import styles from './saved-products.module.css';

export interface SavedLineProps {
  readonly item: SavedItem;
  readonly selected: boolean;
  readonly select: ReactNode;
  readonly end: ReactNode;
  readonly children?: ReactNode;
}

export function SavedLine({ item: { gtin, product }, selected, select, end, children }: SavedLineProps) {
  const price = priceText(product?.price);
  return (
    <ProductLine
      gtin={gtin}
      product={product}
      selected={selected}
      {...(select !== undefined && { select })}
      end={
        <>
          {product && (
            <p className={styles.price}>
              {price ? <span className="strong">{price.amount}</span> : <span className="na">{t`N/A`}</span>}
              <small>{price ? price.unit : t`no price on file`}</small>
            </p>
          )}
          {end}
        </>
      }
    >
      {product && <LabelBadges product={product} />}
      {children}
    </ProductLine>
  );
}
