import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

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
  readonly share_token: string | null;
  readonly created_at: Date;
}

/** The id of no user: a link's reader is not known. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

async function selectGroups(db: Db, viewerId: string, where: RawBuilder<unknown>): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    SELECT one.id, one.name, one.description, one.is_public, one.created_at,
      one.owner_id = ${viewerId} AS is_owner,
      EXISTS (SELECT FROM wishlist_group_followers f WHERE f.group_id = one.id AND f.user_id = ${viewerId}) AS is_following,
      (SELECT count(*) FROM wishlist_group_items item WHERE item.group_id = one.id) AS item_count,
      1 + one.follower_count AS member_count,
      CASE WHEN one.owner_id = ${viewerId} THEN one.share_token END AS share_token
    FROM wishlist_groups one ${where}`.execute(db);
  return rows;
}

export async function findGroup(db: Db, groupId: string, viewerId: string): Promise<GroupRow | undefined> {
  return (await selectGroups(db, viewerId, sql`WHERE one.id = ${groupId}`))[0];
}

export async function findSharedGroup(db: Db, token: string): Promise<GroupRow | undefined> {
  return (await selectGroups(db, NOBODY, sql`WHERE one.share_token = ${token}`))[0];
}

export function listOwnGroups(db: Db, userId: string): Promise<GroupRow[]> {
  return selectGroups(
    db,
    userId,
    sql`WHERE one.owner_id = ${userId} ORDER BY one.created_at DESC, one.id DESC`,
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
