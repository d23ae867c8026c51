import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { priceText } from '#web/features/product-facts/price-text.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './product-price.module.css';

export interface ProductPriceProps {
  readonly price: Product['price'];
  /** Twice the size, for the product's own page. */
  readonly large?: boolean;
}

export function ProductPrice({ price, large = false }: ProductPriceProps) {
  const text = priceText(price);
  if (!text) return <p className="small muted">{t`No price on file`}</p>;
  return (
    <p className={classNames(styles.price, large && styles.large)}>
      {text.amount} <small>{text.unit}</small>
    </p>
  );
}
