import type { Wishlist } from '#contract/wishlist.schema.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { userList } from '#web/features/session/user-list.ts';

export const wishlistList = userList<Wishlist>('wishlist', (signal) =>
  callAsUser('GET /api/wishlist', { signal }),
);

/** The user's whole wishlist; never fetched for visitors. */
export const useWishlist = () => wishlistList.useList(whole);

const whole = (wishlist: Wishlist) => wishlist;

export function useIsWishlisted(gtin: string): boolean {
  return wishlistList.useList(({ items }) => items.some((item) => item.gtin === gtin)).data === true;
}

/** 0 for visitors. */
export function useWishlistCount(): number {
  return wishlistList.useList(({ items }) => items.length).data ?? 0;
}
