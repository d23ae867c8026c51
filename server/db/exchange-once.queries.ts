import { sql } from 'kysely';
import type { Db } from './schema.ts';

const KEPT_MS = 24 * 60 * 60_000;

/** An exchange as the API takes it: with a key it may be sent again. */
export interface Keyed {
  readonly idempotency_key?: string | undefined;
}

/**
 * Makes an exchange once a key and day, also where the same one arrives several times at once. A refused one leaves its key
 * free.
 */
export function exchangeOnce<Outcome>(
  db: Db,
  { userId, key, now }: { readonly userId: string; readonly key: string | undefined; readonly now: Date },
  exchange: (trx: Db) => Promise<Outcome | 'done'>,
): Promise<Outcome | 'done'> {
  return db.transaction().execute(async (trx) => {
    if (key === undefined) return exchange(trx);
    await purge(trx, now);
    const { rows } = await sql`
      INSERT INTO exchange_keys (user_id, key, made_at) VALUES (${userId}, ${key}, ${now})
      ON CONFLICT DO NOTHING RETURNING key`.execute(trx);
    if (rows.length === 0) return 'done';
    const outcome = await exchange(trx);
    if (outcome !== 'done')
      await trx.deleteFrom('exchange_keys').where('user_id', '=', userId).where('key', '=', key).execute();
    return outcome;
  });
}

/** Rows that another exchange is purging are left to it: two purges never wait for one another. */
async function purge(trx: Db, now: Date): Promise<void> {
  await sql`
    DELETE FROM exchange_keys WHERE (user_id, key) IN (
      SELECT user_id, key FROM exchange_keys WHERE made_at <= ${new Date(now.getTime() - KEPT_MS)}
      FOR UPDATE SKIP LOCKED)`.execute(trx);
}
