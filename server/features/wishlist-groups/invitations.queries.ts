import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Language } from '#contract/language.ts';
import { type GroupRole, INVITATION_DAYS } from '#contract/wishlist-groups.ts';
import type { Database, Db } from '#server/db/schema.ts';
import { hashSecret } from '#server/keys/secrets.ts';
import type { Authorized } from './authorize-group.ts';
import { displayNameOf } from './events.queries.ts';

export type InvitationRow = Selectable<Database['wishlist_group_invitations']>;

const DAY_MS = 24 * 60 * 60_000;
const timesFrom = (now: Date) => ({
  sent_at: now,
  expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
});

export function listInvitations(db: Db, group: Authorized<'owner'>): Promise<InvitationRow[]> {
  return db
    .selectFrom('wishlist_group_invitations')
    .selectAll()
    .where('group_id', '=', group.id)
    .orderBy('id')
    .execute();
}

export interface NewInvitation {
  readonly email: string;
  readonly email_key: string;
  readonly role: GroupRole;
  readonly token: string;
}

/** An address has one invitation to a group: a second one takes its place, and its link ends. */
export async function putInvitation(
  trx: Db,
  group: Authorized<'owner'>,
  { email, email_key, role, token }: NewInvitation,
  now: Date,
): Promise<void> {
  const fresh = { email, role, token_hash: hashSecret(token), ...timesFrom(now) };
  await trx
    .insertInto('wishlist_group_invitations')
    .values({ id: uuidv7(), group_id: group.id, email_key, ...fresh })
    .onConflict((conflict) => conflict.columns(['group_id', 'email_key']).doUpdateSet(fresh))
    .execute();
}

export function isInvited(trx: Db, groupId: string, emailKey: string): Promise<unknown> {
  return trx
    .selectFrom('wishlist_group_invitations')
    .select('id')
    .where('group_id', '=', groupId)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

export function findInvitation(db: Db, groupId: string, id: string): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('wishlist_group_invitations')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Answers whether it was there. */
export async function deleteInvitation(trx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('wishlist_group_invitations')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface OpenInvitation extends InvitationRow {
  readonly group_name: string;
  readonly owner_id: string;
  readonly owner_name: string;
}

/** What a link leads to, expired ones too; in a transaction it stays locked, so that it is answered once. */
export async function findByToken(
  db: Db,
  token: string,
  { isLocked = false } = {},
): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`
    SELECT invitation.*, one.name AS group_name, one.owner_id, ${displayNameOf('owner')} AS owner_name
    FROM wishlist_group_invitations invitation
    JOIN wishlist_groups one ON one.id = invitation.group_id JOIN users owner ON owner.id = one.owner_id
    WHERE invitation.token_hash = ${hashSecret(token)} ${isLocked ? sql`FOR UPDATE OF invitation` : sql``}`.execute(
    db,
  );
  return rows[0];
}

/** The language of the account of an address; undefined where there is none. */
export async function languageOfAddress(db: Db, key: string): Promise<Language | undefined> {
  const account = db.selectFrom('users').select('language').where('email_key', '=', key);
  return (await account.executeTakeFirst())?.language;
}

/** The key of the account's address, and how others may call it. */
export async function findPerson(
  db: Db,
  userId: string,
): Promise<{ readonly email_key: string; readonly name: string } | undefined> {
  const { rows } = await sql<{ email_key: string; name: string }>`
    SELECT email_key, ${displayNameOf('account')} AS name FROM users account WHERE id = ${userId}`.execute(
    db,
  );
  return rows[0];
}
