import type { Product } from '#contract/product.schema.ts';
import type { GroupItems } from '#contract/wishlist-groups.schema.ts';

/** What the calls of a group will have done, to show it before they answer. */

/** Only products that are known can be shown. */
export function withGroupItems(
  { group, items }: GroupItems,
  gtins: readonly string[],
  productOf: (gtin: string) => Product | null | undefined,
): GroupItems {
  const added_at = new Date().toISOString();
  const fresh = gtins.flatMap((gtin) => {
    const product = productOf(gtin);
    if (!product || items.some((item) => item.gtin === gtin)) return [];
    return [{ gtin, added_at, note: null, tag: null, product }];
  });
  return withItems(group, [...fresh, ...items]);
}

export function withoutGroupItems({ group, items }: GroupItems, gtins: readonly string[]): GroupItems {
  return withItems(
    group,
    items.filter(({ gtin }) => !gtins.includes(gtin)),
  );
}

export const withItems = (group: GroupItems['group'], items: GroupItems['items']): GroupItems => ({
  group: { ...group, item_count: items.length },
  items,
});
