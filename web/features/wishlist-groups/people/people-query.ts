import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GroupActivity, GroupMembers } from '#contract/group-members.schema.ts';
import type { GroupRole } from '#contract/wishlist-groups.ts';
import { callAsUser, useSession } from '#web/features/session/session.ts';
import { useOwnQuery } from '#web/features/session/use-own-query.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import type { CallResult } from '#web/lib/call.ts';
import { groupItemsKey, groupsList, joinedKey } from '../groups-list.ts';

const peopleKey = (userId: string, groupId: string) => [...groupItemsKey(userId, groupId), 'people'] as const;

/** The owner and the members of a group, for them alone; asked for again each time it is opened. */
export function useGroupPeople(groupId: string) {
  return useOwnQuery(
    (userId) => peopleKey(userId, groupId),
    'GET /api/wishlist-groups/{id}/members',
    { params: { id: groupId } },
    { staleTime: 0 },
  );
}

const PAGE = '24';

/** What they did, the last first: the newest page, and older ones as they are asked for. */
export function useGroupActivity(groupId: string) {
  const [older, setOlder] = useState<readonly GroupActivity[]>([]);
  const params = { id: groupId };
  const query = useOwnQuery(
    (userId) => [...groupItemsKey(userId, groupId), 'activity'],
    'GET /api/wishlist-groups/{id}/activity',
    { params, query: { limit: PAGE } },
    // What is new would stand before the older pages a second time.
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  const pages = query.data ? [query.data, ...older] : [];
  const events = pages.flatMap((page) => page.events);
  const showOlder = async () => {
    const before = String(events.at(-1)?.id);
    const reply = await callAsUser('GET /api/wishlist-groups/{id}/activity', {
      params,
      query: { limit: PAGE, before },
    });
    if (succeeded(reply)) setOlder([...older, reply.value]);
  };
  return { query, events, hasOlder: pages.at(-1)?.has_older === true, showOlder };
}

/** Each answers the call's reply, and shows the people as they are after it. */
export function usePeopleActions(groupId: string) {
  const client = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const finish = async (call: Promise<CallResult<GroupMembers>>) => {
    const reply = await call;
    if (!reply.ok) return reply;
    client.setQueryData(peopleKey(userId, groupId), reply.value);
    // The group says how many members it has.
    void client.invalidateQueries({ queryKey: groupItemsKey(userId, groupId), exact: true });
    void client.invalidateQueries({ queryKey: groupsList.keyOf(userId) });
    return reply;
  };
  const id = groupId;
  return {
    invite: (email: string, role: GroupRole) =>
      finish(
        callAsUser('POST /api/wishlist-groups/{id}/invitations', { params: { id }, body: { email, role } }),
      ),
    resend: (invitation: string) =>
      finish(
        callAsUser('POST /api/wishlist-groups/{id}/invitations/{invitation}/resend', {
          params: { id, invitation },
        }),
      ),
    revoke: (invitation: string) =>
      finish(
        callAsUser('DELETE /api/wishlist-groups/{id}/invitations/{invitation}', {
          params: { id, invitation },
        }),
      ),
    setRole: (member: string, role: GroupRole) =>
      finish(
        callAsUser('PUT /api/wishlist-groups/{id}/members/{member}', {
          params: { id, member },
          body: { role },
        }),
      ),
    remove: (member: string) =>
      finish(callAsUser('DELETE /api/wishlist-groups/{id}/members/{member}', { params: { id, member } })),
    leave: async () => {
      const reply = await callAsUser('DELETE /api/wishlist-groups/{id}/membership', { params: { id } });
      if (reply.ok) client.setQueryData(joinedKey(userId), reply.value);
      return reply;
    },
  };
}
