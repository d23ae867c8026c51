import type { Selectable } from 'kysely';
import type { AccountTables } from '#server/db/account-tables.ts';
import type { Db } from '#server/db/schema.ts';

export type SavedSearchRow = Selectable<AccountTables['saved_searches']>;

export function listSavedSearches(db: Db, userId: string): Promise<SavedSearchRow[]> {
  return db
    .selectFrom('saved_searches')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .execute();
}

/** False where the account has a search of that name. */
export async function insertSavedSearch(db: Db, row: SavedSearchRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('saved_searches')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether another search of the account has the name. */
export async function isNameTaken(db: Db, userId: string, name: string, id: string): Promise<boolean> {
  const taken = db.selectFrom('saved_searches').select('id').where('user_id', '=', userId);
  return (await taken.where('name', '=', name).where('id', '<>', id).executeTakeFirst()) !== undefined;
}

export async function renameSavedSearch(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('saved_searches')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
