import type { Selectable } from 'kysely';
import type { AccountTables, IdentityProvider } from '#server/db/account-tables.ts';
import type { Db } from '#server/db/schema.ts';

export type SignInRow = Selectable<AccountTables['provider_sign_ins']>;

/** A person has this long to come back from the provider. */
const SIGN_IN_MS = 10 * 60_000;
/** The page redeems its code at once. */
const HANDOVER_MS = 60_000;

export async function insertSignIn(db: Db, row: Omit<SignInRow, 'handover_hash' | 'user_id'>): Promise<void> {
  const stale = new Date(row.created_at.getTime() - SIGN_IN_MS);
  await db.deleteFrom('provider_sign_ins').where('created_at', '<', stale).execute();
  await db
    .insertInto('provider_sign_ins')
    .values({ ...row, handover_hash: null, user_id: null })
    .execute();
}

/** The half-finished sign-in of a state, once: a replayed callback finds nothing. */
export function takeSignIn(
  db: Db,
  provider: IdentityProvider,
  stateHash: Buffer,
  now: Date,
): Promise<SignInRow | undefined> {
  return db
    .deleteFrom('provider_sign_ins')
    .where('state_hash', '=', stateHash)
    .where('provider', '=', provider)
    .where('handover_hash', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - SIGN_IN_MS))
    .returningAll()
    .executeTakeFirst();
}

/** Keeps the outcome of a sign-in for the page that will ask for it with the code. */
export async function insertHandover(
  db: Db,
  signIn: SignInRow,
  userId: string,
  handoverHash: Buffer,
  now: Date,
) {
  await db
    .insertInto('provider_sign_ins')
    .values({ ...signIn, created_at: now, user_id: userId, handover_hash: handoverHash })
    .execute();
}

export function takeHandover(db: Db, handoverHash: Buffer, now: Date): Promise<SignInRow | undefined> {
  return db
    .deleteFrom('provider_sign_ins')
    .where('handover_hash', '=', handoverHash)
    .where('created_at', '>', new Date(now.getTime() - HANDOVER_MS))
    .returningAll()
    .executeTakeFirst();
}

interface IdentityKey {
  readonly provider: IdentityProvider;
  readonly subject: string;
}

/** The user that a provider's identity is joined to. */
export async function findIdentity(db: Db, { provider, subject }: IdentityKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

export async function insertIdentity(
  db: Db,
  { provider, subject }: IdentityKey,
  userId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('user_identities')
    .values({ provider, subject, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
