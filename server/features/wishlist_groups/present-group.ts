import type { WishlistGroup } from '#contract/wishlist-groups.ts';
import type { GroupRow } from './group.queries.ts';

/** Field by field what leaves of a group. */
export function presentGroup(row: GroupRow): WishlistGroup {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    is_public: row.is_public,
    is_owner: row.is_owner,
    is_following: row.is_following,
    item_count: row.item_count,
    member_count: row.member_count,
    share_token: row.share_token,
    created_at: row.created_at.toISOString(),
  };
}
