import { Trash2 } from 'lucide-react';
import type { CartItem } from '#contract/cart.ts';
import { displayName } from '#contract/product.ts';
import { priceText } from '#web/features/catalogue/facts/price-text.ts';
import { ProductLine } from '#web/features/catalogue/line/product-line.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lineTotal } from './cart-changes.ts';
import styles from './cart-line.module.css';
import { moneyText } from './money-text.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

export interface CartLineProps {
  readonly item: CartItem;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

export function CartLine({ item, onQuantity, onRemove }: CartLineProps) {
  const { gtin, quantity, product } = item;
  const name = product ? displayName(product) : `GTIN ${gtin}`;
  return (
    <ProductLine
      gtin={gtin}
      product={product}
      end={
        <>
          <QuantityStepper productName={name} quantity={quantity} onChange={onQuantity} />
          <LinePrice item={item} />
          <IconButton
            label={`Remove from cart: ${name}`}
            title="Remove from cart"
            icon={<Trash2 size={20} aria-hidden="true" />}
            onClick={onRemove}
          />
        </>
      }
    />
  );
}

function LinePrice({ item: { product, quantity } }: { readonly item: CartItem }) {
  const total = lineTotal(product?.price, quantity);
  const each = priceText(product?.price);
  return (
    <p className={styles.price}>
      {total === undefined || !each ? (
        <>
          <span className="na">N/A</span>
          <small>no price on file</small>
        </>
      ) : (
        <>
          <span className="strong">{moneyText(total)}</span>
          <small>
            {each.amount} {each.unit}
          </small>
        </>
      )}
    </p>
  );
}
