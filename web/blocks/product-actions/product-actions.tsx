import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { AddToCartButton } from '#web/features/cart/add-to-cart-button.tsx';
import { CompareToggle } from '#web/features/compare/compare-toggle.tsx';
import { WishlistButton } from '#web/features/wishlist/wishlist-button.tsx';
import { OrderAndAdd } from './order-and-add.tsx';

export interface ProductActionsProps {
  readonly product: Product;
  /** Where it is compared already there is nothing to add, and in a column no room to choose a level to order by. */
  readonly comparable?: boolean;
}

/** What can be done with a product in full view. */
export function ProductActions({ product, comparable = true }: ProductActionsProps) {
  const name = displayName(product);
  return (
    <>
      {comparable ? (
        <OrderAndAdd key={product.gtin} product={product} />
      ) : (
        <AddToCartButton product={product} once />
      )}
      <WishlistButton product={product} />
      {comparable && <CompareToggle gtin={product.gtin} productName={name} inWords />}
    </>
  );
}
