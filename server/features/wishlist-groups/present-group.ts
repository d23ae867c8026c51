import type { PublicGroup, WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import type { GroupRow } from './group.queries.ts';
import type { PublicGroupRow } from './public-groups.queries.ts';

/** The fields of a group that leave the server, one by one. */
export function presentGroup(row: GroupRow): WishlistGroup {
  return {
    ...presentPublicGroup(row),
    is_public: row.is_public,
    is_owner: row.is_owner,
    is_following: row.is_following,
    share_token: row.share_token,
  };
}

/** Those that anyone may see of a public group. */
export function presentPublicGroup(row: PublicGroupRow): PublicGroup {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    item_count: row.item_count,
    member_count: row.member_count,
    created_at: row.created_at.toISOString(),
  };
}
