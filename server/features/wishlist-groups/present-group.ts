import type { PublicGroup, WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { shownToken } from '#server/keys/link-token.ts';
import type { KeyRing } from '#server/keys/secret-keys.ts';
import type { GroupRow } from './group.queries.ts';
import type { PublicGroupRow } from './public-groups.queries.ts';

/** The fields of a group that leave the server, one by one. */
export function presentGroup(keys: KeyRing, row: GroupRow): WishlistGroup {
  return {
    ...presentPublicGroup(row),
    is_public: row.is_public,
    is_owner: row.is_owner,
    is_following: row.is_following,
    role: row.role,
    is_shared: row.link !== null,
    share_token: row.link && shownToken(keys, row.link),
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
