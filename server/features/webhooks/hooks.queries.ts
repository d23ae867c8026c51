import type { Db } from '#server/db/schema.ts';
import type { WebhookRow } from '#server/webhooks/webhooks.queries.ts';

export function listWebhooks(db: Db, userId: string): Promise<WebhookRow[]> {
  return db.selectFrom('webhooks').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

type NewWebhook = Pick<WebhookRow, 'id' | 'user_id' | 'url' | 'sealed_secret' | 'created_at' | 'sequence'>;

export async function insertWebhook(db: Db, hook: NewWebhook): Promise<void> {
  await db
    .insertInto('webhooks')
    .values({ ...hook, next_attempt_at: hook.created_at })
    .execute();
}

/** Resuming begins the patience over, with the message that was under way. */
export async function pauseWebhook(
  db: Db,
  { userId, id, isPaused }: { userId: string; id: string; isPaused: boolean },
  now: Date,
): Promise<boolean> {
  const fresh = { disabled_at: null, failing_since: null, failed_attempts: 0, next_attempt_at: now };
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ is_paused: isPaused, ...(!isPaused && fresh) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
