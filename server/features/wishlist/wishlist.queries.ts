import { sql } from 'kysely';
import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Gtin } from '#contract/gtin.ts';
import type { ItemNote, NewNote } from '#contract/item-note.ts';
import type { Db } from '#server/db/schema.ts';

export interface WishlistRow extends ItemNote {
  readonly id: string;
  readonly gtin: string;
  readonly groups: readonly (ItemNote & { readonly id: string; readonly name: string })[];
}

/** The whole wishlist with the groups of each item, the last added first: one query. */
export async function listWishlist(db: Db, userId: string): Promise<readonly WishlistRow[]> {
  const { rows } = await sql<WishlistRow>`
    SELECT item.id, item.gtin, item.note, item.tag,
      coalesce(json_agg(json_build_object('id', one.id, 'name', one.name, 'note', member.note, 'tag', member.tag)
        ORDER BY one.name, one.id)
        FILTER (WHERE one.id IS NOT NULL), '[]') AS groups
    FROM wishlist_items item
    LEFT JOIN wishlist_group_items member ON member.owner_id = item.user_id AND member.gtin = item.gtin
    LEFT JOIN wishlist_groups one ON one.id = member.group_id
    WHERE item.user_id = ${userId}
    GROUP BY item.id, item.gtin, item.added_at, item.note, item.tag
    ORDER BY item.added_at DESC, item.id DESC`.execute(db);
  return rows;
}

/** Named: each connection plans it once. What it adds is in no group yet, and is not seen by its other parts. */
const ADD = {
  name: 'wishlist-add',
  text: `
    WITH known AS (SELECT gtin FROM products WHERE gtin = $2),
    added AS (
      INSERT INTO wishlist_items (id, user_id, gtin, added_at, note, tag)
      SELECT $3::uuid, $1::uuid, gtin, $4::timestamptz, $5::text, $6::text FROM known
      ON CONFLICT DO NOTHING
      RETURNING id, gtin, note, tag, added_at
    ),
    whole AS (
      SELECT id, gtin, note, tag, '[]'::json AS groups, added_at FROM added
      UNION ALL
      SELECT id, gtin, note, tag, (
        SELECT coalesce(json_agg(json_build_object('id', one.id, 'name', one.name, 'note', member.note, 'tag', member.tag)
          ORDER BY one.name, one.id), '[]')
        FROM wishlist_group_items member JOIN wishlist_groups one ON one.id = member.group_id
        WHERE member.owner_id = item.user_id AND member.gtin = item.gtin
      ), added_at
      FROM wishlist_items item WHERE user_id = $1
    )
    SELECT EXISTS (SELECT FROM known) AS known,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'gtin', gtin, 'note', note, 'tag', tag, 'groups', groups)
        ORDER BY added_at DESC, id DESC), '[]') FROM whole) AS items`,
};

/**
 * Keeps the product and answers the wishlist with it: one query. Undefined where no product has the GTIN. Keeping it again is no
 * change.
 */
export async function addWishlistItem(
  { db, pool }: { readonly db: Db; readonly pool: Pool },
  userId: string,
  { gtin, note = null, tag = null }: { readonly gtin: Gtin } & NewNote,
  now: Date,
): Promise<readonly WishlistRow[] | undefined> {
  const { rows } = await pool.query<{ known: boolean; items: readonly WishlistRow[] }>({
    ...ADD,
    values: [userId, gtin, uuidv7(), now, note, tag],
  });
  const [after] = rows;
  if (after?.known !== true) return undefined;
  // Kept by another request at the same moment: this one added nothing, and began too early to see it.
  return after.items.some((item) => item.gtin === gtin) ? after.items : listWishlist(db, userId);
}

/** Forgets the product, in the groups too; answers their names, undefined where it was not kept. */
export async function removeWishlistItem(
  db: Db,
  userId: string,
  gtin: Gtin,
  now: Date,
): Promise<string[] | undefined> {
  const { rows } = await sql<{ removed: boolean; groups: string[] }>`
    WITH named AS (
      SELECT one.id, one.name FROM wishlist_group_items member JOIN wishlist_groups one ON one.id = member.group_id
      WHERE member.owner_id = ${userId} AND member.gtin = ${gtin}
    ),
    told AS (
      INSERT INTO wishlist_group_events (group_id, at, kind, actor_id, gtins)
      SELECT id, ${now}::timestamptz, 'removed', ${userId}::uuid, ARRAY[${gtin}] FROM named
    ),
    removed AS (DELETE FROM wishlist_items WHERE user_id = ${userId} AND gtin = ${gtin} RETURNING id)
    SELECT EXISTS (SELECT FROM removed) AS removed, ARRAY(SELECT name FROM named ORDER BY name) AS groups`.execute(
    db,
  );
  return rows[0]?.removed ? rows[0].groups : undefined;
}

export async function clearWishlist(db: Db, userId: string, now: Date): Promise<void> {
  await sql`
    WITH told AS (
      INSERT INTO wishlist_group_events (group_id, at, kind, actor_id, gtins)
      SELECT group_id, ${now}::timestamptz, 'removed', ${userId}::uuid, array_agg(gtin::text ORDER BY gtin)
      FROM wishlist_group_items WHERE owner_id = ${userId} GROUP BY group_id
    )
    DELETE FROM wishlist_items WHERE user_id = ${userId}`.execute(db);
}
