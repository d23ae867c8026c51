import { useEffect } from 'react';
import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { useCartActions } from '#web/features/cart/use-cart-actions.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { type KeyedIntent, settleIntent } from '#web/features/session/settle-intent.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import { useWishlistActions } from '#web/features/wishlist/use-wishlist-actions.ts';
import { useGroups } from '#web/features/wishlist-groups/groups-list.ts';
import type { CallResult } from '#web/lib/call.ts';
import { toast } from '#web/ui/toast.ts';

/** Once on every page: what a visitor wanted when they were asked to log in is done when they have, and said. */
export function FinishIntent() {
  const cart = useCartActions();
  const wishlist = useWishlistActions();
  // Fetched right after sign-in, like cart and wishlist, whose counts the header shows.
  useGroups();
  useEffect(() => {
    if (!cart || !wishlist) return;
    const finish = async (intent: KeyedIntent) => {
      const { kind, gtin } = intent;
      if (kind === 'add_to_wishlist')
        return sayAdded(TO_WISHLIST, gtin, await wishlist.addQuietly(gtin, null));
      return sayAdded(TO_CART, gtin, await cart.addQuietly(gtin, null, intent.quantity, intent.key));
    };
    const settle = () => void settleIntent(finish);
    settle();
    // A tab that was in the background leaves it to the one in front; coming to the front, it may be its turn.
    document.addEventListener('visibilitychange', settle);
    return () => document.removeEventListener('visibilitychange', settle);
  }, [cart, wishlist]);
  return null;
}

/** What is said where it is done, before the product's name, and where it failed. */
interface Words {
  readonly added: (name: string) => string;
  readonly failed: string;
}

const TO_CART: Words = { added: (name) => t`Added to your cart: ${name}`, failed: t`Failed to add to cart` };
const TO_WISHLIST: Words = {
  added: (name) => t`Added to your wishlist: ${name}`,
  failed: t`Failed to add to wishlist`,
};

interface Listed {
  readonly items: readonly { readonly gtin: string; readonly product: Product | null }[];
}

/** Whether the intent is settled, or waits for the next page or the next login. */
function sayAdded(words: Words, gtin: string, reply: CallResult<Listed>): boolean {
  if (!reply.ok) {
    const { code } = reply.failure;
    // A page that is being left breaks off its calls.
    const isLeft = code === 'network' && document.visibilityState === 'hidden';
    if (isLeft || code === 'offline' || code === 'unauthorized') return false;
    succeeded(reply, words.failed);
    return true;
  }
  const product = reply.value.items.find((item) => item.gtin === gtin)?.product;
  toast.info(words.added(product ? displayName(product) : gtinText(gtin)));
  return true;
}
