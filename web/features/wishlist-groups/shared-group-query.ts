import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';

/** Longer than a page takes to come with it. */
const SHARED_FRESH_MS = 10_000;

/** A group by its read-only link, for anybody. It may be revoked at any time, so it is asked for again at each visit. */
export function sharedGroupQuery(token: string) {
  return queryOptions({
    queryKey: ['shared-group', token],
    staleTime: SHARED_FRESH_MS,
    refetchOnWindowFocus: 'always',
    // What came with the page is older by the time a slow line brings the page's scripts; the route asks at each visit.
    refetchOnMount: false,
    queryFn: async ({ signal }) =>
      unwrap(await call('GET /api/wishlist-groups/shared/{token}', { params: { token }, signal })),
  });
}
