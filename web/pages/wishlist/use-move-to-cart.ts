import { useQueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import type { Cart } from '#contract/cart.schema.ts';
import type { WishlistItem } from '#contract/wishlist.schema.ts';
import { without, withQuantity } from '#web/features/cart/cart-changes.ts';
import { cartList } from '#web/features/cart/cart-list.ts';
import { useCartActions } from '#web/features/cart/use-cart-actions.ts';
import { useSession } from '#web/features/session/session.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import { useWishlistActions } from '#web/features/wishlist/use-wishlist-actions.ts';
import { useWishlistEdits } from '#web/features/wishlist/use-wishlist-edits.ts';
import { logFailure } from '#web/lib/log-failure.ts';
import { toast } from '#web/ui/toast.ts';
import { movedText } from './moved-text.ts';

/**
 * Moves items of the wishlist to the cart, one of each, and offers to undo it. Answers the GTINs that stayed: an item
 * leaves the wishlist only once it is in the cart.
 */
export function useMoveToCart(): (items: readonly WishlistItem[]) => Promise<readonly string[]> {
  const cart = useCartActions();
  const wishlist = useWishlistActions();
  const edits = useWishlistEdits();
  const takeOut = useTakeOneOut();
  return async (items) => {
    if (!cart || !wishlist || !edits) return [];
    const replies = await Promise.all(
      items.map(({ gtin, note, tag, product }) =>
        cart.addQuietly(gtin, product, undefined, undefined, { note, tag }),
      ),
    );
    for (const reply of replies) if (!reply.ok) logFailure('Failed to add to cart', reply.failure.detail);
    const added = items.filter((_, n) => replies[n]?.ok);
    const kept = added.length === 0 ? [] : await edits.removeMany(added.map(({ gtin }) => gtin));
    await Promise.all(kept.map(takeOut));
    const moved = added.filter(({ gtin }) => !kept.includes(gtin));
    const undo = async () => {
      await Promise.all(moved.map(({ gtin }) => takeOut(gtin)));
      // One after the other, the first last: each comes back at the top.
      for (const item of moved.toReversed()) await wishlist.putBack(item);
    };
    toast.info(
      movedText(moved, items.length),
      moved.length > 0 ? { label: t`Undo`, run: () => void undo() } : undefined,
    );
    return items.map(({ gtin }) => gtin).filter((gtin) => !moved.some((item) => item.gtin === gtin));
  };
}

/** Takes one of a product out of the cart again. */
function useTakeOneOut(): (gtin: string) => Promise<void> {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  return async (gtin) => {
    const cart = queryClient.getQueryData<Cart>(cartList.keyOf(userId));
    const quantity = (cart?.items.find((item) => item.gtin === gtin)?.quantity ?? 1) - 1;
    const reply = await cartList.writer(
      queryClient,
      userId,
    )({
      name: `take ${gtin}`,
      apply: (now) => (quantity > 0 ? withQuantity(now, gtin, quantity) : without(now, gtin)),
      call:
        quantity > 0
          ? ['PUT /api/cart/update', { body: { gtin, quantity } }]
          : ['DELETE /api/cart/remove', { body: { gtin } }],
    });
    succeeded(reply, t`Failed to remove from cart`);
  };
}
