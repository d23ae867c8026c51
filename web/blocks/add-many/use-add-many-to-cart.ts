import type { Product } from '#contract/product.schema.ts';
import { useCartActions } from '#web/features/cart/use-cart-actions.ts';
import { logFailure } from '#web/lib/log-failure.ts';
import { sayMoved } from './say-moved.ts';

interface Wanted {
  readonly gtin: string;
  readonly product: Product | null;
}

/** Adds one of each; says how many there are and logs what failed, whose GTINs are the answer. */
export function useAddManyToCart(): (wanted: readonly Wanted[]) => Promise<readonly string[]> {
  const actions = useCartActions();
  return async (wanted) => {
    if (!actions) return [];
    const replies = await Promise.all(wanted.map(({ gtin, product }) => actions.addQuietly(gtin, product)));
    const failed = wanted.filter((_, n) => !replies[n]?.ok).map(({ gtin }) => gtin);
    for (const reply of replies) if (!reply.ok) logFailure('Failed to add to cart', reply.failure.detail);
    sayMoved('cart', wanted.length, failed.length);
    return failed;
  };
}
