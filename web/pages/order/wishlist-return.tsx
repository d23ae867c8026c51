import { t } from 'ttag';
import { countedLines } from '#contract/merged-lines.ts';
import type { Order } from '#contract/orders.schema.ts';
import { listExchangesOf } from '#web/features/orders/fix/list-exchanges.ts';
import { useWishlistEdits } from '#web/features/wishlist/use-wishlist-edits.ts';
import { useWishlist } from '#web/features/wishlist/wishlist-list.ts';
import { SwapsReturn } from './swaps-return.tsx';

/** The other product stands in the wishlist, and in the groups that had the first. */
export function WishlistReturn({ order }: { readonly order: Order }) {
  const { data: wishlist } = useWishlist();
  const edits = useWishlistEdits();
  if (!wishlist || !edits) return null;
  return (
    <SwapsReturn
      open={listExchangesOf(countedLines(order.lines), wishlist.items)}
      make={edits.exchange}
      turnBack={edits.turnBack}
      words={{
        put: (swaps) => t`Put ${swaps} into the wishlist`,
        done: (swaps) => t`${swaps} put into the wishlist.`,
        undone: (swaps) => t`${swaps} taken out of the wishlist.`,
      }}
    />
  );
}
