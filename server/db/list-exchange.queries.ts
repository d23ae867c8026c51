import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Gtin } from '#contract/gtin.ts';
import { type ItemNote, NO_NOTE } from '#contract/item-note.ts';
import { exchangeOnce, type Keyed } from '#server/db/idempotency-keys.queries.ts';
import type { Db } from '#server/db/schema.ts';

/** `to_gtin` takes the place of `gtin`. */
export interface ListExchange extends Keyed {
  readonly gtin: Gtin;
  readonly to_gtin: Gtin;
}

/** `same`: both are one product. `unknown`: none has `to_gtin`. `absent`: `gtin` is not in the list. Of these nothing was written. */
export type ListExchangeOutcome = 'done' | 'same' | 'unknown' | 'absent';

interface Place extends ItemNote {
  readonly added_at: Date;
}
interface GroupPlace extends Place {
  readonly group_id: string;
}

/** In the wishlist and in each of the person's groups that has it, with its note and tag there. */
export async function exchangeWishlistItem(
  db: Db,
  userId: string,
  { gtin, to_gtin, idempotency_key: key }: ListExchange,
  now: Date,
): Promise<ListExchangeOutcome> {
  if (gtin === to_gtin) return 'same';
  return exchangeOnce<ListExchangeOutcome>(db, { userId, key, now }, async (trx) => {
    if (!(await lockExchanges(trx, userId, to_gtin))) return 'unknown';
    const { rows } = await sql<Place>`
      SELECT added_at, note, tag FROM wishlist_items
      WHERE user_id = ${userId} AND gtin = ${gtin} FOR UPDATE`.execute(trx);
    const [place] = rows;
    if (!place) return 'absent';
    // Before the wishlist's item, which would take those of the groups with it.
    const groups = await takeFromGroups(trx, userId, gtin);
    await sql`DELETE FROM wishlist_items WHERE user_id = ${userId} AND gtin = ${gtin}`.execute(trx);
    await putIntoWishlist(trx, userId, to_gtin, place);
    for (const { group_id, ...inGroup } of groups) {
      await putIntoGroup(trx, { id: group_id, owner_id: userId }, to_gtin, inGroup);
      await recordExchange(trx, group_id, userId, { gtin, to_gtin }, now);
    }
    return 'done';
  });
}

/** In one group, and kept in its owner's wishlist, where what it replaces stays. */
export async function exchangeGroupItem(
  db: Db,
  { id, by }: { readonly id: string; readonly by: string },
  { gtin, to_gtin, idempotency_key: key }: ListExchange,
  now: Date,
): Promise<ListExchangeOutcome> {
  if (gtin === to_gtin) return 'same';
  return exchangeOnce<ListExchangeOutcome>(db, { userId: by, key, now }, async (trx) => {
    const group = await trx
      .selectFrom('wishlist_groups')
      .select('owner_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!group) return 'absent';
    const { owner_id } = group;
    if (!(await lockExchanges(trx, owner_id, to_gtin))) return 'unknown';
    const { rows } = await sql<Place>`
      DELETE FROM wishlist_group_items WHERE group_id = ${id} AND gtin = ${gtin}
      RETURNING added_at, note, tag`.execute(trx);
    const [place] = rows;
    if (!place) return 'absent';
    await putIntoWishlist(trx, owner_id, to_gtin, { added_at: now, ...NO_NOTE });
    await putIntoGroup(trx, { id, owner_id }, to_gtin, place);
    await recordExchange(trx, id, by, { gtin, to_gtin }, now);
    return 'done';
  });
}

/** Exchanges of one person wait for one another: two in opposite directions would each hold what the other needs. False where no product has `toGtin`. */
export async function lockExchanges(trx: Db, ownerId: string, toGtin: Gtin): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    SELECT EXISTS (SELECT FROM products WHERE gtin = ${toGtin}) AS known
    FROM users WHERE id = ${ownerId} FOR NO KEY UPDATE`.execute(trx);
  return rows[0]?.known ?? false;
}

async function takeFromGroups(trx: Db, ownerId: string, gtin: Gtin): Promise<GroupPlace[]> {
  const { rows } = await sql<GroupPlace>`
    DELETE FROM wishlist_group_items WHERE owner_id = ${ownerId} AND gtin = ${gtin}
    RETURNING group_id, added_at, note, tag`.execute(trx);
  return rows;
}

/** What is written beside one that is there already stays; its gaps are filled. */
async function putIntoWishlist(trx: Db, userId: string, gtin: Gtin, { added_at, note, tag }: Place) {
  await sql`
    INSERT INTO wishlist_items AS item (id, user_id, gtin, added_at, note, tag)
    VALUES (${uuidv7()}, ${userId}, ${gtin}, ${added_at}, ${note}, ${tag})
    ON CONFLICT (user_id, gtin) DO UPDATE
      SET note = coalesce(item.note, excluded.note), tag = coalesce(item.tag, excluded.tag)`.execute(trx);
}

async function putIntoGroup(
  trx: Db,
  group: { readonly id: string; readonly owner_id: string },
  gtin: Gtin,
  { added_at, note, tag }: Place,
) {
  await sql`
    INSERT INTO wishlist_group_items AS item (group_id, owner_id, gtin, added_at, note, tag)
    VALUES (${group.id}, ${group.owner_id}, ${gtin}, ${added_at}, ${note}, ${tag})
    ON CONFLICT (group_id, gtin) DO UPDATE
      SET note = coalesce(item.note, excluded.note), tag = coalesce(item.tag, excluded.tag)`.execute(trx);
}

async function recordExchange(
  trx: Db,
  groupId: string,
  by: string,
  { gtin, to_gtin }: Pick<ListExchange, 'gtin' | 'to_gtin'>,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO wishlist_group_events (group_id, at, kind, actor_id, gtins)
    VALUES (${groupId}, ${now}, 'removed', ${by}, ARRAY[${gtin}]),
      (${groupId}, ${now}, 'added', ${by}, ARRAY[${to_gtin}])`.execute(trx);
}
