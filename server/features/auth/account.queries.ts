import type { Selectable, UpdateObject } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { AuthProvider } from '#contract/user.ts';
import type { AccountTables, PendingSignup } from '#server/db/account-tables.ts';
import { forgetClients, recordEvent } from '#server/db/audit.queries.ts';
import type { Database, Db } from '#server/db/schema.ts';
import { spokenLanguage } from '#server/language/speech.ts';
import { rememberEnded } from './session.queries.ts';

export type UserRow = Selectable<AccountTables['users']>;

export interface Address {
  readonly email: string;
  readonly key: string;
}

export function findUserByAddress(db: Db, emailKey: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst();
}

export function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
}

/** Changes the given columns; those that are undefined stay. */
export function updateUser(
  db: Db,
  userId: string,
  columns: UpdateObject<Database, 'users'>,
): Promise<UserRow | undefined> {
  return db.updateTable('users').set(columns).where('id', '=', userId).returningAll().executeTakeFirst();
}

/** Keeps the language of the request, for mails that are sent without one. */
export async function keepLanguage(db: Db, user: Pick<UserRow, 'id' | 'language'>): Promise<void> {
  const language = spokenLanguage();
  if (user.language !== language) await updateUser(db, user.id, { language });
}

/** Deletes the account; everything of it goes with the row, except the bare numbers of its sessions and its audit events. */
export async function deleteUser(db: Db, userId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await findUser(trx, userId);
    await rememberEnded(trx, userId, now);
    if (user) {
      for (const table of ['magic_links', 'wishlist_group_invitations'] as const)
        await trx.deleteFrom(table).where('email_key', '=', user.email_key).execute();
    }
    await trx.deleteFrom('users').where('id', '=', userId).execute();
    if (user) await recordEvent(trx, { event: 'account_deleted', at: now, userId, client: null });
    await forgetClients(trx, userId);
  });
}

/** What is stored about the account's sign-ins, without secrets' hashes: those are no data about a person. */
export async function listSignIns(db: Db, userId: string) {
  const identities = await db
    .selectFrom('user_identities')
    .select(['provider', 'subject', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'auth_provider', 'user_agent', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .execute();
  const events = await db
    .selectFrom('audit_events')
    .select(['at', 'event', 'detail', 'client'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return { identities, sessions, events };
}

/** The account of the address: the existing one, or a new one with this profile. Its address counts as verified. */
export async function getOrCreateUser(
  db: Db,
  address: Address,
  provider: AuthProvider,
  profile: PendingSignup | undefined,
  now: Date,
): Promise<UserRow> {
  return db
    .insertInto('users')
    .values({
      id: profile?.user_id ?? uuidv7(),
      email: address.email,
      email_key: address.key,
      first_name: profile?.first_name ?? null,
      last_name: profile?.last_name ?? null,
      company_name: profile?.company_name ?? null,
      phone: profile?.phone ?? null,
      business_id: profile?.business_id ? Buffer.from(profile.business_id, 'base64') : null,
      business_id_last: profile?.business_id_last ?? null,
      auth_provider: provider,
      is_verified: true,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ is_verified: true }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
