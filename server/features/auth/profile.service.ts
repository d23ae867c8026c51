import { fail, ok, type Result } from '#contract/result.ts';
import type { User } from '#contract/user.schema.ts';
import type { Db } from '#server/db/schema.ts';
import { openText, sealText } from '#server/keys/sealed-text.ts';
import type { KeyRing } from '#server/keys/secret-keys.ts';
import { t } from '#server/language/speech.ts';
import { findUser, keepLanguage, listSignIns, updateUser } from './account.queries.ts';
import { listAccountData } from './account-data.queries.ts';
import { lastCharacters } from './business-id.ts';
import { presentUser } from './present-user.ts';

export interface ProfileChange {
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  readonly company_name?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly business_id?: string | null | undefined;
}

const GONE = t`This account does not exist any more.`;

/** The web asks on every load, so also after the language was switched. */
export async function getProfile(db: Db, userId: string): Promise<Result<User>> {
  const row = await findUser(db, userId);
  if (row === undefined) return fail('unauthorized', GONE);
  await keepLanguage(db, row);
  return ok(presentUser(row));
}

/** Changes the given fields; absent ones stay, null clears. */
export async function changeProfile(
  db: Db,
  keys: KeyRing,
  userId: string,
  change: ProfileChange,
  now: Date,
): Promise<Result<User>> {
  const { first_name, last_name, company_name, phone, business_id } = change;
  const sealed = business_id === undefined ? {} : sealedFields(keys, userId, business_id);
  const columns = { first_name, last_name, company_name, phone, ...sealed, updated_at: now };
  const row = await updateUser(db, userId, columns);
  return row ? ok(presentUser(row)) : fail('unauthorized', GONE);
}

/** The two columns of a business id. */
export function sealedFields(keys: KeyRing, userId: string, plain: string | null) {
  return plain === null
    ? { business_id: null, business_id_last: null }
    : { business_id: sealText(keys, userId, plain), business_id_last: lastCharacters(plain) };
}

/** Everything stored about an account, for its owner, the business id in full. */
export async function exportAccount(
  db: Db,
  keys: KeyRing,
  userId: string,
): Promise<Result<Record<string, unknown>>> {
  const user = await findUser(db, userId);
  if (user === undefined) return fail('unauthorized', GONE);
  const sealed = user.business_id;
  const business_id = sealed === null ? null : (openText(keys, userId, sealed) ?? null);
  const profile = { ...presentUser(user), business_id, language: user.language };
  const data = await listAccountData(db, userId);
  return ok({ user: profile, ...(await listSignIns(db, userId)), ...data });
}
