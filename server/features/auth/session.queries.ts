import { type Selectable, sql } from 'kysely';
import type { AccountTables } from '#server/db/account-tables.ts';
import type { Db } from '#server/db/schema.ts';

export type SessionRow = Selectable<AccountTables['sessions']>;

/** Tells every process that a session ended; its access tokens are refused from then on. */
export const SESSION_REVOKED_CHANNEL = 'session_revoked';

export interface TokenState {
  readonly session_id: string;
  readonly rotated_at: Date | null;
}

export async function insertSession(db: Db, session: SessionRow, tokenHash: Buffer): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
  await insertRefreshToken(db, session.id, tokenHash, session.created_at);
}

async function insertRefreshToken(db: Db, sessionId: string, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: tokenHash, session_id: sessionId, issued_at: now, rotated_at: null })
    .execute();
}

/** A refresh token, locked together with its session so that tabs rotate one after another. */
export async function lockRefreshToken(db: Db, tokenHash: Buffer) {
  const found = await db
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', found.session_id)
    .forUpdate()
    .executeTakeFirst();
  const token = await findRefreshToken(db, tokenHash);
  return session && token ? { session, token } : undefined;
}

export function findRefreshToken(db: Db, tokenHash: Buffer): Promise<TokenState | undefined> {
  return db
    .selectFrom('refresh_tokens')
    .select(['session_id', 'rotated_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function rotateRefreshToken(
  db: Db,
  session: SessionRow,
  oldHash: Buffer,
  newHash: Buffer,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await db.updateTable('refresh_tokens').set({ rotated_at: now }).where('token_hash', '=', oldHash).execute();
  await insertRefreshToken(db, session.id, newHash, now);
  await db
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('id', '=', session.id)
    .execute();
}

/** Living sessions, the last used first. */
export function listSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .execute();
}

/** Ends one session, or with `sessionId` undefined every session of the user; answers those that were alive. */
export async function revokeSessions(
  db: Db,
  owner: { readonly userId: string; readonly sessionId?: string },
  now: Date,
): Promise<string[]> {
  let update = db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', owner.userId)
    .where('revoked_at', 'is', null);
  if (owner.sessionId !== undefined) update = update.where('id', '=', owner.sessionId);
  const ended = (await update.returning('id').execute()).map((row) => row.id);
  for (const id of ended) await sql`SELECT pg_notify(${SESSION_REVOKED_CHANNEL}, ${id})`.execute(db);
  return ended;
}

/** The sessions of an account to be deleted stay known: their access tokens may outlive the process. */
export async function rememberEnded(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('ended_sessions')
    .columns(['session_id', 'ended_at'])
    .expression((from) =>
      from
        .selectFrom('sessions')
        .select((row) => ['id', row.val(now).as('ended_at')])
        .where('user_id', '=', userId),
    )
    .execute();
}

export async function listRevokedSince(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('revoked_at', '>', since)
    .unionAll(db.selectFrom('ended_sessions').select('session_id as id').where('ended_at', '>', since))
    .execute();
  return rows.map((row) => row.id);
}
