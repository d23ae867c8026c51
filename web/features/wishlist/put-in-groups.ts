import type { QueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import { isSameNote, NO_NOTE } from '#contract/item-note.ts';
import type { WishlistItem } from '#contract/wishlist.schema.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { succeeded } from '#web/features/session/user-list.ts';

/** Adds a product again to the groups that it was in, with the note it had there. */
export async function putInGroups(
  queryClient: QueryClient,
  userId: string,
  { gtin, groups }: WishlistItem,
): Promise<void> {
  for (const { id, note, tag } of groups) {
    const params = { id };
    const added = await callAsUser('POST /api/wishlist-groups/{id}/add-items', {
      params,
      body: { gtins: [gtin] },
    });
    if (!succeeded(added, t`Failed to add items to group`) || isSameNote({ note, tag }, NO_NOTE)) continue;
    succeeded(await callAsUser('PUT /api/wishlist-groups/{id}/note', { params, body: { gtin, note, tag } }));
  }
  if (groups.length === 0) return;
  for (const list of ['wishlist', 'groups'])
    void queryClient.invalidateQueries({ queryKey: ['user', userId, list] });
}
