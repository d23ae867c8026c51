import { displayName, type Product } from '#contract/product.ts';
import { AddToCartButton } from '#web/features/cart/add-to-cart-button.tsx';
import { WishlistHeart } from '#web/features/wishlist/wishlist-heart.tsx';

/** What can be done with a product in full view. */
export function ProductActions({ product }: { readonly product: Product }) {
  const name = displayName(product);
  return (
    <>
      <AddToCartButton productName={name} />
      <WishlistHeart productName={name} />
    </>
  );
}
