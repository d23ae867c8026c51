import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from 'ttag';
import type { CartItem } from '#contract/cart.schema.ts';
import { displayName } from '#contract/product.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { moneyText, priceText } from '#web/features/product-facts/price-text.ts';
import { ProductLine } from '#web/features/product-view/line/product-line.tsx';
import { useWaiting } from '#web/features/session/waiting.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { lineTotal } from './cart-changes.ts';
import { exchangeName } from './cart-exchange.ts';
import styles from './cart-line.module.css';
import { cartList } from './cart-list.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

export interface CartLineProps {
  readonly item: CartItem;
  /** By which level of its packaging it is ordered, and its note, under the name. */
  readonly under?: ReactNode;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

export function CartLine({ item, under, onQuantity, onRemove }: CartLineProps) {
  const { gtin, quantity, product } = item;
  // What it is may be unknown until it is sent.
  const isComing = useWaiting().changes.some(
    ({ call, body }) => body.to_gtin === gtin || (call === 'POST /api/cart/add' && body.gtin === gtin),
  );
  const name = product ? displayName(product) : `GTIN ${gtinText(gtin)}`;
  return (
    <ProductLine
      gtin={gtin}
      product={product}
      {...(isComing && { missing: t`Its details come with a connection.` })}
      end={
        <>
          <QuantityStepper productName={name} quantity={quantity} onChange={onQuantity} />
          <LinePrice item={item} isComing={isComing} />
          <IconButton
            label={t`Remove from cart: ${name}`}
            title={t`Remove from cart`}
            icon={<Trash2 size={20} aria-hidden="true" />}
            onClick={onRemove}
          />
        </>
      }
    >
      {under}
    </ProductLine>
  );
}

function LinePrice({ item, isComing }: { readonly item: CartItem; readonly isComing: boolean }) {
  const { gtin, product, quantity } = item;
  // The new item's price comes with the answer.
  const isUnknownYet = cartList.useIsWaiting(exchangeName(gtin));
  const total = lineTotal(product?.price, quantity);
  const each = priceText(product?.price);
  if (isUnknownYet) return <Skeleton className={styles.price} height="2.5rem" />;
  return (
    <p className={styles.price}>
      {total === undefined || !each ? (
        <>
          <span className="na">{t`N/A`}</span>
          <small>{isComing ? t`comes with a connection` : t`no price on file`}</small>
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
