import type { QueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import type { ItemNote } from '#contract/item-note.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { succeeded, useUserActions } from '#web/features/session/user-list.ts';
import { removal } from './use-wishlist-actions.ts';
import { wishlistList } from './wishlist-list.ts';

/** Changes that the wishlist's own page alone makes. */
export const useWishlistEdits = () => useUserActions(wishlistEdits);

/** Each change is shown at once and taken back where it fails. */
function wishlistEdits(queryClient: QueryClient, userId: string) {
  const write = wishlistList.writer(queryClient, userId);
  const groupsChanged = () => queryClient.invalidateQueries({ queryKey: ['user', userId, 'groups'] });

  /** Answers those that could not be removed, after saying why. */
  async function removeMany(gtins: readonly string[]): Promise<readonly string[]> {
    const replies = await Promise.all(gtins.map((gtin) => write(removal(gtin))));
    void groupsChanged();
    const first = replies.find((reply) => !reply.ok);
    if (first) succeeded(first, t`Failed to remove from wishlist`);
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
    return succeeded(reply, t`Failed to clear wishlist`);
  }

  /** Says nothing of a failure: it is the answer. */
  function writeNote(gtin: string, { note, tag }: ItemNote, seen: ItemNote) {
    return write({
      name: `note ${gtin}`,
      apply: ({ items }) => ({
        items: items.map((item) => (item.gtin === gtin ? { ...item, note, tag } : item)),
      }),
      send: () => callAsUser('PUT /api/wishlist/note', { body: { gtin, note, tag, seen } }),
    });
  }

  return { removeMany, clear, writeNote };
}
