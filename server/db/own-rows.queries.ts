import type { Db } from './schema.ts';

type OwnTable = 'api_tokens' | 'saved_searches' | 'watches' | 'webhooks';

/** How many an account has, which is locked: of two that are made at once the second counts the first. */
export async function countOwn(trx: Db, table: OwnTable, userId: string): Promise<number> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  return (await trx.selectFrom(table).select('id').where('user_id', '=', userId).execute()).length;
}

/** False where the account has no such row. */
export async function deleteOwn(db: Db, table: OwnTable, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
