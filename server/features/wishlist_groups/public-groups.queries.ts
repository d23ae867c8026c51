import { type RawBuilder, sql } from 'kysely';
import type { GroupSort } from '#contract/wishlist-groups.ts';
import type { Db, GroupRow } from './group.queries.ts';

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
  popularity: sql`one.follower_count DESC, one.created_at DESC, one.id DESC`,
  newest: sql`one.created_at DESC, one.id DESC`,
};

/** A page of the public groups that have every word, and how many there are, as of the same moment. */
export async function listPublicGroups(
  db: Db,
  { search, sort, limit, offset }: PublicGroupSearch,
): Promise<{ readonly rows: readonly PublicGroupRow[]; readonly total: number }> {
  const words = wordsOf(search);
  if (words.length === 0 && search.trim() !== '') return { rows: [], total: 0 };
  const found =
    words.length === 0 ? sql`one.is_public` : sql`one.is_public AND one.words @@ (${matchAll(words)})`;
  const order = ORDERS[sort];
  // A page past the end has no row to carry the total: the join gives it one without a group.
  const { rows } = await sql<PublicGroupRow & { readonly total: number }>`
    SELECT counted.total, page.*,
      (SELECT count(*) FROM wishlist_group_items item WHERE item.group_id = page.id) AS item_count
    FROM (SELECT count(*) AS total FROM wishlist_groups one WHERE ${found}) counted
    LEFT JOIN (
      SELECT one.id, one.name, one.description, one.created_at, 1 + one.follower_count AS member_count,
        row_number() OVER (ORDER BY ${order}) AS place
      FROM wishlist_groups one WHERE ${found} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}
    ) page ON true
    ORDER BY page.place`.execute(db);
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
