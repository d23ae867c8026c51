import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import type { WatchTables } from '#server/db/watch-tables.ts';
import type { RuleBookOn } from './rule-book.ts';

/** Every rule book as it was told last. */
export async function listToldRules(db: Db): Promise<RuleBookOn[]> {
  return db
    .selectFrom('rule_books')
    .select(['book', sql<string>`told_to::text`.as('day')])
    .orderBy('key')
    .execute();
}

export async function keepToldRule(db: Db, { book, day }: RuleBookOn): Promise<void> {
  const row = { book: JSON.stringify(book), told_to: day };
  await db
    .insertInto('rule_books')
    .values({ key: book.key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

export async function forgetToldRule(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rule_books').where('key', '=', key).execute();
}

export interface RuleChangeRow extends Selectable<WatchTables['rule_changes']> {
  readonly is_listed: boolean;
}

/** Changes of what a person watches of standards and laws since they began to, the last first. */
export async function listRuleChanges(
  db: Db,
  { userId, since, most }: { readonly userId: string; readonly since: number; readonly most: number },
): Promise<RuleChangeRow[]> {
  const { rows } = await sql<RuleChangeRow>`
    SELECT change.*, EXISTS (SELECT FROM rule_books WHERE rule_books.key = change.key) AS is_listed
    FROM rule_changes change
    WHERE change.id > ${since} AND EXISTS (
      SELECT FROM watches watch WHERE watch.user_id = ${userId} AND watch.created_at <= change.changed_at
        AND (watch.kind IN ('standard', 'law') AND watch.key = change.key OR watch.kind = 'place' AND watch.key = change.place))
    ORDER BY change.id DESC LIMIT ${most}`.execute(db);
  return rows;
}
