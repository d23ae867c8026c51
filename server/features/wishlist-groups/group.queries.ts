import { type RawBuilder, sql } from 'kysely';
import type { GroupRole } from '#contract/wishlist-groups.ts';
import type { Db } from '#server/db/schema.ts';
import { hashSecret } from '#server/keys/secrets.ts';

/** A group as one person sees it. */
export interface GroupRow {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly is_public: boolean;
  readonly is_owner: boolean;
  readonly is_following: boolean;
  readonly item_count: number;
  readonly member_count: number;
  /** For a member alone. */
  readonly role: GroupRole | null;
  /** Of its read-only link, for the owner alone. */
  readonly link: { readonly id: string; readonly token_hash: Buffer } | null;
  readonly created_at: Date;
}

/** The id of no user: a link's reader is not known. */
const NO_USER = '00000000-0000-0000-0000-000000000000';

async function selectGroups(db: Db, viewerId: string, where: RawBuilder<unknown>): Promise<GroupRow[]> {
  const { rows } = await sql<
    Omit<GroupRow, 'link'> & { readonly link_id: string | null; readonly token_hash: Buffer | null }
  >`
    SELECT one.id, one.name, one.description, one.is_public, one.created_at,
      one.owner_id = ${viewerId} AS is_owner,
      EXISTS (SELECT FROM wishlist_group_followers f WHERE f.group_id = one.id AND f.user_id = ${viewerId}) AS is_following,
      (SELECT count(*) FROM wishlist_group_items item WHERE item.group_id = one.id) AS item_count,
      1 + one.other_count AS member_count,
      (SELECT m.role FROM wishlist_group_members m WHERE m.group_id = one.id AND m.user_id = ${viewerId}) AS role,
      CASE WHEN one.owner_id = ${viewerId} THEN link.id END AS link_id, link.token_hash
    FROM wishlist_groups one LEFT JOIN wishlist_group_links link ON link.group_id = one.id ${where}`.execute(
    db,
  );
  return rows.map(({ link_id, token_hash, ...row }) => ({
    ...row,
    link: link_id === null || token_hash === null ? null : { id: link_id, token_hash },
  }));
}

export async function findGroup(db: Db, groupId: string, viewerId: string): Promise<GroupRow | undefined> {
  return (await selectGroups(db, viewerId, sql`WHERE one.id = ${groupId}`))[0];
}

export async function findSharedGroup(db: Db, token: string): Promise<GroupRow | undefined> {
  return (await selectGroups(db, NO_USER, sql`WHERE link.token_hash = ${hashSecret(token)}`))[0];
}

export function listOwnGroups(db: Db, userId: string): Promise<GroupRow[]> {
  return selectGroups(
    db,
    userId,
    sql`WHERE one.owner_id = ${userId} ORDER BY one.created_at DESC, one.id DESC`,
  );
}

/** Groups of others that one is a member of. */
export function listJoinedGroups(db: Db, userId: string): Promise<GroupRow[]> {
  return selectGroups(
    db,
    userId,
    sql`JOIN wishlist_group_members mine ON mine.group_id = one.id AND mine.user_id = ${userId}
        ORDER BY mine.joined_at DESC, one.id DESC`,
  );
}

/** Followed groups that are still public; one made private again is not shown, and comes back if it is opened again. */
export function listFollowedGroups(db: Db, userId: string): Promise<GroupRow[]> {
  return selectGroups(
    db,
    userId,
    sql`JOIN wishlist_group_followers mine ON mine.group_id = one.id AND mine.user_id = ${userId}
        WHERE one.is_public ORDER BY mine.followed_at DESC, one.id DESC`,
  );
}
