import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/db/schema.ts';
import { linkToken } from '#server/keys/link-token.ts';
import type { KeyRing } from '#server/keys/secret-keys.ts';
import { hashSecret } from '#server/keys/secrets.ts';
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
      updated_at: now,
    })
    .where('id', '=', group.id)
    .execute();
}

export async function deleteGroup(db: Db, group: Authorized<'owner'>): Promise<void> {
  await db.deleteFrom('wishlist_groups').where('id', '=', group.id).execute();
}

/** Makes the read-only link where there is none; of two at once the first counts. Answers whether it was made. */
export async function insertLink(
  db: Db,
  keys: KeyRing,
  group: Authorized<'owner'>,
  now: Date,
): Promise<boolean> {
  const id = uuidv7();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('wishlist_group_links')
    .values({
      id,
      group_id: group.id,
      token_hash: hashSecret(linkToken(keys.current.links, id)),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('group_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Answers whether there was one. */
export async function deleteLink(db: Db, group: Authorized<'owner'>): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('wishlist_group_links')
    .where('group_id', '=', group.id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
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
