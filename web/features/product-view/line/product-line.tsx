import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { ProductThumb } from '#web/features/pictures/product-thumb.tsx';
import { customaryWeight } from '#web/features/product-facts/amount-text.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { classNames } from '#web/lib/class-names.ts';
import { pressRow } from '#web/lib/press-row.ts';
import styles from './product-line.module.css';

export interface ProductLineProps {
  readonly gtin: string;
  /** null where it has left the catalogue. */
  readonly product: Product | null;
  /** Said where there is no product. */
  readonly missing?: string;
  readonly selected?: boolean;
  /** A check box before everything else. */
  readonly select?: ReactNode;
  /** Under the name. */
  readonly children?: ReactNode;
  /** Numbers and buttons at the end. */
  readonly end: ReactNode;
}

const OPENS_BY_NAME = pressRow(`.${styles.name} a`);

const GONE = t`This product has left the catalogue.`;

/** A product in a list of one's own: what it is, and what can be done with it there. */
export function ProductLine(props: ProductLineProps) {
  const { gtin, product, missing = GONE, selected = false, select, children, end } = props;
  const judged = useDayAndPlaces();
  return (
    <li
      className={classNames(
        styles.line,
        select !== undefined && styles.pick,
        product && styles.opens,
        selected && styles.selected,
      )}
      {...OPENS_BY_NAME}
    >
      {select}
      <ProductThumb
        product={product ?? { image_urls: null, family_title: null }}
        className={styles.picture}
      />
      <div className={styles.body}>
        {product ? (
          <>
            <p className={styles.name}>
              <Link to="/products/$gtin" params={{ gtin }} search={judged} className="quiet-link">
                {displayName(product)}
              </Link>
            </p>
            <p className={styles.sub}>
              {product.brand && <span>{product.brand}</span>}
              {product.package_weight && <span>{customaryWeight(product.package_weight)}</span>}
              <span>GTIN {gtinText(gtin)}</span>
            </p>
          </>
        ) : (
          <>
            <p className={styles.name}>GTIN {gtinText(gtin)}</p>
            <p className={styles.sub}>{missing}</p>
          </>
        )}
        {children}
      </div>
      <div className={styles.end}>{end}</div>
    </li>
  );
}
