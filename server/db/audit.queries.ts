import type { AuditEvent } from './account-tables.ts';
import type { Db } from './schema.ts';

export interface AuditEntry {
  readonly event: AuditEvent;
  readonly at: Date;
  /** Null: no account is known yet. */
  readonly userId: string | null;
  /** Network address. */
  readonly client: string | null;
  /** How, or which; never a secret or an address. */
  readonly detail?: string;
}

/** Notes an event in the caller's transaction: it is there if and only if what it tells of happened. */
export async function recordEvent(db: Db, { event, at, userId, client, detail }: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({ event, at, user_id: userId, client, detail: detail ?? null })
    .execute();
}

/** Of a deleted account only the events themselves stay. */
export async function forgetClients(db: Db, userId: string): Promise<void> {
  await db.updateTable('audit_events').set({ client: null }).where('user_id', '=', userId).execute();
}
