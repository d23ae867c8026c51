import { type Selectable, sql } from 'kysely';
import { AUTH } from '#contract/auth.ts';
import type { AccountTables, PendingSignup } from '#server/db/account-tables.ts';
import type { Db } from '#server/db/schema.ts';
import type { Address } from './account.queries.ts';
import { AUTH_LIMITS } from './auth-limits.ts';

export type LinkRow = Selectable<AccountTables['magic_links']>;

export interface NewLink {
  readonly id: string;
  readonly address: Address;
  readonly tokenHash: Buffer;
  readonly nonceHash: Buffer;
  readonly codeHash: Buffer;
  readonly redeemable: boolean;
  readonly signup: PendingSignup | undefined;
}

/** Stores a link; the newest one voids the older ones of its address. */
export async function insertLink(db: Db, link: NewLink, now: Date): Promise<void> {
  await db
    .updateTable('magic_links')
    .set({ voided_at: now })
    .where('email_key', '=', link.address.key)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
  await db
    .insertInto('magic_links')
    .values({
      id: link.id,
      email: link.address.email,
      email_key: link.address.key,
      token_hash: link.tokenHash,
      nonce_hash: link.nonceHash,
      code_hash: link.codeHash,
      redeemable: link.redeemable,
      signup: link.signup ? JSON.stringify(link.signup) : null,
      tries_left: AUTH_LIMITS.codeTries,
      created_at: now,
      expires_at: new Date(now.getTime() + AUTH.magicLinkMs),
      used_at: null,
      voided_at: null,
    })
    .execute();
}

/** The link of a token, locked: of two redeemers at once the second sees it used. */
export function lockLinkByToken(db: Db, tokenHash: Buffer): Promise<LinkRow | undefined> {
  return db
    .selectFrom('magic_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

/** Takes one try of a link by the nonce of its request; undefined where there is none left. */
export function takeCodeTry(db: Db, nonceHash: Buffer): Promise<LinkRow | undefined> {
  return db
    .updateTable('magic_links')
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where('nonce_hash', '=', nonceHash)
    .where('tries_left', '>', 0)
    .returningAll()
    .executeTakeFirst();
}

export async function markLinkUsed(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('magic_links').set({ used_at: now }).where('id', '=', id).execute();
}

const HOUR_MS = 60 * 60_000;

/**
 * Counts one event against an hourly limit kept in the store, shared by every process.
 * Answers 0 where there was room, else the seconds until there is; a refused event does not count.
 * Must run in a transaction: the bucket is locked until its end.
 */
export async function takeHourlySlot(db: Db, bucket: string, limit: number, now: Date): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${bucket}, 7))`.execute(db);
  const since = new Date(now.getTime() - HOUR_MS);
  const { rows } = await sql<{ oldest: Date }>`
    WITH gone AS (
      DELETE FROM rate_events WHERE bucket = ${bucket} AND at <= ${since}
    ), full_since AS (
      SELECT at FROM rate_events WHERE bucket = ${bucket} AND at > ${since} ORDER BY at DESC OFFSET ${limit - 1} LIMIT 1
    ), taken AS (
      INSERT INTO rate_events (bucket, at) SELECT ${bucket}, ${now}::timestamptz WHERE NOT EXISTS (SELECT FROM full_since)
    )
    SELECT at AS oldest FROM full_since`.execute(db);
  const oldest = rows[0]?.oldest;
  if (oldest === undefined) return 0;
  return Math.max(1, Math.ceil((oldest.getTime() + HOUR_MS - now.getTime()) / 1000));
}
