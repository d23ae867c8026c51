import { apiQuery } from '#web/lib/api-query.ts';

/** Longer than a page takes to come with it. */
const SHARED_FRESH_MS = 10_000;

/** A group by its read-only link, for anybody. It may be revoked at any time, so it is asked for again at each visit. */
export const sharedGroupQuery = (token: string) => ({
  ...apiQuery(['shared-group', token], 'GET /api/wishlist-groups/shared/{token}', { params: { token } }),
  staleTime: SHARED_FRESH_MS,
  refetchOnWindowFocus: 'always' as const,
  // What came with the page is older by the time a slow line brings the page's scripts; the route asks at each visit.
  refetchOnMount: false,
});
