import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { AccountTables } from '#server/db/account-tables.ts';
import type { Db } from '#server/db/schema.ts';
import type { Mail } from './layout.ts';

export type OutboxRow = Selectable<AccountTables['mail_outbox']>;

export const MAIL_CHANNEL = 'mail_queued';

/** Links live 15 minutes: a mail that could not be handed over for that long helps no one. */
const LINK_MAIL_MS = 15 * 60_000;

/** Puts a mail into the outbox, in the caller's transaction: it is sent if and only if that commits. */
export async function queueMail(db: Db, mail: Mail, now: Date, expiresMs = LINK_MAIL_MS): Promise<void> {
  await db
    .insertInto('mail_outbox')
    .values({
      id: uuidv7(),
      recipient: mail.recipient,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      created_at: now,
      next_attempt_at: now,
      last_error: null,
      sent_at: null,
      given_up_at: null,
      expires_at: new Date(now.getTime() + expiresMs),
      unsubscribe_url: mail.unsubscribeUrl ?? null,
    })
    .execute();
  await sql`SELECT pg_notify(${MAIL_CHANNEL}, '')`.execute(db);
}

/**
 * Takes mails that are due, for `leaseMs`: no other worker sees them until then, so each is sent by one process.
 * A process that dies while sending leaves its mails to the next one after the lease.
 */
export async function takeDueMails(db: Db, limit: number, leaseMs: number, now: Date): Promise<OutboxRow[]> {
  return db
    .updateTable('mail_outbox')
    .set({ next_attempt_at: new Date(now.getTime() + leaseMs), attempts: sql<number>`attempts + 1` })
    .where('id', 'in', (due) =>
      due
        .selectFrom('mail_outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .where('expires_at', '>', now)
        .orderBy('next_attempt_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** The bodies carry a key to the account: gone as soon as the mail is. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ sent_at: now, text_body: '', html_body: '' })
    .where('id', '=', id)
    .execute();
}

/** Puts a failed mail off, or gives it up where `retryAt` is undefined. */
export async function markFailed(
  db: Db,
  id: string,
  error: string,
  now: Date,
  retryAt: Date | undefined,
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set(retryAt ? { last_error: error, next_attempt_at: retryAt } : { last_error: error, given_up_at: now })
    .where('id', '=', id)
    .execute();
}

/** The newest mails, for the development mailbox. */
export function listMails(db: Db, limit: number): Promise<OutboxRow[]> {
  return db.selectFrom('mail_outbox').selectAll().orderBy('created_at', 'desc').limit(limit).execute();
}

const KEEP_MS = 24 * 60 * 60_000;

/** Deletes mails that are too old to matter. */
export async function deleteOldMails(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('created_at', '<', new Date(now.getTime() - KEEP_MS))
    .execute();
}
