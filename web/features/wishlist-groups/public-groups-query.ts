import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { DEFAULT_PAGE_SIZE } from '#contract/paging.ts';
import type { PublicGroups, WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';
import type { PublicGroupsSearch } from './public-groups-search.ts';

const NAME = 'public-groups';

/** A page of the public groups, the same for every reader. The page before stays until the next one is there. */
export function publicGroupsQuery({ q, sort, page = 1 }: PublicGroupsSearch) {
  const query = {
    ...(q !== undefined && { search: q }),
    ...(sort && { sort }),
    limit: String(DEFAULT_PAGE_SIZE),
    offset: String((page - 1) * DEFAULT_PAGE_SIZE),
  };
  return queryOptions({
    queryKey: [NAME, query],
    queryFn: async ({ signal }) => unwrap(await call('GET /api/wishlist-groups/public', { query, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Updates the follower count without moving the group in the list. */
export function showFollowers(queryClient: QueryClient, { id, member_count }: WishlistGroup): void {
  queryClient.setQueriesData<PublicGroups>(
    { queryKey: [NAME] },
    (page) =>
      page && {
        ...page,
        groups: page.groups.map((group) => (group.id === id ? { ...group, member_count } : group)),
      },
  );
}

/** Refetches the list after one of the user's groups changed. */
export function refreshPublicGroups(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [NAME] });
}
