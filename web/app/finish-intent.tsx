import { useEffect } from 'react';
import { displayName, type Product } from '#contract/product.ts';
import { useCartActions } from '#web/features/cart/use-cart-actions.ts';
import { takeIntent } from '#web/features/session/intents.ts';
import { sayFailure } from '#web/features/session/user-list.ts';
import { useWishlistActions } from '#web/features/wishlist/use-wishlist-actions.ts';
import { useGroups } from '#web/features/wishlist-groups/groups-list.ts';
import type { CallResult } from '#web/lib/call.ts';
import { toast } from '#web/ui/toast.ts';

/** Once on every page: what a visitor wanted when they were asked to log in is done when they have, and said. */
export function FinishIntent() {
  const cart = useCartActions();
  const wishlist = useWishlistActions();
  // Fetched as soon as somebody is signed in, like cart and wishlist, whose numbers the header shows.
  useGroups();
  useEffect(() => {
    if (!cart || !wishlist) return;
    const finish = async () => {
      const intent = takeIntent();
      if (!intent) return;
      const isCart = intent.kind === 'add_to_cart';
      const place = isCart ? 'cart' : 'wishlist';
      const replies = await Promise.all(
        intent.gtins.map((gtin) =>
          isCart ? cart.addQuietly(gtin, null, intent.quantity) : wishlist.addQuietly(gtin, null),
        ),
      );
      sayAdded(place, intent.gtins, replies);
    };
    void finish();
    // A tab that was in the background leaves it to the one in front; coming to the front, it may be its turn.
    const onFront = () => void finish();
    document.addEventListener('visibilitychange', onFront);
    return () => document.removeEventListener('visibilitychange', onFront);
  }, [cart, wishlist]);
  return null;
}

interface Listed {
  readonly items: readonly { readonly gtin: string; readonly product: Product | null }[];
}

function sayAdded(
  place: 'cart' | 'wishlist',
  gtins: readonly string[],
  replies: readonly CallResult<Listed>[],
): void {
  for (const reply of replies) if (!reply.ok) sayFailure(reply.failure, `Failed to add to ${place}`);
  const last = replies.findLast((reply) => reply.ok);
  const added = replies.filter((reply) => reply.ok).length;
  if (!last?.ok) return;
  const product = last.value.items.find(({ gtin }) => gtin === gtins[0])?.product;
  const what = added === 1 && product ? displayName(product) : `${added} products`;
  toast.info(`Added to your ${place}: ${what}`);
}
