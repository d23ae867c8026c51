import { type Selectable, sql } from 'kysely';
import type { WatchKind } from '#contract/watches.ts';
import type { Db } from '#server/db/schema.ts';
import type { WatchTables } from '#server/db/watch-tables.ts';

type WatchRow = Selectable<WatchTables['watches']>;

export interface NamedWatch
  extends Pick<WatchRow, 'id' | 'kind' | 'gtin' | 'key' | 'created_at' | 'is_too_large'> {
  readonly target_id: string | null;
  /** Of a standard, a law or a place its key. */
  readonly name: string;
  readonly product_count: number;
}

/** What a person watches, with names and numbers of products, the last first; a group only while they may read it. */
export async function listWatches(db: Db, userId: string): Promise<NamedWatch[]> {
  const { rows } = await sql<NamedWatch>`
    SELECT watch.id, watch.kind, watch.gtin, watch.key, watch.created_at, watch.is_too_large,
      coalesce(watch.group_id, watch.order_id, watch.search_id) AS target_id,
      coalesce(
        CASE watch.kind WHEN 'product' THEN coalesce(product.normalized_name, product.name, product.title, 'N/A') END,
        one.name, orders.name, search.name, watch.key, 'Wishlist'
      ) AS name,
      (SELECT count(DISTINCT gtin) FROM watched_products WHERE watch_id = watch.id)::integer AS product_count
    FROM watches watch
    LEFT JOIN products product ON product.gtin = watch.gtin
    LEFT JOIN wishlist_groups one ON one.id = watch.group_id
    LEFT JOIN orders ON orders.id = watch.order_id
    LEFT JOIN saved_searches search ON search.id = watch.search_id
    WHERE watch.user_id = ${userId} AND (one.id IS NULL OR may_read_group(one, ${userId}))
    ORDER BY watch.created_at DESC, watch.id DESC`.execute(db);
  return rows;
}

export interface WatchTarget {
  readonly kind: WatchKind;
  readonly gtin: string | null;
  readonly group_id: string | null;
  readonly order_id: string | null;
  readonly search_id: string | null;
  readonly key: string | null;
}

/** Whether it is there, and the person's to watch. */
export async function isWatchable(db: Db, userId: string, target: WatchTarget): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`SELECT CASE ${target.kind}::text
    WHEN 'wishlist' THEN true
    WHEN 'standard' THEN true WHEN 'law' THEN true WHEN 'place' THEN true
    WHEN 'product' THEN EXISTS (SELECT FROM products WHERE gtin = ${target.gtin})
    WHEN 'group' THEN EXISTS (SELECT FROM wishlist_groups one WHERE id = ${target.group_id} AND may_read_group(one, ${userId}))
    WHEN 'order' THEN EXISTS (SELECT FROM orders WHERE id = ${target.order_id} AND user_id = ${userId})
    ELSE EXISTS (SELECT FROM saved_searches WHERE id = ${target.search_id} AND user_id = ${userId})
    END AS is`.execute(db);
  return rows[0]?.is === true;
}

/** Undefined where it is watched already. */
export async function insertWatch(
  db: Db,
  watch: WatchTarget & Pick<WatchRow, 'id' | 'user_id' | 'created_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('watches')
    .values(watch)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The watch of a product alone, and whether it is watched in any way. */
export async function findWatch(db: Db, userId: string, gtin: string) {
  const { rows } = await sql<{ watch_id: string | null; is_watched: boolean }>`
    SELECT (SELECT id FROM watches WHERE user_id = ${userId} AND kind = 'product' AND gtin = ${gtin}) AS watch_id,
      EXISTS (SELECT FROM watched_products WHERE user_id = ${userId} AND gtin = ${gtin}) AS is_watched`.execute(
    db,
  );
  return rows[0] ?? { watch_id: null, is_watched: false };
}

/** Holds the person's settings until the transaction ends; how far they have looked. */
export async function lockSettings(db: Db, userId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('watch_settings')
    .select('seen_to')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.seen_to;
}

export function findSavedQuery(db: Db, userId: string, id: string) {
  return db
    .selectFrom('saved_searches')
    .select('query')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}
