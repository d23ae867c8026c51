import { type RawBuilder, sql } from 'kysely';
import type { GroupSort } from '#contract/wishlist-groups.ts';
import type { Db } from '#server/db/schema.ts';
import type { GroupRow } from './group.queries.ts';

/** A public group as anyone sees it. */
export type PublicGroupRow = Pick<
  GroupRow,
  'id' | 'name' | 'description' | 'item_count' | 'member_count' | 'created_at'
>;

export interface PublicGroupSearch {
  readonly search: string;
  readonly sort: GroupSort;
  readonly limit: number;
  readonly offset: number;
}

/** Newest first among equals, so that pages neither repeat a group nor miss one. */
const ORDERS: Readonly<Record<GroupSort, RawBuilder<unknown>>> = {
  popularity: sql`one.other_count DESC, one.created_at DESC, one.id DESC`,
  newest: sql`one.created_at DESC, one.id DESC`,
};

/** A page of the public groups that have every word, and how many there are, as of the same moment. */
export async function listPublicGroups(
  db: Db,
  { search, sort, limit, offset }: PublicGroupSearch,
): Promise<{ readonly rows: readonly PublicGroupRow[]; readonly total: number }> {
  const words = wordsOf(search);
  if (words.length === 0 && search.trim() !== '') return { rows: [], total: 0 };
  const order = ORDERS[sort];
  // With words the matches are few, and read once by the index of words; all groups are read in the order of theirs.
  const found =
    words.length === 0
      ? sql`NOT MATERIALIZED (SELECT * FROM wishlist_groups WHERE is_public)`
      : sql`MATERIALIZED (SELECT id, name, description, other_count, created_at
          FROM wishlist_groups WHERE is_public AND words @@ (${matchAll(words)}))`;
  // A page past the end has no row to carry the total: the join gives it one without a group.
  const { rows } = await sql<PublicGroupRow & { readonly total: number }>`
    WITH found AS ${found}
    SELECT counted.total, one.id, one.name, one.description, one.created_at, 1 + one.other_count AS member_count,
      (SELECT count(*) FROM wishlist_group_items item WHERE item.group_id = one.id) AS item_count
    FROM (SELECT count(*) AS total FROM found) counted
    LEFT JOIN (SELECT * FROM found one ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) one ON true
    ORDER BY ${order}`.execute(db);
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
}

/** Letters and digits without accents, as `group_words` of the store has them. */
function wordsOf(search: string): string[] {
  const plain = search.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu))];
}

/** Each word, or a word that begins with it or has the same English stem. */
function matchAll(words: readonly string[]): RawBuilder<unknown> {
  const each = words.map(
    (word) => sql`(to_tsquery('simple', ${`${word}:*`}) || plainto_tsquery('english', ${word}))`,
  );
  return sql.join(each, sql` && `);
}
