import { Link } from '@tanstack/react-router';
import { ChevronsLeft, X } from 'lucide-react';
import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { ProductThumb } from '#web/features/pictures/product-thumb.tsx';
import { brandOrGtin } from '#web/features/product-facts/gtin-text.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './column-head.module.css';

export interface ColumnHeadProps {
  readonly product: Product;
  readonly isFirst: boolean;
  readonly onRemove: () => void;
  /** Puts it into the first column, against which the others are set. */
  readonly onFirst: () => void;
}

export function ColumnHead({ product, isFirst, onRemove, onFirst }: ColumnHeadProps) {
  const name = displayName(product);
  return (
    <th scope="col" className={styles.head}>
      <div className={styles.inner}>
        <ProductThumb product={product} className={styles.thumb} />
        <div className={styles.tools}>
          {!isFirst && (
            <IconButton
              size="small"
              label={t`Move to the first column: ${name}`}
              title={t`Move to the first column`}
              icon={<ChevronsLeft size={16} aria-hidden="true" />}
              onClick={onFirst}
            />
          )}
          <IconButton
            size="small"
            label={t`Remove from comparison: ${name}`}
            title={t`Remove`}
            icon={<X size={16} aria-hidden="true" />}
            onClick={onRemove}
          />
        </div>
        <p className={styles.brand}>{brandOrGtin(product)}</p>
        <Link to="/products/$gtin" params={{ gtin: product.gtin }} className={styles.name}>
          {name}
        </Link>
      </div>
    </th>
  );
}
