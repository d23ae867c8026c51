import { Check } from 'lucide-react';
import { t } from 'ttag';
import { MIN_CART_QUANTITY } from '#contract/cart.ts';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { useAskToLogIn } from '#web/features/session/use-ask-to-log-in.ts';
import { Button } from '#web/ui/button.tsx';
import { cartList, useIsInCart } from './cart-list.ts';
import { addName, useCartActions } from './use-cart-actions.ts';

export interface AddToCartButtonProps {
  readonly product: Product;
  /** Another trade item of its packaging, which goes into the cart in its place: "Case of 12". */
  readonly level?: { readonly gtin: string; readonly label: string } | undefined;
  /** Where a product is looked at in full: once in the cart, there is nothing left to press. */
  readonly once?: boolean;
  /** The action of what it stands on, in green. */
  readonly primary?: boolean;
}

/** On a card it adds and takes out. A visitor is told to log in, and what they wanted is done after that. */
export function AddToCartButton({ product, level, once = false, primary = false }: AddToCartButtonProps) {
  const { gtin } = level ?? product;
  const actions = useCartActions();
  const askToLogIn = useAskToLogIn();
  const isIn = useIsInCart(gtin);
  const isAdding = cartList.useIsWaiting(addName(gtin));
  const isDone = isIn && !isAdding;
  const press = () => {
    if (isDone && once) return;
    if (isDone) return void actions?.removeGtin(gtin);
    if (actions) return void actions.add(gtin, level ? null : product);
    askToLogIn(
      { kind: 'add_to_cart', gtin, quantity: MIN_CART_QUANTITY },
      t`Please log in to add items to cart`,
    );
  };
  return (
    <Button
      size="small"
      tone={isDone ? 'done' : primary ? 'primary' : 'plain'}
      busy={isAdding}
      aria-disabled={isDone && once}
      title={isDone && !once ? t`Remove from cart` : undefined}
      onClick={press}
    >
      {isDone && <Check size={16} aria-hidden="true" />}
      {isAdding ? t`Adding...` : isDone ? t`In Cart` : t`Add to Cart`}
      <span className="visually-hidden">
        : {displayName(product)}
        {level && `, ${level.label}`}
      </span>
    </Button>
  );
}
