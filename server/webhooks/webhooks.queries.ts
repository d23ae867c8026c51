import { type Selectable, sql } from 'kysely';
import type { AccountTables } from '#server/db/account-tables.ts';
import type { Db } from '#server/db/schema.ts';

export type WebhookRow = Selectable<AccountTables['webhooks']>;

/** A change of the catalogue as a message tells it. */
export interface ToldChange {
  readonly sequence: number;
  readonly gtin: string;
  readonly change: 'changed' | 'deleted';
}

/**
 * Takes webhooks with something to send, for `leaseMs`: no other process sees them until then, so that the messages of
 * each go out one after the other. One that a killed process had is taken again after the lease.
 */
export async function takeDueWebhooks(
  db: Db,
  { limit, leaseMs, latest, now }: { limit: number; leaseMs: number; latest: number; now: Date },
): Promise<WebhookRow[]> {
  return db
    .updateTable('webhooks')
    .set({ next_attempt_at: new Date(now.getTime() + leaseMs) })
    .where('id', 'in', (due) =>
      due
        .selectFrom('webhooks')
        .select('id')
        .where('is_paused', '=', false)
        .where('disabled_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .where((either) =>
          either.or([either('message_id', 'is not', null), either('sequence', '<>', latest)]),
        )
        // Receivers that answer go before those that have not lately.
        .orderBy('failed_attempts')
        .orderBy('next_attempt_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

export async function listToldChanges(db: Db, since: number, limit: number): Promise<ToldChange[]> {
  const { rows } = await sql<ToldChange>`
    (SELECT change_seq AS sequence, gtin, 'changed' AS change FROM products
     WHERE change_seq > ${since} ORDER BY change_seq LIMIT ${limit})
    UNION ALL
    (SELECT change_seq, gtin, 'deleted' FROM deleted_products
     WHERE change_seq > ${since} ORDER BY change_seq LIMIT ${limit})
    ORDER BY sequence LIMIT ${limit}`.execute(db);
  return rows;
}

export interface KeptMessage {
  readonly id: string;
  readonly body: string;
  /** The receiver's place once it has accepted the message. */
  readonly sequence: number;
}

/** Writes the message down before it is sent, so that each attempt sends the same under the same id. */
export async function keepMessage(
  db: Db,
  hookId: string,
  { id, body, sequence }: KeptMessage,
): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ message_id: id, message_body: body, message_sequence: sequence })
    .where('id', '=', hookId)
    .execute();
}

export async function markAccepted(db: Db, hookId: string, message: KeptMessage, now: Date): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({
      sequence: message.sequence,
      message_id: null,
      message_body: null,
      message_sequence: null,
      failed_attempts: 0,
      failing_since: null,
      last_error: null,
      last_delivered_at: now,
      next_attempt_at: now,
    })
    .where('id', '=', hookId)
    .where('message_id', '=', message.id)
    .execute();
}

/** Puts the message off, or disables the webhook where `retryAt` is undefined. */
export async function markFailed(
  db: Db,
  { hookId, messageId, error }: { hookId: string; messageId: string; error: string },
  now: Date,
  retryAt: Date | undefined,
): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({
      failed_attempts: sql<number>`failed_attempts + 1`,
      failing_since: sql<Date>`coalesce(failing_since, ${now})`,
      last_error: error,
      ...(retryAt ? { next_attempt_at: retryAt } : { disabled_at: now }),
    })
    .where('id', '=', hookId)
    .where('message_id', '=', messageId)
    .execute();
}

/** Ends the lease of a webhook whose attempt was broken off: it is due again, as if it had not been taken. */
export async function putBack(db: Db, hookId: string, now: Date): Promise<void> {
  await db.updateTable('webhooks').set({ next_attempt_at: now }).where('id', '=', hookId).execute();
}
