import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Gtin } from '#contract/gtin.ts';
import type { ItemNote } from '#contract/item-note.ts';
import type { Db } from '#server/db/schema.ts';
import type { Authorized } from './authorize-group.ts';

export interface GroupItemRow extends ItemNote {
  readonly gtin: string;
  readonly added_at: Date;
}

export function listGroupItems(db: Db, groupId: string): Promise<GroupItemRow[]> {
  return db
    .selectFrom('wishlist_group_items')
    .select(['gtin', 'added_at', 'note', 'tag'])
    .where('group_id', '=', groupId)
    .orderBy('added_at', 'desc')
    .orderBy('gtin')
    .execute();
}

/** GTINs among the given ones that no product has. */
export async function listUnknownGtins(db: Db, gtins: readonly Gtin[]): Promise<Gtin[]> {
  const { rows } = await sql<{ gtin: Gtin }>`
    SELECT given.gtin FROM unnest(${gtins}::text[]) AS given (gtin)
    WHERE NOT EXISTS (SELECT FROM products WHERE products.gtin = given.gtin)`.execute(db);
  return rows.map(({ gtin }) => gtin);
}

/**
 * Adds products to a group and to its owner's wishlist; those that are there already stay as they are. Answers those that are
 * new in the group.
 */
export async function addGroupItems(
  trx: Db,
  group: Authorized<'edit'>,
  gtins: readonly Gtin[],
  now: Date,
): Promise<string[]> {
  // In one order, so that two who add the same products never wait for one another.
  const distinct = [...new Set(gtins)].sort();
  const { owner_id } = await trx
    .selectFrom('wishlist_groups')
    .select('owner_id')
    .where('id', '=', group.id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('wishlist_items')
    .values(distinct.map((gtin) => ({ id: uuidv7(), user_id: owner_id, gtin, added_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const added = await trx
    .insertInto('wishlist_group_items')
    .values(distinct.map((gtin) => ({ group_id: group.id, owner_id, gtin, added_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('gtin')
    .execute();
  return added.map(({ gtin }) => gtin);
}

/** Answers those that were in it. */
export async function removeGroupItems(
  db: Db,
  group: Authorized<'edit'>,
  gtins: readonly Gtin[],
): Promise<string[]> {
  const removed = await db
    .deleteFrom('wishlist_group_items')
    .where('group_id', '=', group.id)
    .where('gtin', 'in', [...gtins])
    .returning('gtin')
    .execute();
  return removed.map(({ gtin }) => gtin);
}
