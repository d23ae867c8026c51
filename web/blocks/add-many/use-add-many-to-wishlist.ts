import type { Product } from '#contract/product.schema.ts';
import { useWishlistActions } from '#web/features/wishlist/use-wishlist-actions.ts';
import { logFailure } from '#web/lib/log-failure.ts';
import { sayMoved } from './say-moved.ts';

/** Keeps each; says how many there are and logs what failed, whose GTINs are the answer. */
export function useAddManyToWishlist(): (products: readonly Product[]) => Promise<readonly string[]> {
  const actions = useWishlistActions();
  return async (products) => {
    if (!actions) return [];
    const replies = await Promise.all(products.map((product) => actions.addQuietly(product.gtin, product)));
    const failed = products.filter((_, n) => !replies[n]?.ok).map(({ gtin }) => gtin);
    for (const reply of replies) if (!reply.ok) logFailure('Failed to add to wishlist', reply.failure.detail);
    sayMoved('wishlist', products.length, failed.length);
    return failed;
  };
}
