import type { QueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import type { ItemNote } from '#contract/item-note.ts';
import { succeeded, useUserActions } from '#web/features/session/user-list.ts';
import { withNote } from '#web/features/session/with-note.ts';
import { newKey } from '#web/lib/new-key.ts';
import { removal } from './use-wishlist-actions.ts';
import { wishlistList } from './wishlist-list.ts';

interface Pair {
  readonly gtin: string;
  readonly to_gtin: string;
}

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
      call: ['DELETE /api/wishlist/clear', {}],
    });
    void groupsChanged();
    return succeeded(reply, t`Failed to clear wishlist`);
  }

  /** Says nothing of a failure: it is the answer. */
  const writeNote = (gtin: string, note: ItemNote, seen: ItemNote) =>
    write({
      name: `note ${gtin}`,
      apply: (list) => withNote(list, { gtin, ...note }),
      call: ['PUT /api/wishlist/note', { body: { gtin, ...note, seen } }],
    });

  /** The other product takes the place of the first, in one's groups too. */
  async function exchange({ gtin, to_gtin }: Pair): Promise<boolean> {
    const reply = await write({
      name: `exchange ${to_gtin}`,
      // The server knows what the other is: until then the first stays.
      apply: (wishlist) => wishlist,
      call: ['POST /api/wishlist/exchange', { body: { gtin, to_gtin, idempotency_key: newKey() } }],
    });
    void groupsChanged();
    void queryClient.invalidateQueries({ queryKey: ['user', userId, 'group'] });
    return succeeded(reply, t`Failed to update wishlist`);
  }

  /** Where the other was there before, both are to be there. */
  async function turnBack({ gtin, to_gtin, isThere }: Pair & { readonly isThere: boolean }) {
    if (!isThere) return exchange({ gtin: to_gtin, to_gtin: gtin });
    const reply = await write({
      name: `add ${gtin}`,
      apply: (wishlist) => wishlist,
      call: ['POST /api/wishlist/add', { body: { gtin } }],
    });
    return succeeded(reply, t`Failed to update wishlist`);
  }

  return { removeMany, clear, writeNote, exchange, turnBack };
}
