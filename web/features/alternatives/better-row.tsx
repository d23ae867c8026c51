import { Link } from '@tanstack/react-router';
import { t } from 'ttag';
import type { Alternative } from '#contract/alternatives.schema.ts';
import type { Product } from '#contract/product.schema.ts';
import { ProductThumb } from '#web/features/pictures/product-thumb.tsx';
import { customaryWeight } from '#web/features/product-facts/amount-text.ts';
import { brandOrGtin } from '#web/features/product-facts/gtin-text.ts';
import { moneyText, priceText } from '#web/features/product-facts/price-text.ts';
import styles from './better-row.module.css';
import { CriterionDots } from './criterion-dots.tsx';
import type { DrawnCriterion } from './drawn-criterion.ts';
import { Trade } from './trade.tsx';

export interface BetterRowProps {
  /** The product to be replaced. */
  readonly product: Product;
  readonly alternative: Alternative;
  /** What the product fails for; undefined: nothing that can be drawn. */
  readonly drawn: DrawnCriterion | undefined;
}

/** One alternative: what it is, what it changes, what it costs. */
export function BetterRow({ product, alternative, drawn }: BetterRowProps) {
  const { product: other } = alternative;
  const price = priceText(other.price);
  return (
    <li className={styles.row} data-drawn={drawn !== undefined}>
      <ProductThumb product={other} className={styles.thumb} />
      <div>
        <Link to="/products/$gtin" params={{ gtin: other.gtin }} className={styles.name}>
          {other.name}
        </Link>
        <p className="small muted">
          {[brandOrGtin(other), other.package_weight && customaryWeight(other.package_weight)]
            .filter(Boolean)
            .join(', ')}
        </p>
        <Link
          to="/compare"
          search={{ gtins: `${product.gtin},${other.gtin}` }}
          className="link small"
          aria-label={t`Compare with ${other.name}`}
        >
          {t`Compare`}
        </Link>
      </div>
      {drawn && <CriterionDots gtin={other.gtin} drawn={drawn} />}
      <Trade {...alternative} />
      <p className={styles.price}>
        {price ? (
          <>
            {price.amount} <span className="unit">{price.unit}</span>
          </>
        ) : (
          <span className="na">{t`No price on file`}</span>
        )}
        <small>{priceChange(product.price, other.price)}</small>
      </p>
    </li>
  );
}

type Price = Product['price'];

function priceChange(was: Price, is: Price): string | undefined {
  if (!was || !is || was.unit !== is.unit) return undefined;
  const change = is.amount - was.amount;
  if (Math.abs(change) < 0.005) return t`same price`;
  const amount = moneyText(Math.abs(change));
  return change > 0 ? t`${amount} more` : t`${amount} less`;
}
