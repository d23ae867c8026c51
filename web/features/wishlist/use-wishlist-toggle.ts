import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { useAskToLogIn } from '#web/features/session/use-ask-to-log-in.ts';
import { addName, useWishlistActions } from './use-wishlist-actions.ts';
import { useIsWishlisted, wishlistList } from './wishlist-list.ts';

/** A visitor is told to log in, and what they wanted is done after that. */
export function useWishlistToggle(product: Product) {
  const { gtin } = product;
  const actions = useWishlistActions();
  const askToLogIn = useAskToLogIn();
  const isWishlisted = useIsWishlisted(gtin);
  const isAdding = wishlistList.useIsWaiting(addName(gtin));
  return {
    isWishlisted,
    isAdding,
    remove: () => void actions?.removeGtin(gtin),
    add() {
      if (actions) return void actions.add(gtin, product);
      askToLogIn({ kind: 'add_to_wishlist', gtin }, t`Please log in to add items to wishlist`);
    },
  };
}
