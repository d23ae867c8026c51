import type { WishlistItem } from '#contract/wishlist.schema.ts';
import { countOf } from '#web/lib/format-count.ts';

/** Says what has left the wishlist for the cart, the groups it has left with it, and what stayed behind. */
export function movedText(moved: readonly WishlistItem[], wanted: number): string {
  const groups = [...new Set(moved.flatMap((item) => item.groups.map(({ name }) => name)))];
  const left = wanted - moved.length;
  const count =
    left === 0
      ? countOf(moved.length, 'product', 'products')
      : `${moved.length} of ${countOf(wanted, 'product', 'products')}`;
  return [
    `${count} moved from your wishlist to your cart.`,
    groups.length > 0 &&
      `Also removed from ${groups.length > 2 ? `${groups.length} groups` : groups.join(' and ')}.`,
    left > 0 && `The ${left === 1 ? 'other stays' : 'others stay'} selected.`,
  ]
    .filter(Boolean)
    .join(' ');
}
