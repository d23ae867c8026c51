import type { QueryClient } from '@tanstack/react-query';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import type { Wishlist, WishlistItem } from '#contract/wishlist.schema.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { succeeded, useUserActions } from '#web/features/session/user-list.ts';
import { toast } from '#web/ui/toast.ts';
import { wishlistList } from './wishlist-list.ts';

export const addName = (gtin: string) => `add ${gtin}`;

export const useWishlistActions = () => useUserActions(wishlistActions);

/** Each change is shown at once and taken back with the server's sentence where it fails. */
function wishlistActions(queryClient: QueryClient, userId: string) {
  const write = wishlistList.writer(queryClient, userId);
  const groupsChanged = () => queryClient.invalidateQueries({ queryKey: ['user', userId, 'groups'] });

  /** Says nothing of a failure: it is the answer. */
  function addQuietly(gtin: string, product: Product | null) {
    return write({
      name: addName(gtin),
      apply: (wishlist) => withAdded(wishlist, gtin, product),
      send: () => callAsUser('POST /api/wishlist/add', { body: { gtin } }),
    });
  }

  async function add(gtin: string, product: Product | null): Promise<boolean> {
    return succeeded(await addQuietly(gtin, product), 'Failed to add to wishlist');
  }

  function removeQuietly(gtin: string) {
    return write({
      name: `remove ${gtin}`,
      apply: (wishlist) => withoutAll(wishlist, [gtin]),
      send: () => callAsUser('DELETE /api/wishlist/remove', { body: { gtin } }),
    });
  }

  async function remove(item: WishlistItem): Promise<void> {
    const { gtin, product } = item;
    const reply = await removeQuietly(gtin);
    if (!succeeded(reply, 'Failed to remove from wishlist')) return;
    void groupsChanged();
    const undo = { label: 'Undo', run: () => void putBack(item) };
    // What has left the catalogue cannot be added again.
    toast.info(`Removed from wishlist: ${nameOf(item)}`, product ? undo : undefined);
  }

  /** Into the groups it was in, too. */
  async function putBack({ gtin, product, groups }: WishlistItem): Promise<void> {
    if (!(await add(gtin, product))) return;
    for (const { id } of groups) {
      const reply = await callAsUser('POST /api/wishlist-groups/{id}/add-items', {
        params: { id },
        body: { gtins: [gtin] },
      });
      succeeded(reply, 'Failed to add items to group');
    }
    if (groups.length === 0) return;
    void queryClient.invalidateQueries({ queryKey: wishlistList.keyOf(userId) });
    void groupsChanged();
  }

  async function removeGtin(gtin: string): Promise<void> {
    const wishlist = queryClient.getQueryData<Wishlist>(wishlistList.keyOf(userId));
    const item = wishlist?.items.find((each) => each.gtin === gtin);
    if (item) await remove(item);
  }

  /** Answers those that could not be removed, after saying why. */
  async function removeMany(gtins: readonly string[]): Promise<readonly string[]> {
    const replies = await Promise.all(gtins.map(removeQuietly));
    void groupsChanged();
    const first = replies.find((reply) => !reply.ok);
    if (first) succeeded(first, 'Failed to remove from wishlist');
    return gtins.filter((_, n) => !replies[n]?.ok);
  }

  /** All of it by one call; answers whether it is done. */
  async function clear(): Promise<boolean> {
    const reply = await write({
      name: 'clear',
      apply: () => ({ items: [] }),
      send: () => callAsUser('DELETE /api/wishlist/clear', {}),
    });
    void groupsChanged();
    return succeeded(reply, 'Failed to clear wishlist');
  }

  return { add, addQuietly, putBack, remove, removeGtin, removeMany, clear };
}

function nameOf({ product, gtin }: WishlistItem): string {
  return product ? displayName(product) : gtin;
}

/** What the wishlist's calls will have done, to show it before they answer. */

function withAdded(wishlist: Wishlist, gtin: string, product: Product | null): Wishlist {
  if (wishlist.items.some((item) => item.gtin === gtin)) return wishlist;
  return { items: [{ id: gtin, gtin, groups: [], product }, ...wishlist.items] };
}

function withoutAll(wishlist: Wishlist, gtins: readonly string[]): Wishlist {
  return { items: wishlist.items.filter((item) => !gtins.includes(item.gtin)) };
}
