import { fail, ok, type Result } from '#contract/result.ts';
import type { User } from '#contract/user.schema.ts';
import type { Db } from '#server/db/schema.ts';
import { findUser } from './account.queries.ts';
import { lastCharacters, openBusinessId, sealBusinessId } from './business-id.ts';
import { presentUser } from './present-user.ts';
import type { KeyRing } from './secret-keys.ts';

export interface ProfileChange {
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  readonly company_name?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly business_id?: string | null | undefined;
}

const GONE = 'This account does not exist any more.';

export async function getProfile(db: Db, userId: string): Promise<Result<User>> {
  const row = await findUser(db, userId);
  return row ? ok(presentUser(row)) : fail('unauthorized', GONE);
}

/** Changes the given fields; absent ones stay, null clears. */
export async function changeProfile(
  db: Db,
  keys: KeyRing,
  userId: string,
  change: ProfileChange,
  now: Date,
): Promise<Result<User>> {
  const row = await db
    .updateTable('users')
    .set({
      ...(change.first_name !== undefined && { first_name: change.first_name }),
      ...(change.last_name !== undefined && { last_name: change.last_name }),
      ...(change.company_name !== undefined && { company_name: change.company_name }),
      ...(change.phone !== undefined && { phone: change.phone }),
      ...(change.business_id !== undefined && sealedFields(keys, userId, change.business_id)),
      updated_at: now,
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  return row ? ok(presentUser(row)) : fail('unauthorized', GONE);
}

/** The two columns of a business id. */
export function sealedFields(keys: KeyRing, userId: string, plain: string | null) {
  return plain === null
    ? { business_id: null, business_id_last: null }
    : { business_id: sealBusinessId(keys, userId, plain), business_id_last: lastCharacters(plain) };
}

/** Deletes the account; everything of it goes with the row. */
export async function deleteAccount(db: Db, userId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await findUser(trx, userId);
    if (user) await trx.deleteFrom('magic_links').where('email_key', '=', user.email_key).execute();
    await trx.deleteFrom('users').where('id', '=', userId).execute();
  });
}

/** The plain business id of its owner, for the export of their own data. */
export function plainBusinessId(keys: KeyRing, userId: string, sealed: Buffer | null): string | null {
  return sealed === null ? null : (openBusinessId(keys, userId, sealed) ?? null);
}
