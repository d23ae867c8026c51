import type { QueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import type { NewNote } from '#contract/item-note.ts';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import type { Wishlist, WishlistItem } from '#contract/wishlist.schema.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { succeeded, type UserWrite, useUserActions } from '#web/features/session/user-list.ts';
import { toast } from '#web/ui/toast.ts';
import { wishlistList } from './wishlist-list.ts';

export const addName = (gtin: string) => `add ${gtin}`;

export const useWishlistActions = () => useUserActions(wishlistActions);

/** Each change is shown at once and taken back with the server's sentence where it fails. */
function wishlistActions(queryClient: QueryClient, userId: string) {
  const write = wishlistList.writer(queryClient, userId);
  const groupsChanged = () => queryClient.invalidateQueries({ queryKey: ['user', userId, 'groups'] });

  /** Says nothing of a failure: it is the answer. */
  function addQuietly(gtin: string, product: Product | null, written?: NewNote) {
    return write({
      name: addName(gtin),
      apply: (wishlist) => withAdded(wishlist, gtin, product, written),
      call: ['POST /api/wishlist/add', { body: { gtin, ...written } }],
    });
  }

  async function add(gtin: string, product: Product | null, written?: NewNote): Promise<boolean> {
    return succeeded(await addQuietly(gtin, product, written), t`Failed to add to wishlist`);
  }

  async function remove(item: WishlistItem): Promise<void> {
    const { gtin, product } = item;
    const reply = await write(removal(gtin));
    if (!succeeded(reply, t`Failed to remove from wishlist`)) return;
    void groupsChanged();
    const undo = { label: t`Undo`, run: () => void putBack(item) };
    // What has left the catalogue cannot be added again.
    toast.info(t`Removed from wishlist: ${nameOf(item)}`, product ? undo : undefined);
  }

  /** Into the groups it was in, too, with the notes it had. */
  async function putBack(item: WishlistItem): Promise<void> {
    const { gtin, note, tag, product } = item;
    if (!(await add(gtin, product, { note, tag }))) return;
    const { putInGroups } = await import('./put-in-groups.ts');
    await putInGroups(queryClient, userId, item);
  }

  async function removeGtin(gtin: string): Promise<void> {
    const wishlist = queryClient.getQueryData<Wishlist>(wishlistList.keyOf(userId));
    const item = wishlist?.items.find((each) => each.gtin === gtin);
    if (item) await remove(item);
  }

  return { add, addQuietly, putBack, remove, removeGtin };
}

/** Takes a product off the wishlist. */
export const removal = (gtin: string): UserWrite<Wishlist> => ({
  name: `remove ${gtin}`,
  apply: ({ items }) => ({ items: items.filter((item) => item.gtin !== gtin) }),
  call: ['DELETE /api/wishlist/remove', { body: { gtin } }],
});

function nameOf({ product, gtin }: WishlistItem): string {
  return product ? displayName(product) : gtinText(gtin);
}

/** The wishlist as it will be. */
function withAdded(
  wishlist: Wishlist,
  gtin: string,
  product: Product | null,
  { note = null, tag = null }: NewNote = {},
): Wishlist {
  if (wishlist.items.some((item) => item.gtin === gtin)) return wishlist;
  return { items: [{ id: gtin, gtin, note, tag, groups: [], product }, ...wishlist.items] };
}
