import type { Pool } from 'pg';
import { takeKey } from '#server/db/idempotency-keys.queries.ts';
import { addCartItem, type CartChange, type NewCartItem } from './cart.queries.ts';

/** An add that may be sent again: `key` is this user's name for it. */
export interface KeyedAdd extends NewCartItem {
  readonly key: string;
}

/**
 * Adds once a key and day, also where the same add arrives several times at once. Undefined where it has been counted
 * before. A refused add leaves its key free.
 */
export async function addCartItemOnce(
  pool: Pool,
  userId: string,
  { key, ...item }: KeyedAdd,
  now: Date,
): Promise<CartChange | undefined> {
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query('BEGIN');
    const run = (text: string, values: unknown[]) => client.query(text, values);
    const isFirst = await takeKey(run, { userId, change: 'add', key, now });
    const change = isFirst ? await addCartItem(client, userId, item, now) : undefined;
    await client.query(change?.written === false ? 'ROLLBACK' : 'COMMIT');
    isDone = true;
    return change;
  } finally {
    // A connection that broke off within its transaction is not used again.
    client.release(!isDone);
  }
}
