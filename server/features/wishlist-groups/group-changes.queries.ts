import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/db/schema.ts';
import type { Authorized } from './authorize-group.ts';

export interface NewGroup {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly is_public: boolean;
}

export async function insertGroup(db: Db, ownerId: string, group: NewGroup, now: Date): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto('wishlist_groups')
    .values({
      id,
      owner_id: ownerId,
      name: group.name,
      description: group.description ?? null,
      is_public: group.is_public,
      share_token: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

export interface GroupChange {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
  readonly is_public?: boolean | undefined;
  readonly share_token?: string | null | undefined;
}

/** Changes the given fields; absent ones stay. */
export async function updateGroup(
  db: Db,
  group: Authorized<'owner'>,
  change: GroupChange,
  now: Date,
): Promise<void> {
  await db
    .updateTable('wishlist_groups')
    .set({
      name: change.name,
      description: change.description,
      is_public: change.is_public,
      share_token: change.share_token,
      updated_at: now,
    })
    .where('id', '=', group.id)
    .execute();
}

export async function deleteGroup(db: Db, group: Authorized<'owner'>): Promise<void> {
  await db.deleteFrom('wishlist_groups').where('id', '=', group.id).execute();
}

export async function followGroup(
  db: Db,
  group: Authorized<'read'>,
  userId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('wishlist_group_followers')
    .values({ group_id: group.id, user_id: userId, followed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unfollowGroup(db: Db, group: Authorized<'read'>, userId: string): Promise<void> {
  await db
    .deleteFrom('wishlist_group_followers')
    .where('group_id', '=', group.id)
    .where('user_id', '=', userId)
    .execute();
}
