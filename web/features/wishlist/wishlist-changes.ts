import type { Product } from '#contract/product.schema.ts';
import type { Wishlist } from '#contract/wishlist.schema.ts';

/** What the wishlist's calls will have done, to show it before they answer. */

export function withAdded(wishlist: Wishlist, gtin: string, product: Product | null): Wishlist {
  if (wishlist.items.some((item) => item.gtin === gtin)) return wishlist;
  return { items: [{ id: gtin, gtin, groups: [], product }, ...wishlist.items] };
}

export function withoutAll(wishlist: Wishlist, gtins: readonly string[]): Wishlist {
  return { items: wishlist.items.filter((item) => !gtins.includes(item.gtin)) };
}
