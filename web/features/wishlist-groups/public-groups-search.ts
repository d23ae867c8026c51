import { DEFAULT_PAGE_SIZE, MAX_OFFSET } from '#contract/paging.ts';
import { type GroupSort, MAX_GROUP_SEARCH_LENGTH } from '#contract/wishlist-groups.ts';

/** The state of the page of public groups as its address holds it; absent values are the defaults. */
export interface PublicGroupsSearch {
  readonly q?: string | undefined;
  /** Absent: most followed first. */
  readonly sort?: Exclude<GroupSort, 'popularity'> | undefined;
  readonly page?: number | undefined;
}

/** What an address says of the page; unknown values are left out. */
export function parsePublicGroupsSearch({
  q,
  sort,
  page,
}: Readonly<Record<string, unknown>>): PublicGroupsSearch {
  const words = typeof q === 'string' ? q.trim().slice(0, MAX_GROUP_SEARCH_LENGTH).trim() : '';
  const at = Number(page);
  const isPage = Number.isInteger(at) && at > 1;
  return {
    q: words || undefined,
    sort: sort === 'newest' ? sort : undefined,
    // However far past the end: the list then says that nothing is there.
    page: isPage ? Math.min(at, Math.floor(MAX_OFFSET / DEFAULT_PAGE_SIZE) + 1) : undefined,
  };
}
