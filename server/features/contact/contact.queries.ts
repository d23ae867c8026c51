import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/db/schema.ts';

export interface StoredMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly clientHash: Buffer;
}

/** One message of a sender at a time, until the transaction ends: two at once must not both find room. */
export async function lockSender(db: Db, clientHash: Buffer): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${clientHash.toString('hex')}, 11))`.execute(db);
}

/** When a sender's last messages came, the newest first. */
export async function listSendTimes(
  db: Db,
  clientHash: Buffer,
  since: Date,
  limit: number,
): Promise<readonly Date[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .select('created_at')
    .where('client_hash', '=', clientHash)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.created_at);
}

export async function insertMessage(db: Db, message: StoredMessage, now: Date): Promise<void> {
  const { clientHash, ...rest } = message;
  await db
    .insertInto('contact_messages')
    .values({ id: uuidv7(), ...rest, client_hash: clientHash, created_at: now })
    .execute();
}

/** Where a message came from is of no use once it no longer counts. */
export async function forgetSenders(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set({ client_hash: null })
    .where('client_hash', 'is not', null)
    .where('created_at', '<=', before)
    .execute();
}
