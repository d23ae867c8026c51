import type { Product } from '#contract/product.ts';
import { rememberIntent } from '#web/features/session/intents.ts';
import { whenKnown } from '#web/features/session/session.ts';
import { toast } from '#web/ui/toast.ts';
import { keepName, useWishlistActions } from './use-wishlist-actions.ts';
import { useIsWishlisted, wishlistList } from './wishlist-list.ts';

/** A visitor is told to log in, and what they wanted is done after that. */
export function useWishlistToggle(product: Product) {
  const { gtin } = product;
  const actions = useWishlistActions();
  const isKept = useIsWishlisted(gtin);
  const isAdding = wishlistList.useIsWaiting(keepName(gtin));
  return {
    isKept,
    isAdding,
    remove: () => void actions?.removeGtin(gtin),
    add() {
      if (actions) return void actions.add(gtin, product);
      rememberIntent({ kind: 'add_to_wishlist', gtins: [gtin] });
      whenKnown(({ status }) => {
        if (status === 'visitor') toast.error('Please log in to add items to wishlist');
      });
    },
  };
}
