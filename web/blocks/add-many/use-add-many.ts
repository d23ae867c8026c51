import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';

import { useCartActions } from '#web/features/cart/use-cart-actions.ts';
import { useWishlistActions } from '#web/features/wishlist/use-wishlist-actions.ts';
import type { CallResult } from '#web/lib/call.ts';
import { countOf } from '#web/lib/format-count.ts';
import { logFailure } from '#web/lib/log-failure.ts';
import { toast } from '#web/ui/toast.ts';

/** What is said of products that were added; `${products}` is a count and its noun. */
const WORDS = {
  cart: {
    all: (products: string) => t`${products} added to your cart`,
    some: (added: number, products: string) =>
      t`${added} of ${products} added to your cart. The others stay selected.`,
  },
  wishlist: {
    all: (products: string) => t`${products} added to your wishlist`,
    some: (added: number, products: string) =>
      t`${added} of ${products} added to your wishlist. The others stay selected.`,
  },
};

interface Wanted {
  readonly gtin: string;
  readonly product: Product | null;
}

/** Adds one of each to the cart, and answers the GTINs that failed. */
export function useAddManyToCart() {
  const actions = useCartActions();
  return async (wanted: readonly Wanted[]): Promise<readonly string[]> => {
    if (!actions) return [];
    const replies = await Promise.all(wanted.map(({ gtin, product }) => actions.addQuietly(gtin, product)));
    return reportAdded('cart', wanted, replies);
  };
}

/** Adds each to the wishlist, and answers the GTINs that failed. */
export function useAddManyToWishlist() {
  const actions = useWishlistActions();
  return async (products: readonly Product[]): Promise<readonly string[]> => {
    if (!actions) return [];
    const replies = await Promise.all(products.map((product) => actions.addQuietly(product.gtin, product)));
    return reportAdded('wishlist', products, replies);
  };
}

function reportAdded(
  place: keyof typeof WORDS,
  wanted: readonly { readonly gtin: string }[],
  replies: readonly CallResult<unknown>[],
): readonly string[] {
  const failed = wanted.filter((_, n) => !replies[n]?.ok).map(({ gtin }) => gtin);
  for (const reply of replies) if (!reply.ok) logFailure(`Failed to add to ${place}`, reply.failure.detail);
  const products = countOf(wanted.length, t`product`, t`products`);
  if (failed.length === 0) toast.success(WORDS[place].all(products));
  else {
    toast.info(WORDS[place].some(wanted.length - failed.length, products));
  }
  return failed;
}
