import { t } from 'ttag';
import type { WishlistItem } from '#contract/wishlist.schema.ts';
import { countOf } from '#web/lib/format-count.ts';
import { LOCALE } from '#web/lib/language.ts';

const NAMES = new Intl.ListFormat(LOCALE);

/** Says what has left the wishlist for the cart, the groups it has left with it, and what stayed behind. */
export function movedText(moved: readonly WishlistItem[], wanted: number): string {
  const groups = [...new Set(moved.flatMap((item) => item.groups.map(({ name }) => name)))];
  const left = wanted - moved.length;
  const count =
    left === 0
      ? countOf(moved.length, t`product`, t`products`)
      : t`${moved.length} of ${countOf(wanted, t`product`, t`products`)}`;
  return [
    t`${count} moved from your wishlist to your cart.`,
    groups.length > 0 &&
      t`Also removed from ${groups.length > 2 ? t`${groups.length} groups` : NAMES.format(groups)}.`,
    left > 0 && (left === 1 ? t`The other stays selected.` : t`The others stay selected.`),
  ]
    .filter(Boolean)
    .join(' ');
}
