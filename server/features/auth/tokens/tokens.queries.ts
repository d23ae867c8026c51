import { type Selectable, sql } from 'kysely';
import type { AccountTables } from '#server/db/account-tables.ts';
import type { Db } from '#server/db/schema.ts';

export type TokenRow = Selectable<AccountTables['api_tokens']>;

export function listTokens(db: Db, userId: string): Promise<TokenRow[]> {
  return db
    .selectFrom('api_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

export async function insertToken(
  db: Db,
  token: Omit<TokenRow, 'last_used_at' | 'minute_began_at' | 'minute_calls'>,
): Promise<void> {
  const unused = { last_used_at: null, minute_began_at: token.created_at, minute_calls: 0 };
  await db
    .insertInto('api_tokens')
    .values({ ...token, ...unused })
    .execute();
}

/** The token of a call, which is counted; undefined where there is none. Its minute starts over once it has passed. */
export function countCall(db: Db, tokenHash: Buffer, now: Date): Promise<TokenRow | undefined> {
  const isOver = sql<boolean>`minute_began_at <= ${new Date(now.getTime() - 60_000)} OR minute_began_at > ${now}`;
  return db
    .updateTable('api_tokens')
    .set({
      last_used_at: now,
      minute_began_at: sql<Date>`CASE WHEN ${isOver} THEN ${now} ELSE minute_began_at END`,
      minute_calls: sql<number>`CASE WHEN ${isOver} THEN 1 ELSE minute_calls + 1 END`,
    })
    .where('token_hash', '=', tokenHash)
    .returningAll()
    .executeTakeFirst();
}
