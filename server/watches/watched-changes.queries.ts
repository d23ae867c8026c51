import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import type { WatchTables } from '#server/db/watch-tables.ts';

export interface ChangeRow extends Omit<Selectable<WatchTables['product_changes']>, 'watch_id'> {
  /** The name of the watched search it came into or left. */
  readonly search: string | null;
  readonly is_listed: boolean;
}

export interface ChangesAsked {
  readonly userId: string;
  /** Changes after this one alone. */
  readonly since: number;
  readonly gtin?: string;
  readonly most: number;
}

/** Changes of what a person watches since they began to, the last first. Raw SQL: it joins a view with a window of rows. */
export async function listChanges(db: Db, { userId, since, gtin, most }: ChangesAsked): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    WITH mine AS MATERIALIZED (
      SELECT gtin, min(created_at) AS since FROM watched_products WHERE user_id = ${userId} GROUP BY gtin
    ), found AS (
      SELECT change.*, NULL AS search FROM product_changes change
      JOIN mine ON mine.gtin = change.gtin AND mine.since <= change.changed_at
      WHERE change.watch_id IS NULL AND change.id > ${since}
      UNION ALL
      SELECT change.*, search.name FROM product_changes change
      JOIN watches watch ON watch.id = change.watch_id AND watch.user_id = ${userId}
      JOIN saved_searches search ON search.id = watch.search_id
      WHERE change.id > ${since}
    )
    SELECT found.id, found.gtin, found.name, found.changed_at, found.source, found.changes, found.search,
      EXISTS (SELECT FROM products WHERE products.gtin = found.gtin) AS is_listed
    FROM found WHERE ${gtin === undefined ? sql`true` : sql`found.gtin = ${gtin}`}
    ORDER BY found.id DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** The number of the last change of anything; those of products and of rules are numbered together. */
export async function latestChange(db: Db): Promise<number> {
  const { rows } = await sql<{ latest: string }>`SELECT greatest(0,
    (SELECT max(id) FROM product_changes), (SELECT max(id) FROM rule_changes)) AS latest`.execute(db);
  return Number(rows[0]?.latest);
}

export async function deleteOldChanges(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('product_changes').where('changed_at', '<', before).execute();
  await db.deleteFrom('rule_changes').where('changed_at', '<', before).execute();
}
