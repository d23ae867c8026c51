import type { QueryClient } from '@tanstack/react-query';
import type { WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { useOwnQuery } from '#web/features/session/use-own-query.ts';
import { userList } from '#web/features/session/user-list.ts';
import { refreshPublicGroups, showFollowers } from './public-groups-query.ts';

type Groups = readonly WishlistGroup[];

/** The user's groups, newest first. */
export const groupsList = userList<Groups>('groups', (signal) =>
  callAsUser('GET /api/wishlist-groups', { signal }),
);

export const useGroups = () => groupsList.useList(whole);

const whole = (groups: Groups) => groups;

const followedKey = (userId: string) => ['user', userId, 'followed-groups'] as const;

/** Public groups of others that one follows. */
export const useFollowedGroups = () => useOwnQuery(followedKey, 'GET /api/wishlist-groups/followed', {});

export const joinedKey = (userId: string) => ['user', userId, 'joined-groups'] as const;

/** Groups of others that one is a member of. */
export const useJoinedGroups = () => useOwnQuery(joinedKey, 'GET /api/wishlist-groups/joined', {});

/** A group with its products, as who is signed in sees it. */
export function useGroupItems(groupId: string) {
  return useOwnQuery(
    (userId) => groupItemsKey(userId, groupId),
    'GET /api/wishlist-groups/{id}/items',
    { params: { id: groupId } },
    { refetchOnWindowFocus: 'always' },
  );
}

/** The group as it is now, wherever it is shown: in the list, newest first, and on its own page. */
export function showGroup(queryClient: QueryClient, userId: string, group: WishlistGroup): void {
  if (group.is_owner) {
    queryClient.setQueryData<Groups>(
      groupsList.keyOf(userId),
      (groups) => groups && withGroup(groups, group),
    );
    refreshPublicGroups(queryClient);
  } else {
    queryClient.setQueryData<Groups>(followedKey(userId), (groups) => groups && withFollowed(groups, group));
    void queryClient.invalidateQueries({ queryKey: followedKey(userId) });
    void queryClient.invalidateQueries({ queryKey: joinedKey(userId) });
    showFollowers(queryClient, group);
  }
  queryClient.setQueryData<{ group: WishlistGroup }>(groupItemsKey(userId, group.id), (shown) =>
    shown ? { ...shown, group } : undefined,
  );
}

export const groupItemsKey = (userId: string, groupId: string) => ['user', userId, 'group', groupId] as const;

/** The last followed first; one no longer followed goes. */
function withFollowed(groups: Groups, group: WishlistGroup): Groups {
  const others = groups.filter(({ id }) => id !== group.id);
  return group.is_following ? [group, ...others] : others;
}

/** In its place; a new one first. */
export function withGroup(groups: Groups, group: WishlistGroup): Groups {
  const isThere = groups.some(({ id }) => id === group.id);
  return isThere ? groups.map((each) => (each.id === group.id ? group : each)) : [group, ...groups];
}
