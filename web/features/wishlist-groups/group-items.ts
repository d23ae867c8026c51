import { useQuery } from '@tanstack/react-query';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { groupItemsKey } from './groups-list.ts';

/** A group with its products, as who is signed in sees it. */
export function useGroupItems(groupId: string) {
  const { user } = useSession();
  return useQuery({
    queryKey: groupItemsKey(user?.id ?? '', groupId),
    enabled: user !== null,
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) =>
      unwrap(await callAsUser('GET /api/wishlist-groups/{id}/items', { params: { id: groupId }, signal })),
  });
}
