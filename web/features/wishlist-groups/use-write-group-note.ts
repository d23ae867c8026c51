import { useQueryClient } from '@tanstack/react-query';
import type { ItemNote } from '#contract/item-note.ts';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { groupItemsKey } from './groups-list.ts';

/** Writes the note of a product of a group. Where it is refused the group is fetched again: somebody else may have changed it. */
export function useWriteGroupNote(groupId: string) {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  return async (gtin: string, { note, tag }: ItemNote, seen: ItemNote) => {
    const reply = await callAsUser('PUT /api/wishlist-groups/{id}/note', {
      params: { id: groupId },
      body: { gtin, note, tag, seen },
    });
    const queryKey = groupItemsKey(userId, groupId);
    if (reply.ok) queryClient.setQueryData(queryKey, reply.value);
    else await queryClient.invalidateQueries({ queryKey });
    // The wishlist has the notes of its groups, too.
    void queryClient.invalidateQueries({ queryKey: ['user', userId, 'wishlist'] });
    return reply;
  };
}
