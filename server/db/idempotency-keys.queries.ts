import { CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

const KEPT_MS = 24 * 60 * 60_000;

// Rows that another change is purging are left to it: two purges never wait for one another.
const PURGE = `
  DELETE FROM idempotency_keys WHERE (user_id, change, key) IN (
    SELECT user_id, change, key FROM idempotency_keys WHERE taken_at <= $1 FOR UPDATE SKIP LOCKED)`;
const TAKE = `
  INSERT INTO idempotency_keys (user_id, change, key, taken_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING RETURNING key`;

/** A change as the API takes it: with a key it may be sent again. */
export interface Keyed {
  readonly idempotency_key?: string | undefined;
}

/** `key` is this user's name for one change of this kind. */
export interface KeyUse {
  readonly userId: string;
  readonly change: 'add' | 'exchange';
  readonly key: string;
  readonly now: Date;
}

type RunQuery = (text: string, values: unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;

/**
 * Takes a key, for a day, in the transaction of its change; false where that was made before. Where the same change arrives
 * several times at once, the others wait for the first. Rolled back with a refused change, the key is free.
 */
export async function takeKey(run: RunQuery, { userId, change, key, now }: KeyUse): Promise<boolean> {
  await run(PURGE, [new Date(now.getTime() - KEPT_MS)]);
  const { rows } = await run(TAKE, [userId, change, key, now]);
  return rows.length > 0;
}

/** Makes an exchange once a key and day. A refused one writes nothing and leaves its key free. */
export function exchangeOnce<Outcome>(
  db: Db,
  { userId, key, now }: { readonly userId: string; readonly key: string | undefined; readonly now: Date },
  exchange: (trx: Db) => Promise<Outcome | 'done'>,
): Promise<Outcome | 'done'> {
  return db.transaction().execute(async (trx) => {
    if (key === undefined) return exchange(trx);
    const run: RunQuery = (text, values) => trx.executeQuery(CompiledQuery.raw(text, values));
    if (!(await takeKey(run, { userId, change: 'exchange', key, now }))) return 'done';
    const outcome = await exchange(trx);
    if (outcome !== 'done')
      await trx
        .deleteFrom('idempotency_keys')
        .where('user_id', '=', userId)
        .where('change', '=', 'exchange')
        .where('key', '=', key)
        .execute();
    return outcome;
  });
}
