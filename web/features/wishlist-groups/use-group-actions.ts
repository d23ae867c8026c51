import type { QueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import type { GroupItems, WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { sendOrKeep } from '#web/features/session/send-or-keep.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { succeeded, useUserActions } from '#web/features/session/user-list.ts';
import type { CallResult } from '#web/lib/call.ts';
import { toast } from '#web/ui/toast.ts';
import type { GroupFields } from './group-fields.ts';
import { groupItemsKey, groupsList, showGroup } from './groups-list.ts';
import { refreshPublicGroups } from './public-groups-query.ts';

/** Shows the products of a group as a call answers them. What fails is said, and answered with false. */
export const itemsShower =
  (queryClient: QueryClient, userId: string) =>
  async (call: Promise<CallResult<GroupItems | undefined>>, fallback: string): Promise<boolean> => {
    const reply = await call;
    if (!succeeded(reply, fallback)) {
      refetchGroups(queryClient, userId);
      return false;
    }
    // Kept for a group that was never opened here: there is nothing to show it in.
    if (!reply.value) return true;
    const { group } = reply.value;
    queryClient.setQueryData<GroupItems>(groupItemsKey(userId, group.id), reply.value);
    showGroup(queryClient, userId, group);
    void wishlistChanged(queryClient, userId);
    return true;
  };

/** After a refusal: somebody else may have changed or deleted the group. */
function refetchGroups(queryClient: QueryClient, userId: string): void {
  for (const list of ['groups', 'group', 'joined-groups'])
    void queryClient.invalidateQueries({ queryKey: ['user', userId, list] });
}

const wishlistChanged = (queryClient: QueryClient, userId: string) =>
  queryClient.invalidateQueries({ queryKey: ['user', userId, 'wishlist'] });

export const useGroupActions = () => useUserActions(groupActions);

/** What fails is said in the server's words or the action's own, and answered with undefined or false. */
export function groupActions(queryClient: QueryClient, userId: string) {
  const write = groupsList.writer(queryClient, userId);

  async function finish(
    call: Promise<CallResult<WishlistGroup>>,
    fallback: string,
  ): Promise<WishlistGroup | undefined> {
    const reply = await call;
    if (!succeeded(reply, fallback)) {
      refetchGroups(queryClient, userId);
      return undefined;
    }
    showGroup(queryClient, userId, reply.value);
    return reply.value;
  }

  const showItems = itemsShower(queryClient, userId);

  const update = t`Failed to update wishlist group`;
  return {
    create: (fields: GroupFields) =>
      finish(callAsUser('POST /api/wishlist-groups', { body: fields }), t`Failed to create wishlist group`),
    update: (id: string, fields: GroupFields) =>
      finish(callAsUser('PUT /api/wishlist-groups/{id}', { params: { id }, body: fields }), update),
    share: (id: string) =>
      finish(callAsUser('POST /api/wishlist-groups/{id}/share', { params: { id } }), update),
    unshare: (id: string) =>
      finish(callAsUser('DELETE /api/wishlist-groups/{id}/share', { params: { id } }), update),
    follow: (id: string) =>
      finish(callAsUser('POST /api/wishlist-groups/{id}/follow', { params: { id } }), update),
    unfollow: (id: string) =>
      finish(callAsUser('DELETE /api/wishlist-groups/{id}/follow', { params: { id } }), update),

    /** Gone from the screen at once, back where it is refused. */
    async remove({ id, name }: WishlistGroup): Promise<void> {
      const reply = await write({
        name: `delete ${id}`,
        apply: (groups) => groups.filter((group) => group.id !== id),
        call: ['DELETE /api/wishlist-groups/{id}', { params: { id } }],
      });
      if (!succeeded(reply, t`Failed to delete wishlist group`)) return;
      void wishlistChanged(queryClient, userId);
      refreshPublicGroups(queryClient);
      toast.success(t`Deleted: ${name}`);
    },

    addItems: (id: string, gtins: readonly string[], fallback = t`Failed to add items to group`) =>
      showItems(
        sendOrKeep<GroupItems | undefined>({
          userId,
          call: ['POST /api/wishlist-groups/{id}/add-items', { params: { id }, body: { gtins: [...gtins] } }],
          known: queryClient.getQueryData(groupItemsKey(userId, id)),
        }),
        fallback,
      ),

    /** Gone from the screen at once, back where it is refused. */
    async removeItems(id: string, gtins: readonly string[]): Promise<boolean> {
      const key = groupItemsKey(userId, id);
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData<GroupItems>(key);
      queryClient.setQueryData<GroupItems>(
        key,
        (shown) => shown && { ...shown, items: shown.items.filter(({ gtin }) => !gtins.includes(gtin)) },
      );
      const isDone = await showItems(
        sendOrKeep<GroupItems | undefined>({
          userId,
          call: [
            'DELETE /api/wishlist-groups/{id}/remove-items',
            { params: { id }, body: { gtins: [...gtins] } },
          ],
          known: before,
        }),
        t`Failed to remove item from group`,
      );
      if (!isDone) queryClient.setQueryData<GroupItems>(key, before);
      return isDone;
    },
  };
}
